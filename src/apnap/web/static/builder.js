// The deck builder: search on the left, the deck in the middle, its curve, colours and legality on the
// right. The deck is kept on the server when it is saved; a draft stays in the browser until then.
import { computed, h, onMounted, reactive, ref, watch } from "vue";
import { CardFace } from "./card.js";
import { Symbols } from "./symbols.js";
import { speaker, wordsOf } from "./words.js";

const GROUPS = ["Creature", "Planeswalker", "Instant", "Sorcery", "Artifact", "Enchantment", "Land"];
const COLORS = ["W", "U", "B", "R", "G", "C"];
const FORMS = ["text", "arena", "mtgo", "cockatrice", "forge", "xmage"];
const FORM_NAMES = { arena: "Arena", mtgo: "Magic Online", cockatrice: "Cockatrice", forge: "Forge", xmage: "XMage" };
const LONG_CURVE = 7;
const DRAFT = "apnap_draft";
const EMPTY = { name: "", main: [], sideboard: [], commanders: [] };

async function ask(address, body, method = body ? "POST" : "GET") {
  const answer = await fetch(address, {
    method,
    headers: { "content-type": "application/json" },
    body: body ? JSON.stringify(body) : undefined,
  });
  return answer.json();
}

/** The number of cards of a zone. */
export function count(zone) {
  return zone.reduce((sum, [, n]) => sum + n, 0);
}

/** The deck without `n` of a card in a zone, or with so many more. */
function changed(zone, name, by) {
  const at = zone.findIndex(([other]) => other === name);
  if (at < 0) return by > 0 ? [...zone, [name, by]] : zone;
  const left = zone[at][1] + by;
  return left > 0 ? zone.with(at, [name, left]) : zone.toSpliced(at, 1);
}

/** The group that a card is listed in. */
function groupOf(entry) {
  return GROUPS.find((type) => entry?.types.includes(type)) ?? "Other";
}

/** How many cards of each cost, lands left out; the last column takes the dearer ones too. */
export function curveOf(main, entries) {
  const columns = Array(LONG_CURVE + 1).fill(0);
  for (const [name, n] of main) {
    const entry = entries[name];
    if (entry && !entry.types.includes("Land")) columns[Math.min(entry.mv, LONG_CURVE)] += n;
  }
  return columns;
}

/** How many mana symbols of each colour the costs have. */
export function symbolsOf(main, entries) {
  const sums = Object.fromEntries(COLORS.map((color) => [color, 0]));
  for (const [name, n] of main) {
    for (const letter of entries[name]?.cost.match(/[WUBRGC]/g) ?? []) sums[letter] += n;
  }
  return sums;
}

