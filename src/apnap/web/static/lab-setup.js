// Setting up a situation: cards found by name or made up from their text, the state of a card, the players and
// the moment at which it begins.
import { computed, h, nextTick, reactive, ref, watch } from "vue";
import { CardFace } from "./card.js";
import {
  MANA, STEPS, ZONES, aliases, attached, changed, copy, entryAt, isEmpty, moved, nameOfEntry, playersOf, poolOf, poolText, shownPlayer,
  withCard, withOneLess, withOneMore, withPlayer, withTop, withoutCard,
} from "./lab-doc.js";
import { ask } from "./lab-store.js";
import { Symbols, symbolClass } from "./symbols.js";

const WAIT = 140; // ms after a key until cards are looked for
const WAIT_TEXT = 450; // ms after a key until a text is compiled
const COUNTERS = ["+1/+1", "-1/-1", "loyalty", "charge", "time", "age", "fade", "storage", "spore", "verse", "level"];

function field(label, input, more = "") {
  return h("label", { class: ["lab-field", more] }, [h("span", label), input]);
}

function options(list, value) {
  return list.map(([key, words]) => h("option", { key, value: key, selected: key === value }, words));
}

/** A number with its two buttons. */
function Stepper({ label, value, least, most, onChange }) {
  const set = (n) => onChange(Math.max(least ?? 0, Math.min(most ?? 999999, Math.round(n) || 0)));
  return h("div", { class: "lab-stepper", role: "group", "aria-label": label }, [
    h("span", { class: "label" }, label),
    h("button", { type: "button", class: "ap-button small icon", "aria-label": `${label} −`, onClick: () => set(value - 1) }, "−"),
    h("input", { class: "ap-field", type: "number", value, min: least ?? 0, "aria-label": label, onChange: (event) => set(Number(event.target.value)) }),
    h("button", { type: "button", class: "ap-button small icon", "aria-label": `${label} +`, onClick: () => set(value + 1) }, "+"),
  ]);
}
Stepper.props = ["label", "value", "least", "most", "onChange"];

/** Where cards go: whose zone. */
export function Target({ lab, t }) {
  const [player, zone] = lab.ui.target;
  const lang = lab.facts.lang;
  return h("div", { class: "lab-target", role: "group", "aria-label": t("target") }, [
    h("span", { class: "label" }, t("target")),
    h("select", { class: "ap-field", "aria-label": t("target-player"), "data-target": "player", onChange: (event) => { lab.ui.target = [event.target.value, zone]; } },
      options(playersOf(lab.doc.value).map((name) => [name, shownPlayer(name, lang)]), player)),
    h("select", { class: "ap-field", "aria-label": t("target-zone"), "data-target": "zone", onChange: (event) => { lab.ui.target = [player, event.target.value]; } },
      options(ZONES.map((name) => [name, t(`zone-${name}`)]), zone)),
  ]);
}
Target.props = ["lab", "t"];

/** Cards by the beginning of their names; a click places one, or drags it to the board. */
export const Finder = {
  props: ["lab", "t", "place"],
  setup(props) {
    const typed = ref("");
    const found = ref([]);
    const at = ref(0);
    const none = ref(false);
    let timer = 0;
    let round = 0;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(async () => {
        const mine = ++round;
        const text = typed.value.trim();
        if (!text) {
          found.value = [];
          none.value = false;
          return;
        }
        const { lab } = props;
        const answer = await ask("cards", { typed: text, edition: lab.ui.edition, lang: lab.facts.lang }).catch(() => null);
        if (mine !== round || !answer?.ok) return;
        found.value = answer.cards;
        none.value = answer.cards.length === 0;
        at.value = 0;
      }, WAIT);
    };
    const choose = (card) => {
      if (!card.ok) return props.lab.toast(props.t("not-supported", { name: card.shown }));
      return props.place({ card: card.name }, card.spell);
    };
    const keys = (event) => {
      const last = found.value.length - 1;
      if (event.key === "ArrowDown") at.value = Math.min(last, at.value + 1);
      else if (event.key === "ArrowUp") at.value = Math.max(0, at.value - 1);
      else if (event.key === "Enter" && found.value[at.value]) choose(found.value[at.value]);
      else if (event.key === "Escape") {
        typed.value = "";
        look();
      } else return;
      event.preventDefault();
    };
    const drag = (event, card) => {
      event.dataTransfer.setData("application/x-apnap", JSON.stringify({ entry: { card: card.name } }));
      event.dataTransfer.effectAllowed = "copyMove";
    };
    return () => {
      const { lab, t } = props;
      return h("section", { class: "lab-box", "aria-label": t("find") }, [
        h("h2", t("find")),
        h("input", {
          class: "ap-field", type: "search", role: "combobox", autocomplete: "off", spellcheck: false, value: typed.value, placeholder: t("find-hint"),
          "aria-label": t("find"), "aria-expanded": found.value.length ? "true" : "false", "aria-controls": "lab-found", "aria-autocomplete": "list",
          "aria-activedescendant": found.value.length ? `lab-found-${at.value}` : undefined, "data-find": "",
          onInput: (event) => { typed.value = event.target.value; look(); }, onKeydown: keys,
        }),
        h(Target, { lab, t }),
        h("ul", { id: "lab-found", class: "lab-found", role: "listbox", "aria-label": t("found") }, found.value.map((card, n) => h("li", {
          key: card.name, id: `lab-found-${n}`, role: "option", class: { at: n === at.value, off: !card.ok }, "aria-selected": n === at.value ? "true" : "false",
          draggable: card.ok, "data-card": card.name, onClick: () => choose(card), onDragstart: (event) => drag(event, card),
        }, [
          h("span", { class: "name" }, card.shown), h("span", { class: "cost" }, h(Symbols, { text: card.cost })),
          h("small", card.ok ? [card.type, card.size ? ` ${card.size}` : ""] : t("unsupported")),
        ]))),
        none.value ? h("p", { class: "ap-quiet", role: "status" }, t("none-found")) : null,
      ]);
    };
  },
};

