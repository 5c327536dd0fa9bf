// The rules lab: a situation is set up, acted out for both sides, walked through line by line, and seen under
// another edition. The parts: lab-doc (the document), lab-store (what is held and asked), lab-setup, lab-act,
// lab-trace; the board, cards and widgets are the table's.
import { computed, h, nextTick, onBeforeUnmount, onMounted, onUpdated, provide, reactive, ref, watch } from "vue";
import { answering } from "./answering.js";
import { awayOf, everything, picker } from "./away.js";
import { Board } from "./board.js";
import { faceOf } from "./card.js";
import { Asking } from "./lab-act.js";
import { emptyDoc, entryAt, moved, nameOfEntry, playersOf, withCard } from "./lab-doc.js";
import { SetUp } from "./lab-setup.js";
import { ask, labStore } from "./lab-store.js";
import { Compared, NotThere, Trace } from "./lab-trace.js";
import { Files, Tools } from "./lab-tools.js";
import { Menu, Preview, Sheet, Zones } from "./sheets.js";
import { StackColumn } from "./stack.js";
import { keeping } from "./focus.js";
import { rove, touching } from "./touch.js";
import { Press } from "./widgets.js";
import { speaker } from "./words.js";

const PHONE = "(max-width: 820px)";
const DRAG = "application/x-apnap";

/** The table's words for one who sits on no seat: nobody's turn is "yours". */
function watching(words, now) {
  const t = (key, slots) => (key === "turn-yours" ? words("turn-of", { name: now()?.players[now().active]?.name ?? "" }) : words(key, slots));
  t.has = words.has;
  return t;
}