export default {
  props: { lang: String, kind: String, deckName: String, titles: Object },
  setup(props) {
    const t = ref(null);
    const deck = reactive({ ...EMPTY });
    const entries = reactive({});
    const found = reactive({ query: "", cards: [], total: 0, fault: "", busy: false });
    const judged = ref({});
    const state = reactive({ way: "constructed", saved: true, message: "", bad: false, pasting: false, paste: "", faults: [], look: null });
    let searching = 0;
    let judging = 0;
    let timer = 0;

    const say = (message, bad = false) => Object.assign(state, { message, bad });
    const safely = async (work) => {
      try {
        return await work();
      } catch {
        say(t.value("failed"), true);
        return null;
      }
    };

    async function learn(names) {
      const unknown = names.filter((name) => !(name in entries));
      if (unknown.length) Object.assign(entries, await ask("/api/cards/entries", { names: unknown }));
    }
    async function judge() {
      const mine = ++judging;
      if (!count(deck.main)) { judged.value = {}; return; }
      const told = await safely(() => ask("/api/decks/judge", { deck, way: state.way }));
      if (told && mine === judging) judged.value = told;
    }
    function soon(work, wait = 250) {
      clearTimeout(timer);
      timer = setTimeout(work, wait);
    }
    async function search() {
      const mine = ++searching;
      found.busy = true;
      const told = await safely(() => ask(`/api/cards?q=${encodeURIComponent(found.query)}`));
      if (mine !== searching) return;
      found.busy = false;
      if (!told) return;
      found.fault = told.fault ?? "";
      found.cards = told.cards ?? [];
      found.total = told.total ?? 0;
      for (const card of found.cards) entries[card.name] = card;
    }
    function take(fresh) {
      Object.assign(deck, EMPTY, fresh);
      if (deck.commanders.length) state.way = "commander";
      safely(() => learn([...deck.main, ...deck.sideboard, ...deck.commanders].map(([name]) => name)));
      judge();
    }
    function edit(zone, name, by) {
      deck[zone] = changed(deck[zone], name, by);
      state.saved = false;
      say("");
      localStorage.setItem(DRAFT, JSON.stringify(deck));
      soon(judge);
    }
    const move = (from, to, name) => { edit(from, name, -1); edit(to, name, 1); };
    async function save() {
      const name = deck.name.trim() || t.value("unnamed");
      const told = await safely(() => ask(`/api/decks/own/${encodeURIComponent(name)}`, { deck: { ...deck, name } }, "PUT"));
      if (!told) return;
      if (told.faults) { say(told.faults.join(" "), true); return; }
      deck.name = told.name;
      state.saved = true;
      localStorage.removeItem(DRAFT);
      say(t.value("saved"));
      history.replaceState(null, "", `/decks/own/${encodeURIComponent(told.name)}`);
    }
    async function drop() {
      if (!confirm(t.value("delete-sure"))) return;
      await safely(() => ask(`/api/decks/own/${encodeURIComponent(deck.name)}`, null, "DELETE"));
      location.href = "/decks";
    }
    async function read() {
      const told = await safely(() => ask("/api/decks/read", { text: state.paste, name: deck.name }));
      if (!told) return;
      state.faults = told.faults ?? [];
      if (!told.deck) return;
      take({ ...told.deck, name: told.deck.name || deck.name });
      Object.assign(state, { pasting: false, paste: "", saved: false });
      localStorage.setItem(DRAFT, JSON.stringify(deck));
    }
    async function write(form) {
      const told = await safely(() => ask("/api/decks/write", { deck, format: form }));
      if (!told) return;
      if (told.faults) { say(told.faults.join(" "), true); return; }
      await navigator.clipboard.writeText(told.text);
      say(t.value("copied"));
    }
    async function look(name) {
      state.look = await safely(() => ask(`/api/cards/face?name=${encodeURIComponent(name)}`));
    }

    onMounted(async () => {
      t.value = speaker(await wordsOf(props.lang), "deck-");
      if (props.kind === "new") {
        const draft = JSON.parse(localStorage.getItem(DRAFT) ?? "null");
        if (draft) { take(draft); state.saved = false; }
        return;
      }
      const told = await safely(() => ask(`/api/decks/${props.kind}/${encodeURIComponent(props.deckName)}`));
      if (told?.deck) take({ ...told.deck, name: props.kind === "own" ? props.deckName : t.value(`of-${props.deckName}`) });
      else if (told) say(told.faults.join(" "), true);
    });
    watch(() => found.query, () => soon(search, 200));
    watch(() => state.way, judge);

    // ------------------------------------------------------------------ drawing

    const called = (name) => (props.lang === "zh" && entries[name]?.chinese) || name;
    const small = (label, words, onClick, kind = "") =>
      h("button", { type: "button", class: `ap-button small icon ${kind}`, "aria-label": label, title: label, onClick }, words);
    const nameOf = (name) =>
      h("button", { type: "button", class: "db-name", onClick: () => look(name), onMouseenter: () => look(name), onFocus: () => look(name) }, called(name));

    function searchPane() {
      const told = found.fault || (found.busy ? t.value("searching")
        : found.query.trim() && !found.cards.length ? t.value("nothing")
        : found.cards.length ? t.value("found", { n: found.cards.length, total: found.total }) : "");
      return h("section", { class: "db-search ap-card", "aria-label": t.value("search") }, [
        h("label", { class: "ap-label" }, [
          h("span", t.value("search")),
          h("input", { class: "ap-field", type: "search", value: found.query, placeholder: t.value("search-hint"),
            onInput: (e) => { found.query = e.target.value; } }),
        ]),
        h("p", { class: found.fault ? "ap-bad" : "ap-quiet", "aria-live": "polite" }, told),
        h("ul", { class: "db-found" }, found.cards.map((card) => h("li", { key: card.name }, [
          small(t.value("add", { name: called(card.name) }), "+", () => edit("main", card.name, 1)),
          nameOf(card.name),
          !card.supported && h("span", { class: "db-mark", title: t.value("not-run") }, "∅"),
          h(Symbols, { text: card.cost }),
          small(t.value("add-side", { name: called(card.name) }), "▸", () => edit("sideboard", card.name, 1), "db-to"),
        ]))),
      ]);
    }
    function line(zone, name, n) {
      const entry = entries[name];
      const other = zone === "main" ? "sideboard" : "main";
      const label = zone === "main" ? "to-side" : "to-main";
      return h("li", { key: name }, [
        small(t.value("less", { name: called(name) }), "−", () => edit(zone, name, -1)),
        h("b", { class: "db-count" }, `${n}`),
        small(t.value("more", { name: called(name) }), "+", () => edit(zone, name, 1)),
        nameOf(name),
        entry && !entry.supported && h("span", { class: "db-mark", title: t.value("not-run") }, "∅"),
        entry && h(Symbols, { text: entry.cost }),
        state.way === "commander" && zone !== "commanders"
          && small(t.value("to-leader", { name: called(name) }), "♛", () => move(zone, "commanders", name), "db-to"),
        small(t.value(label, { name: called(name) }), zone === "main" ? "▸" : "◂", () => move(zone, other, name), "db-to"),
      ]);
    }
    function zonePart(zone, title) {
      const groups = zone === "main" ? [...GROUPS, "Other"] : [""];
      return h("section", { class: "db-zone", "aria-label": title }, [
        h("h2", [title, " ", h("span", { class: "ap-quiet" }, `${count(deck[zone])}`)]),
        ...groups.map((group) => {
          const lines = deck[zone].filter(([name]) => !group || groupOf(entries[name]) === group);
          if (!lines.length) return null;
          lines.sort(([a], [b]) => (entries[a]?.mv ?? 0) - (entries[b]?.mv ?? 0) || a.localeCompare(b));
          return h("div", { key: group }, [
            group && h("h3", { class: "db-group" }, `${t.value(group)} (${count(lines)})`),
            h("ul", { class: "db-lines" }, lines.map(([name, n]) => line(zone, name, n))),
          ]);
        }),
      ]);
    }
    function deckPane() {
      return h("section", { class: "db-deck ap-card" }, [
        h("div", { class: "db-top" }, [
          h("label", { class: "ap-label ap-grow" }, [
            h("span", t.value("name")),
            h("input", { class: "ap-field", value: deck.name, maxlength: 80, placeholder: t.value("unnamed"),
              onInput: (e) => { deck.name = e.target.value; state.saved = false; } }),
          ]),
          h("button", { type: "button", class: "ap-button primary", onClick: save, disabled: !count(deck.main) }, t.value("save")),
        ]),
        h("p", { class: state.bad ? "ap-bad" : "ap-quiet", role: "status" },
          state.message || (state.saved ? "" : t.value("unsaved"))),
        !count(deck.main) && h("p", { class: "db-empty ap-quiet" }, t.value("empty")),
        count(deck.commanders) > 0 && zonePart("commanders", t.value("leaders")),
        zonePart("main", t.value("main")),
        count(deck.sideboard) > 0 && zonePart("sideboard", t.value("side")),
        h("div", { class: "db-tools" }, [
          h("button", { type: "button", class: "ap-button small", onClick: () => { state.pasting = !state.pasting; } }, t.value("import")),
          h("label", { class: "db-export" }, [
            h("span", t.value("export")),
            h("select", { class: "ap-field", value: "", disabled: !count(deck.main), onChange: (e) => { write(e.target.value); e.target.value = ""; } }, [
              h("option", { value: "" }, "…"),
              ...FORMS.map((form) => h("option", { value: form }, FORM_NAMES[form] ?? t.value(`format-${form}`))),
            ]),
          ]),
          props.kind === "own" && h("button", { type: "button", class: "ap-button small danger", onClick: drop }, t.value("delete")),
        ]),
        state.pasting && h("div", { class: "db-paste" }, [
          h("label", { class: "ap-label" }, [
            h("span", t.value("import-hint")),
            h("textarea", { class: "ap-field", rows: 8, spellcheck: false, value: state.paste, onInput: (e) => { state.paste = e.target.value; } }),
          ]),
          state.faults.length > 0 && h("ul", { class: "ap-faults" }, state.faults.map((fault) => h("li", fault))),
          h("button", { type: "button", class: "ap-button primary", onClick: read }, t.value("import-do")),
          " ",
          h("button", { type: "button", class: "ap-button", onClick: () => { state.pasting = false; } }, t.value("cancel")),
        ]),
      ]);
    }
    const curve = computed(() => curveOf(deck.main, entries));
    const symbols = computed(() => symbolsOf(deck.main, entries));
    function curvePart() {
      const most = Math.max(1, ...curve.value);
      return h("section", { "aria-label": t.value("curve") }, [
        h("h2", t.value("curve")),
        h("ol", { class: "db-curve" }, curve.value.map((n, mv) => {
          const named = mv === LONG_CURVE ? `${mv}+` : `${mv}`;
          return h("li", { "aria-label": t.value("curve-bar", { n, mv: named }) }, [
            h("span", { class: "db-n" }, n || ""),
            h("span", { class: "db-bar", style: { height: `${Math.round((n / most) * 84)}px` } }),
            h("span", { class: "db-mv" }, named),
          ]);
        })),
      ]);
    }
    function colorPart() {
      const sum = Object.values(symbols.value).reduce((a, b) => a + b, 0);
      return h("section", { "aria-label": t.value("colors") }, [
        h("h2", t.value("colors")),
        h("div", { class: "db-strip", "aria-hidden": "true" }, COLORS.filter((c) => symbols.value[c]).map((c) =>
          h("span", { class: `db-c db-c-${c}`, style: { flexGrow: symbols.value[c] } }))),
        h("ul", { class: "db-colors" }, COLORS.filter((c) => symbols.value[c]).map((c) =>
          h("li", [h("i", { class: `db-dot db-c-${c}`, "aria-hidden": "true" }), ` ${t.value(`color-${c}`)}: ${symbols.value[c]}`]))),
        !sum && h("p", { class: "ap-quiet" }, "–"),
      ]);
    }
    function legalPart() {
      return h("section", { "aria-label": t.value("legal") }, [
        h("h2", t.value("legal")),
        h("label", { class: "ap-label" }, [
          h("span", t.value("way")),
          h("select", { class: "ap-field", value: state.way, onChange: (e) => { state.way = e.target.value; } },
            ["constructed", "limited", "commander"].map((way) => h("option", { value: way }, t.value(`way-${way}`)))),
        ]),
        h("ul", { class: "db-legal" }, Object.keys(props.titles).map((key) => {
          const told = judged.value[key];
          const good = told && !told.faults.length;
          return h("li", { key }, [
            h("b", props.titles[key]), ": ",
            told ? h("span", { class: good ? "ap-good" : "ap-bad" }, t.value(good ? "yes" : "no")) : "–",
            told && !good && h("ul", { class: "ap-faults" }, told.faults.slice(0, 8).map((fault) => h("li", fault))),
          ]);
        })),
      ]);
    }
    return () => t.value && h("div", { class: "db" }, [
      searchPane(),
      deckPane(),
      h("aside", { class: "db-side" }, [
        state.look && h("div", { class: "db-look" }, [h(CardFace, { face: state.look, thing: null, images: false, t: speaker({}) })]),
        h("div", { class: "ap-card" }, [curvePart(), colorPart(), legalPart()]),
      ]),
    ]);
  },
};