const BLANK = { name: "", cost: "", type: "", pt: "", text: "", loyalty: "", token: false };

/** A card typed by hand: compiled while it is typed, shown in both languages, then placed. */
export const Maker = {
  props: ["lab", "t", "place"],
  setup(props) {
    const card = reactive({ ...BLANK });
    const told = ref(null);
    const open = ref(false);
    let timer = 0;
    let round = 0;
    const entry = () => {
      const found = {};
      for (const key of ["name", "cost", "type", "pt", "text"]) if (card[key].trim()) found[key] = card[key].trim();
      if (card.loyalty !== "" && Number.isInteger(Number(card.loyalty))) found.loyalty = Number(card.loyalty);
      if (card.token) found.token = true;
      return found;
    };
    const check = () => {
      clearTimeout(timer);
      timer = setTimeout(async () => {
        const mine = ++round;
        if (!card.name.trim() && !card.text.trim()) {
          told.value = null;
          return;
        }
        const answer = await ask("made", { entry: { ...entry(), name: card.name.trim() || "~" }, lang: props.lab.facts.lang }).catch(() => null);
        if (mine === round && answer) told.value = answer;
      }, WAIT_TEXT);
    };
    watch(card, check);
    const place = async () => {
      const answer = await ask("made", { entry: entry(), lang: props.lab.facts.lang }).catch(() => null);
      if (!answer) return props.lab.toast(props.t("no-answer"));
      told.value = answer;
      return answer.ok ? props.place(answer.entry, /Instant|Sorcery/.test(answer.entry.type ?? "")) : undefined;
    };
    const line = (key, label, hint, more) => field(props.t(label), h("input", {
      class: "ap-field", type: "text", value: card[key], placeholder: hint, autocomplete: "off", "data-made": key, onInput: (event) => { card[key] = event.target.value; },
    }), more);
    const faults = () => {
      const { t } = props;
      return h("div", { class: "lab-faults", role: "status" }, [
        h("p", told.value.why),
        ...told.value.reasons.map((one, n) => h("div", { key: n }, [
          h("p", one.text),
          one.line ? h("pre", { lang: "en" }, [h("span", one.line.slice(0, one.at)), h("mark", one.line.slice(one.at) || " ")]) : null,
          one.nearest ? h("p", [t("nearest"), h("code", { lang: "en" }, one.nearest)]) : null,
        ])),
      ]);
    };
    const faces = () => {
      const { lab, t } = props;
      const both = told.value.faces[lab.ui.edition];
      return h("div", { class: "lab-faces" }, ["en", "zh"].map((lang) => h("figure", { key: lang, lang: lang === "zh" ? "zh-CN" : "en" }, [
        h(CardFace, { face: both[lang], t: lab.facts.tableWords, images: false }),
      ])).concat([h("p", { class: "ap-quiet" }, t("made-under", { edition: lab.facts.editions.find((one) => one.key === lab.ui.edition).title }))]));
    };
    return () => {
      const { t } = props;
      return h("details", { class: "lab-box lab-maker", open: open.value, onToggle: (event) => { open.value = event.target.open; } }, [
        h("summary", h("h2", t("make"))),
        h("form", { onSubmit: (event) => { event.preventDefault(); place(); } }, [
          h("div", { class: "lab-fields" }, [
            line("name", "make-name", "", "wide"), line("cost", "make-cost", "{2}{G}"),
            line("type", "make-type", t("make-type-hint"), "wide"), line("pt", "make-pt", "3/3"), line("loyalty", "make-loyalty", ""),
            h("label", { class: "lab-check low" }, [h("input", { type: "checkbox", checked: card.token, onChange: (event) => { card.token = event.target.checked; } }), t("make-token")]),
            field(t("make-text"), h("textarea", { class: "ap-field", rows: 3, value: card.text, lang: "en", "data-made": "text", placeholder: t("make-text-hint"), onInput: (event) => { card.text = event.target.value; } }), "whole"),
          ]),
          told.value ? (told.value.ok ? faces() : faults()) : h("p", { class: "ap-quiet" }, t("make-lead")),
          h("div", { class: "lab-buttons" }, [
            h("button", { type: "submit", class: "ap-button primary", "data-do": "make", disabled: !card.name.trim() }, t("make-place")),
            h("button", { type: "button", class: "ap-button", onClick: () => { Object.assign(card, BLANK); told.value = null; } }, t("clear")),
          ]),
        ]),
      ]);
    };
  },
};