export default {
  props: { lang: String, words: Object, editions: Array, formats: Array },
  setup(props) {
    const t = speaker(props.words, "lab-");
    const tableWords = watching(speaker(props.words), () => state.value);
    const facts = { lang: props.lang, editions: props.editions, formats: props.formats, tableWords };
    const lab = labStore(facts, t);
    const root = ref(null);
    const look = reactive({ key: null, box: null });
    const zones = ref(null);
    const compact = ref(matchMedia(PHONE).matches);
    let stops = [];

    const state = computed(() => lab.moment.value ?? lab.told.value?.state ?? null);
    const faces = computed(() => state.value?.faces ?? {});
    let quiet = false; // the focus is given back: no card is shown large for that
    const acting = computed(() => lab.ui.mode === "act" && lab.ui.line === null);
    const answers = answering(() => (acting.value ? state.value : null), async (message) => {
      if (!(await lab.act("answer", message.answer))) throw new Error("refused");
    });
    const things = computed(() => (state.value ? everything(state.value, true) : new Map()));
    const places = computed(() => lab.told.value?.state?.places ?? {});

    const line = computed(() => {
      if (lab.ui.line === null) return null;
      return lab.groups.value[lab.cut.value + 1]?.lines.find((one) => one.n === lab.ui.line) ?? null;
    });

    const marks = computed(() => {
      const found = {};
      if (acting.value) {
        for (const [key, mark] of Object.entries(answers.marks.value)) found[key] = { ...mark, say: mark.chosen ? tableWords("a-chosen") : tableWords("a-can") };
      }
      for (const id of line.value?.ids ?? []) found[id < 0 ? `p${-1 - id}` : answers.keyOf(id)] = { glow: "would" };
      for (const id of line.value?.ids ?? []) if (id > 0) found[keyAmong(id)] = { glow: "would" };
      if (lab.ui.mode === "setup" && lab.ui.selected) {
        for (const [id, place] of Object.entries(places.value)) if (`${place}` === `${lab.ui.selected}`) found[keyAmong(Number(id))] = { glow: "pick", chosen: true };
      }
      return found;
    });

    function keyAmong(id) {
      const found = things.value.get(id);
      return `o${found ? found.thing.id : id}`;
    }

    const board = reactive({ state, faces, t: tableWords, marks, images: false, compact, openHands: true, handWidth: 92 });
    provide("board", board);

    const away = computed(() => awayOf(acting.value ? state.value?.question : null, things.value));

    const names = computed(() => {
      const domain = acting.value ? state.value?.question?.domain ?? "" : "";
      if (!domain.includes("name")) return [];
      return [...new Set(Object.values(faces.value).map((face) => face.name))].filter(Boolean).sort();
    });

    /** What an entry is called for the reader: as the board shows it, if it does. */
    function nameOf(entry) {
      const doc = lab.doc.value;
      for (const [id, place] of Object.entries(places.value)) {
        if (entryAt(doc, place) !== entry) continue;
        const thing = things.value.get(Number(id))?.thing;
        if (thing) return thing.under || thing.name || nameOfEntry(entry);
      }
      return nameOfEntry(entry);
    }

    // ------------------------------------------------------------ clicks, looks, drags

    /** Where cards go; what never stands on the battlefield goes to the hand instead. */
    function place(entry, spell) {
      const [player, zone] = lab.ui.target;
      return lab.change(withCard(lab.doc.value, player, spell && zone === "battlefield" ? "hand" : zone, entry));
    }

    function picked(key, element) {
      hideLook();
      if (lab.ui.mode === "setup") {
        const spot = key[0] === "o" ? placeOf(Number(key.slice(1))) : null;
        lab.ui.selected = spot;
        if (spot) zones.value = null;
        if (spot && compact.value) nextTick(() => root.value.querySelector(".lab-card")?.scrollIntoView({ block: "start" }));
        return;
      }
      if (!acting.value) return;
      const sheet = element.closest(".sheet");
      if (answers.pick(key, element) && sheet) zones.value = null;
    }

    function placeOf(id) {
      const thing = things.value.get(id)?.thing;
      for (const one of thing?.ids ?? [id]) if (places.value[one]) return places.value[one];
      return null;
    }

    function looked(key, element, held) {
      if (key === null || (compact.value && !held)) return hideLook();
      look.key = key;
      look.box = element.getBoundingClientRect();
      return undefined;
    }

    function hideLook() {
      look.key = null;
    }

    /** The zone of the situation that lies at an element of the board. */
    function zoneAt(element) {
      if (!(element instanceof Element)) return null;
      const players = playersOf(lab.doc.value);
      const pile = element.closest("[data-pile]");
      if (pile) {
        const [zone, seat] = pile.dataset.pile.split("-");
        return [players[Number(seat)], zone];
      }
      const hand = element.closest(".hand");
      if (hand) {
        const seat = hand.closest(".side.far") ? Number(hand.closest(".side").querySelector("[data-field]").dataset.field) : 0;
        return [players[seat], "hand"];
      }
      const field = element.closest("[data-field]");
      return field ? [players[Number(field.dataset.field)], "battlefield"] : null;
    }

    const dragging = {
      pointerover(event) {
        if (lab.ui.mode !== "setup" || !(event.target instanceof Element)) return;
        const element = event.target.closest(".lab-board [data-key^='o']");
        if (element) element.draggable = true;
      },
      dragstart(event) {
        const element = event.target instanceof Element ? event.target.closest(".lab-board [data-key^='o']") : null;
        if (!element) return;
        const spot = lab.ui.mode === "setup" ? placeOf(Number(element.dataset.key.slice(1))) : null;
        if (!spot) {
          event.preventDefault();
          return;
        }
        hideLook();
        event.dataTransfer.setData(DRAG, JSON.stringify({ place: spot }));
        event.dataTransfer.effectAllowed = "move";
      },
      dragover(event) {
        if (lab.ui.mode !== "setup" || !event.dataTransfer.types.includes(DRAG)) return;
        const zone = event.target instanceof Element && event.target.closest(".lab-board") ? zoneAt(event.target) : null;
        if (zone) event.preventDefault();
      },
      drop(event) {
        const given = event.dataTransfer.getData(DRAG);
        const zone = given && event.target instanceof Element && event.target.closest(".lab-board") ? zoneAt(event.target) : null;
        if (!zone) return;
        event.preventDefault();
        const what = JSON.parse(given);
        if (what.entry) lab.change(withCard(lab.doc.value, ...zone, what.entry));
        else {
          const [next, spot] = moved(lab.doc.value, what.place, ...zone);
          lab.change(next).then((done) => { if (done) lab.ui.selected = spot; });
        }
      },
      click(event) {
        if (lab.ui.mode !== "setup" || !(event.target instanceof Element) || event.target.closest("[data-key]")) return;
        const zone = event.target.closest(".lab-board") ? zoneAt(event.target) : null;
        if (zone) lab.ui.target = zone;
      },
    };

    function keys(event) {
      if (document.querySelector("dialog[open]") || event.defaultPrevented || event.altKey || event.metaKey || event.target.matches?.("input, textarea, select, [contenteditable]")) return;
      const q = acting.value ? state.value?.question : null;
      if (event.ctrlKey) {
        if (event.key === "z") lab.undo();
        else if (event.key === "y" || event.key === "Z") lab.redo();
        else return;
        event.preventDefault();
        return;
      }
      if (event.target.matches?.("button, summary, a") && (event.key === " " || event.key === "Enter")) return;
      const onBoard = event.target.closest?.("[data-item]");
      if (event.key === " " && q) {
        if (q.key === "priority") lab.act("go-on");
        else if (answers.ready.value) answers.confirm();
      } else if (event.key === "Escape") {
        if (look.key) hideLook();
        else if (!answers.backOne()) lab.ui.selected = null;
      } else if (event.key === "[" || (event.key === "ArrowLeft" && !onBoard && lab.ui.mode === "act")) lab.back();
      else if (event.key === "]" || (event.key === "ArrowRight" && !onBoard && lab.ui.mode === "act")) lab.forward();
      else if (/^[1-9]$/.test(event.key) && q) root.value.querySelectorAll(".menu .choice, .lab-asking .choice")[Number(event.key) - 1]?.click();
      else if (event.key === "Delete" && lab.ui.mode === "setup" && lab.ui.selected) root.value.querySelector("[data-do='remove']")?.click();
      else return;
      event.preventDefault();
    }

    // ------------------------------------------------------------ beginning

    /** What the address asks for: a situation in a link, or an example. It is taken once. */
    async function begin() {
      const asked = new URLSearchParams(location.hash.slice(1));
      const body = asked.get("s") ? { link: asked.get("s") } : asked.get("x") ? { example: asked.get("x") } : null;
      if (!body) return lab.refresh();
      history.replaceState(history.state, "", location.pathname + location.search);
      const answer = await ask("open", { ...body, lang: props.lang }).catch(() => null);
      if (!answer?.ok) {
        lab.toast(answer?.why ?? t("no-answer"));
        return lab.refresh();
      }
      const known = props.editions.map((one) => one.key);
      const editions = (answer.document.editions ?? []).filter((key) => known.includes(key));
      lab.ui.edition = asked.get("e") && known.includes(asked.get("e")) ? asked.get("e") : editions[0] ?? "current";
      lab.ui.compare = known.includes(asked.get("c")) ? asked.get("c") : "";
      return lab.open(answer.document, (answer.document.do ?? []).length || asked.get("x") ? "act" : "setup");
    }

    onMounted(() => {
      document.documentElement.classList.add("at-lab");
      const media = matchMedia(PHONE);
      const sized = () => { compact.value = media.matches; };
      media.addEventListener("change", sized);
      document.addEventListener("keydown", keys);
      window.addEventListener("hashchange", begin);
      for (const [name, deed] of Object.entries(dragging)) root.value.addEventListener(name, deed);
      stops = [
        touching(root.value, { pick: picked, look: looked, spaced: () => Boolean(acting.value && state.value?.question), quiet: () => quiet }),
        keeping(root.value, ".lab-asking .prompt", (on) => { quiet = on; }),
        () => media.removeEventListener("change", sized),
        () => document.removeEventListener("keydown", keys),
        () => window.removeEventListener("hashchange", begin),
      ];
      begin();
    });
    /** Marks the zone into which cards go. */
    function aim() {
      root.value.querySelectorAll(".aimed").forEach((element) => element.classList.remove("aimed"));
      if (lab.ui.mode !== "setup") return;
      const [player, zone] = lab.ui.target;
      const seat = playersOf(lab.doc.value).indexOf(player);
      const found = root.value.querySelector(zone === "battlefield" ? `[data-field="${seat}"]` : `[data-pile="${zone}-${seat}"]`);
      found?.classList.add("aimed");
    }
    watch(() => lab.ui.target, () => nextTick(aim));

    onUpdated(() => {
      if (!root.value) return;
      rove(root.value);
      aim();
    });
    onBeforeUnmount(() => {
      document.documentElement.classList.remove("at-lab");
      stops.forEach((stop) => stop());
    });

    function faceBy(key) {
      if (!key || key[0] !== "o") return null;
      const found = things.value.get(Number(key.slice(1)));
      if (!found) return null;
      const face = found.thing.under_face && faces.value[found.thing.under_face] ? faces.value[found.thing.under_face] : faceOf(faces.value, found.thing);
      return face.name ? { thing: found.thing, face } : null;
    }

    const fresh = () => { lab.open(emptyDoc(), "setup"); };

    // ------------------------------------------------------------ drawing

    function boardPart() {
      const notThere = lab.told.value?.notThere;
      if (notThere) return h("div", { class: "lab-board empty" }, h(NotThere, { lab, edition: lab.ui.edition, told: notThere, t }));
      if (!state.value) return h("div", { class: "lab-board empty" }, lab.told.value?.fault ? h("p", { class: "lab-fault", role: "alert" }, lab.told.value.fault) : t("loading"));
      const shown = faceBy(look.key);
      return h("div", { class: ["lab-board", lab.ui.mode], "data-version": lab.total.value }, [
        h(Board, {
          state: state.value, faces: faces.value, t: tableWords, marks: marks.value, seat: 0, compact: compact.value, within: true, readonly: true,
          openHands: true, handWidth: 92, onBrowse: (zone, seat) => {
            if (lab.ui.mode === "setup") lab.ui.target = [playersOf(lab.doc.value)[seat], zone];
            zones.value = [zone, seat];
          },
        }),
        state.value.stack?.length ? h(StackColumn, { class: "floating" }) : null,
        away.value.length && !answers.draft.aside ? picker(answers, away.value, board) : null,
        answers.draft.menu ? h(Menu, { key: answers.draft.menu.key, menu: answers.draft.menu, title: tableWords("choose-what", { name: faceBy(answers.draft.menu.key)?.face.name ?? "" }), onChoose: (one) => answers.answer(one.i), onClose: () => { answers.draft.menu = null; } }) : null,
        shown ? h(Preview, { ...shown, box: look.box, board }) : null,
      ]);
    }

    function sidePart() {
      if (!state.value) return null;
      const said = props.lang === "zh" ? lab.doc.value.note_zh : lab.doc.value.note;
      const note = said ? h("p", { class: "lab-note" }, said) : null;
      if (lab.ui.mode === "setup") return [note, h(SetUp, { lab, t, place, nameOf })];
      const compared = lab.ui.compare ? lab.told.value?.compared?.[lab.ui.compare] : null;
      return [
        note,
        h(Asking, { lab, answers, names: names.value, t }),
        away.value.length && answers.draft.aside ? h(Press, { kind: "primary small", onClick: () => { answers.draft.aside = false; } }, () => tableWords("look-cards")) : null,
        lab.told.value?.ended ? h("p", { class: "lab-fault", role: "alert" }, lab.told.value.ended) : null,
        compared?.possible ? h(NotThere, { lab, edition: compared.edition, told: compared, beside: true, t }) : null,
        compared && !compared.possible ? h(Compared, { lab, compared, t }) : h(Trace, { lab, t }),
      ];
    }

    return () => h("div", { ref: root, class: ["lab", lab.ui.mode, { compact: compact.value, both: lab.ui.mode === "act" && lab.ui.compare, busy: lab.ui.busy }], "data-busy": lab.ui.busy ? "true" : "false", "data-ready": lab.told.value ? "true" : "false" }, [
      h(Tools, { lab, t, onFresh: fresh }),
      boardPart(),
      h("div", { class: "lab-side-place" }, sidePart()),
      lab.ui.sheet ? h(Files, { lab, t }) : null,
      zones.value && state.value ? h(Sheet, { key: "zones", title: tableWords("zones"), side: true, onClose: () => { zones.value = null; } }, () => h(Zones, { open: zones.value, onShow: (...open) => { zones.value = open; if (lab.ui.mode === "setup") lab.ui.target = [playersOf(lab.doc.value)[open[1]], open[0]]; } })) : null,
      lab.ui.toast ? h("div", { class: "toast", role: "alert" }, lab.ui.toast) : null,
      h("div", { class: "ap-hidden", "aria-live": "polite" }, lab.ui.said),
    ]);
  },
};