/** The state of the card that is selected. */
export const CardPanel = {
  props: ["lab", "t", "nameOf"],
  setup(props) {
    const kind = ref("+1/+1");
    const set = (changes) => props.lab.change(changed(props.lab.doc.value, props.lab.ui.selected, changes));
    const flag = (entry, key) => h("label", { class: "lab-check", key }, [
      h("input", { type: "checkbox", checked: Boolean(entry[key]), "data-flag": key, onChange: (event) => set({ [key]: event.target.checked }) }), props.t(`flag-${key}`),
    ]);
    const counters = (entry) => {
      const { t } = props;
      const held = entry.counters ?? {};
      const put = (name, n) => set({ counters: Object.fromEntries(Object.entries({ ...held, [name]: n }).filter(([, number]) => number > 0)) });
      const called = (name) => (props.lab.facts.tableWords.has(`counter-${name}`) ? props.lab.facts.tableWords(`counter-${name}`) : name);
      return [
        ...Object.entries(held).map(([name, n]) => h(Stepper, { key: name, label: called(name), value: n, least: 0, most: 999, onChange: (value) => put(name, value) })),
        h("div", { class: "lab-row" }, [
          h("select", { class: "ap-field", "aria-label": t("counter-kind"), onChange: (event) => { kind.value = event.target.value; } }, options(COUNTERS.map((name) => [name, called(name)]), kind.value)),
          h("button", { type: "button", class: "ap-button small", "data-do": "counter", onClick: () => put(kind.value, (held[kind.value] ?? 0) + 1) }, t("counter-add")),
        ]),
      ];
    };
    const hosts = (place, entry) => {
      const { lab, t, nameOf } = props;
      const list = [["", t("attached-nothing")]];
      for (const name of playersOf(lab.doc.value)) list.push([`p:${name}`, shownPlayer(name, lab.facts.lang)]);
      for (const name of playersOf(lab.doc.value)) {
        (lab.doc.value.players[name]?.battlefield ?? []).forEach((one, n) => {
          if (name === place[0] && n === place[2]) return;
          list.push([`c:${name}:${n}`, `${nameOf(one)} · ${shownPlayer(name, lab.facts.lang)}`]);
        });
      }
      const host = aliases(lab.doc.value).find((one) => one.as === entry.attached_to);
      const now = host ? `c:${host.place[0]}:${host.place[2]}` : entry.attached_to ? `p:${entry.attached_to}` : "";
      const choose = (value) => {
        const [what, name, n] = value.split(":");
        lab.change(attached(lab.doc.value, place, what === "c" ? [name, "battlefield", Number(n)] : what === "p" ? name : null));
      };
      return field(t("attached"), h("select", { class: "ap-field", "data-attach": "", onChange: (event) => choose(event.target.value) }, options(list, now)));
    };
    const move = (player, zone) => {
      const { lab } = props;
      const [next, place] = moved(lab.doc.value, lab.ui.selected, player, zone);
      lab.change(next).then((done) => { if (done) lab.ui.selected = place; });
    };
    return () => {
      const { lab, t, nameOf } = props;
      const place = lab.ui.selected;
      const entry = entryAt(lab.doc.value, place);
      if (!entry) return null;
      const [player, zone] = place;
      const lang = lab.facts.lang;
      const there = zone === "battlefield";
      const players = playersOf(lab.doc.value).map((name) => [name, shownPlayer(name, lang)]);
      return h("section", { class: "lab-box lab-card", "aria-label": t("card-of", { name: nameOf(entry) }), "data-selected": nameOfEntry(entry) }, [
        h("header", [h("h2", nameOf(entry)), h("button", { type: "button", class: "ap-button small", onClick: () => { lab.ui.selected = null; } }, t("done"))]),
        h("div", { class: "lab-fields" }, [
          field(t(there ? "controller" : "owner"), h("select", { class: "ap-field", "data-move": "player", onChange: (event) => move(event.target.value, zone) }, options(players, player))),
          field(t("zone"), h("select", { class: "ap-field", "data-move": "zone", onChange: (event) => move(player, event.target.value) }, options(ZONES.map((name) => [name, t(`zone-${name}`)]), zone))),
          there ? field(t("owner"), h("select", { class: "ap-field", onChange: (event) => set({ owner: event.target.value === player ? undefined : event.target.value }) }, options(players, entry.owner ?? player))) : null,
          there ? hosts(place, entry) : null,
          field(t("chosen"), h("input", { class: "ap-field", type: "text", value: entry.chosen ?? "", placeholder: t("chosen-hint"), onChange: (event) => set({ chosen: event.target.value.trim() }) })),
          field(t("alias"), h("input", { class: "ap-field", type: "text", value: entry.as ?? "", onChange: (event) => set({ as: event.target.value.trim() }) })),
        ]),
        h("div", { class: "lab-flags" }, (there ? ["tapped", "sick", "face_down", "transformed", "flipped", "phased_out"] : zone === "exile" ? ["face_down"] : zone === "command" ? ["commander"] : []).map((key) => flag(entry, key))),
        there ? h(Stepper, { label: t("damage"), value: entry.damage ?? 0, least: 0, most: 9999, onChange: (n) => set({ damage: n }) }) : null,
        there || zone === "exile" ? [h("h3", t("counters")), ...counters(entry)] : null,
        h("div", { class: "lab-buttons" }, [
          h("button", { type: "button", class: "ap-button", "data-do": "duplicate", onClick: () => lab.change(withCard(lab.doc.value, player, zone, copy(entry))) }, t("duplicate")),
          h("button", { type: "button", class: "ap-button danger", "data-do": "remove", onClick: () => { lab.change(withoutCard(lab.doc.value, place)); lab.ui.selected = null; } }, t("remove")),
        ]),
      ]);
    };
  },
};

function playerBox(lab, t, name) {
  const doc = lab.doc.value;
  const data = doc.players[name] ?? {};
  const seat = playersOf(doc).indexOf(name);
  const seen = lab.told.value?.state?.players?.[seat];
  const set = (changes) => lab.change(withPlayer(doc, name, changes));
  const pool = poolOf(data.mana);
  const fill = () => set({ library: Array.from({ length: 40 }, () => ({ card: "Mountain" })) });
  return h("fieldset", { key: name, class: "lab-player" }, [
    h("legend", t("player-n", { name: shownPlayer(name, lab.facts.lang) })),
    h(Stepper, { label: t("life"), value: data.life ?? seen?.life ?? 20, least: -999, onChange: (n) => set({ life: n }) }),
    h(Stepper, { label: t("poison"), value: data.poison ?? 0, least: 0, onChange: (n) => set({ poison: n || undefined }) }),
    h("div", { class: "lab-pool", role: "group", "aria-label": t("pool") }, [
      h("span", { class: "label" }, t("pool")),
      ...MANA.map((letter) => h("button", {
        key: letter, type: "button", class: "lab-mana", "aria-label": t("pool-add", { color: t(`mana-${letter}`), n: pool[letter] ?? 0 }), title: t("pool-add", { color: t(`mana-${letter}`), n: pool[letter] ?? 0 }),
        onClick: () => set({ mana: poolText({ ...pool, [letter]: (pool[letter] ?? 0) + 1 }) }),
        onContextmenu: (event) => { event.preventDefault(); set({ mana: poolText({ ...pool, [letter]: Math.max(0, (pool[letter] ?? 0) - 1) }) || undefined }); },
      }, [h("i", { class: ["ms", symbolClass(letter)] }), pool[letter] ? h("b", `${pool[letter]}`) : null])),
      data.mana ? h("button", { type: "button", class: "ap-button small", onClick: () => set({ mana: undefined }) }, t("pool-empty")) : null,
    ]),
    h("p", { class: "ap-quiet" }, [data.library === undefined ? t("library-usual") : t("library-own", { n: data.library.length }), " ",
      data.library === undefined
        ? h("button", { type: "button", class: "ap-button small", onClick: () => set({ library: [] }) }, t("library-clear"))
        : h("button", { type: "button", class: "ap-button small", onClick: () => (data.library.length ? set({ library: undefined }) : fill().then(() => {})) }, t("library-reset"))]),
  ]);
}

const SIDES = { 正: "heads", 正面: "heads", 反: "tails", 反面: "tails" };

/** What coins and dice will show, as it is typed and as the document has it. */
function chances(text) {
  return text.split(/[\s,，、]+/).filter(Boolean).map((word) => (/^\d+$/.test(word) ? Number(word) : SIDES[word] ?? word));
}

function chancesShown(list, t) {
  return (list ?? []).map((one) => (one === "heads" || one === "tails" ? t(one) : one)).join(" ");
}

/** Players, step and turn, format, title. */
export function Situation({ lab, t }) {
  const doc = lab.doc.value;
  const start = doc.start ?? {};
  const names = playersOf(doc);
  const lang = lab.facts.lang;
  const setStart = (changes) => lab.change(withTop(doc, { start: { ...start, ...changes } }));
  const stepName = (key) => lab.told.value?.state?.steps?.find((step) => step.key === key)?.name ?? key;
  const titleKey = lang === "zh" ? "title_zh" : "title";
  return h("details", { class: "lab-box", open: true }, [
    h("summary", h("h2", t("situation"))),
    h("div", { class: "lab-fields" }, [
      field(t("name-of-it"), h("input", { class: "ap-field", type: "text", value: doc[titleKey] ?? "", "data-title": "", onChange: (event) => lab.change(withTop(doc, { [titleKey]: event.target.value.trim() })) }), "wide"),
      field(t("format"), h("select", { class: "ap-field", onChange: (event) => lab.change(withTop(doc, { format: event.target.value === "duel" ? undefined : event.target.value })) }, options(lab.facts.formats.map((one) => [one.key, one.title]), doc.format ?? "duel"))),
      field(t("start-step"), h("select", { class: "ap-field", "data-start": "step", onChange: (event) => setStart({ step: event.target.value }) }, options(STEPS.filter((key) => lab.told.value?.state?.steps?.some((step) => step.key === key) ?? true).map((key) => [key, stepName(key)]), start.step ?? "main1")), "whole"),
      field(t("active"), h("select", { class: "ap-field", onChange: (event) => setStart({ active: event.target.value }) }, options(names.map((name) => [name, shownPlayer(name, lang)]), start.active ?? names[0]))),
    ]),
    field(t("chances"), h("input", { class: "ap-field", type: "text", value: chancesShown(doc.random, t), placeholder: t("chances-hint"), "data-chances": "", onChange: (event) => lab.change(withTop(doc, { random: event.target.value.trim() ? chances(event.target.value) : undefined })) })),
    h(Stepper, { label: t("start-turn"), value: start.turn ?? 1, least: 1, onChange: (n) => setStart({ turn: n }) }),
    ...names.map((name) => playerBox(lab, t, name)),
    h("div", { class: "lab-buttons" }, [
      names.length < 8 ? h("button", { type: "button", class: "ap-button small", onClick: () => lab.change(withOneMore(doc)) }, t("player-more")) : null,
      names.length > 2 ? h("button", { type: "button", class: "ap-button small", onClick: () => lab.change(withOneLess(doc)) }, t("player-less")) : null,
    ]),
  ]);
}
Situation.props = ["lab", "t"];

/** The whole panel of setting up. */
export const SetUp = {
  props: ["lab", "t", "place", "nameOf"],
  setup(props) {
    const root = ref(null);
    const empty = computed(() => isEmpty(props.lab.doc.value));
    watch(() => props.lab.ui.selected, (now) => { if (now) nextTick(() => root.value?.querySelector(".lab-card")?.scrollIntoView({ block: "nearest" })); });
    return () => {
      const { lab, t } = props;
      return h("div", { ref: root, class: "lab-setup" }, [
        empty.value ? h("div", { class: "lab-hello" }, [h("p", t("hello")), h("a", { class: "ap-button", href: "/gallery" }, t("hello-examples"))]) : null,
        lab.total.value ? h("p", { class: "lab-branch" }, t("setup-keeps", { n: lab.total.value })) : null,
        h(CardPanel, { lab, t, nameOf: props.nameOf }),
        h(Finder, { lab, t, place: props.place }),
        h(Maker, { lab, t, place: props.place }),
        h(Situation, { lab, t }),
      ]);
    };
  },
};
