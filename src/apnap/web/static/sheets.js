// What lies over the table for a moment: sheets (native dialogs, which keep the focus and close with Esc), the
// large card, the menu of one thing's choices, the drawer of zones.
import { h, inject, nextTick, onBeforeUnmount, onMounted, ref } from "vue";
import { CardFace, counterName, faceOf, spoken } from "./card.js";
import { Icon } from "./symbols.js";
import { Choices, Press } from "./widgets.js";

/** A dialog over the page. Emits `close`. */
export const Sheet = {
  props: ["title", "wide", "side"],
  emits: ["close"],
  setup(props, { emit, slots }) {
    const board = inject("board");
    const root = ref(null);
    onMounted(() => root.value.showModal());
    const outside = (event) => { if (event.target === root.value) emit("close"); };
    return () => h("dialog", { ref: root, class: ["sheet", { wide: props.wide, side: props.side }], "aria-label": props.title, onClose: () => emit("close"), onCancel: (event) => { event.preventDefault(); emit("close"); }, onClick: outside }, [
      h("div", { class: "sheet-in" }, [
        h("header", [h("h2", props.title), h("button", { type: "button", class: "ap-button small icon", "aria-label": board.t("close"), onClick: () => emit("close") }, h(Icon, { name: "close" }))]),
        slots.default?.(),
      ]),
    ]);
  },
};

const KEYS = [
  ["key-name-space", "key-space"], ["key-name-enter", "key-enter"], ["key-name-escape", "key-escape"], ["1 … 9", "key-digits"],
  ["key-name-arrows", "key-arrows"], ["N", "key-n"], ["E", "key-e"], ["M", "key-m"], ["Y X", "key-yes-no"], ["A", "key-a"], ["U", "key-u"], ["R", "key-r"], ["F", "key-f"],
  ["H", "key-h"], ["B", "key-b"], ["O", "key-o"], ["S", "key-s"], ["Q", "key-q"], ["Z", "key-z"], ["L", "key-l"], ["?", "key-help"],
];

export function Help({ t }) {
  return h("div", { class: "help" }, [
    h("p", t("help-lead")), h("p", t("help-stops")), h("p", t("help-mana")),
    h("h3", t("help-keys")),
    h("dl", KEYS.map(([key, words]) => h("div", { key }, [h("dt", h("kbd", t(key))), h("dd", t(words))]))),
  ]);
}
Help.props = ["t"];

/** Switches of this browser (`set(name, on)`) and of the seat (`act`). */
export function Settings({ t, prefs, set, state, act }) {
  const one = (name) => h("label", { class: "check", key: name }, [
    h("input", { type: "checkbox", checked: prefs[name], "data-pref": name, onChange: (event) => set(name, event.target.checked) }), t(name),
  ]);
  return h("div", { class: "settings" }, [
    ["preview", "motion", "sound", "images"].map(one),
    h("label", { class: "check" }, [h("input", { type: "checkbox", checked: state.full_control, onChange: (event) => act.control(event.target.checked) }), h("span", [t("full-control"), h("small", t("full-control-hint"))])]),
    h("label", { class: "check" }, [h("input", { type: "checkbox", checked: state.by_hand, "data-pref": "manual", onChange: (event) => act.manual(event.target.checked) }), h("span", [t("by-hand"), h("small", t("by-hand-hint"))])]),
    state.yields?.length ? [h("h3", t("yields")), h("ul", state.yields.map((each) => h("li", { key: each.key }, [each.text, h(Press, { kind: "small", onClick: () => act.yield(each.key, false) }, () => t("yield-end"))])))] : null,
  ]);
}
Settings.props = ["t", "prefs", "set", "state", "act"];

function notesOf(thing, face, board) {
  const { t } = board;
  const notes = [];
  for (const [name, n] of Object.entries(thing.counters ?? {})) notes.push(t("a-counters", { n, name: counterName(name, t) }));
  if (thing.damage) notes.push(t("a-damage", { n: thing.damage }));
  for (const flag of ["tapped", "sick", "attacking", "token", "copy", "face_down"]) if (thing[flag]) notes.push(t(`a-${flag}`));
  if (thing.ids?.length > 1) notes.push(t("a-times", { n: thing.ids.length }));
  if (thing.under) notes.push(t("card-is", { name: thing.under }));
  if (thing.chosen?.length) notes.push(t("card-chosen", { what: thing.chosen.join(t("comma")) }));
  if (thing.changed) notes.push(t("card-changed"));
  return notes;
}

/** The large card beside what is looked at; `box`: where that is; `above`: over it (a card in the hand). */
export function Preview({ thing, face, box, above, board }) {
  const wide = Math.min(300, window.innerWidth * 0.72);
  const tall = (wide * 88) / 63;
  const notes = notesOf(thing, face, board);
  const style = { width: `${wide}px` };
  if (board.compact || !box) Object.assign(style, { left: `${(window.innerWidth - wide) / 2}px`, top: `${Math.max(12, (window.innerHeight - tall) / 2 - 60)}px` });
  else {
    const room = tall + (notes.length ? 40 : 0) + 16;
    const right = box.right + 14 + wide < window.innerWidth;
    style.left = `${above ? Math.max(8, Math.min(box.left + box.width / 2 - wide / 2, window.innerWidth - wide - 8)) : right ? box.right + 14 : Math.max(8, box.left - wide - 14)}px`;
    const top = above ? box.top - room - 6 : box.top + box.height / 2 - room / 2;
    style.top = `${Math.max(8, Math.min(top, window.innerHeight - room))}px`;
  }
  return h("div", { class: "preview", style, "aria-hidden": "true" }, [
    h(CardFace, { face, thing, images: board.images, t: board.t, onVnodeMounted: fitWords, onVnodeUpdated: fitWords, key: face.key }),
    notes.length ? h("p", { class: "notes" }, notes.map((note) => h("span", note))) : null,
  ]);
}
Preview.props = ["thing", "face", "box", "above", "board"];

/** Makes the rules text as large as its box allows. */
function fitWords(node) {
  const card = node.el?.parentElement;
  const box = card?.querySelector(".cf-text");
  if (!box) return;
  for (let size = 6.8; size >= 2.6; size -= 0.2) {
    box.style.setProperty("--size", size);
    if (box.scrollHeight <= box.clientHeight + 1) return;
  }
}

/** The choices of one thing on the table, beside it. */
export const Menu = {
  props: ["menu", "title", "onChoose", "onClose"],
  setup(props) {
    const board = inject("board");
    const root = ref(null);
    const style = ref({ visibility: "hidden" });
    const away = (event) => { if (!root.value?.contains(event.target)) props.onClose(); };
    const opener = document.activeElement;
    onMounted(() => {
      const box = props.menu.element?.getBoundingClientRect() ?? { left: 80, right: 80, top: 80, width: 0 };
      const own = root.value.getBoundingClientRect();
      const left = Math.max(8, Math.min(box.left + box.width / 2 - own.width / 2, window.innerWidth - own.width - 8));
      const above = box.top - own.height - 10;
      style.value = { left: `${left}px`, top: `${above > 8 ? above : Math.min(box.top + 30, window.innerHeight - own.height - 8)}px` };
      nextTick(() => root.value?.querySelector("button")?.focus());
      setTimeout(() => document.addEventListener("pointerdown", away), 0);
    });
    onBeforeUnmount(() => {
      document.removeEventListener("pointerdown", away);
      if (root.value.contains(document.activeElement) && opener?.isConnected) opener.focus();
    });
    return () => h("div", { ref: root, class: "menu", style: style.value, role: "dialog", "aria-label": props.title, onKeydown: (event) => { if (event.key === "Escape") { event.stopPropagation(); props.onClose(); } } }, [
      h("h3", props.title),
      h(Choices, { options: props.menu.options, onChoose: props.onChoose, t: board.t }),
    ]);
  },
};

/** Zones in a drawer: who, which; cards face up. */
export const Zones = {
  props: ["open", "onShow"],
  setup(props) {
    const board = inject("board");
    const names = ["library", "hand", "graveyard", "exile", "command"];
    return () => {
      const { state, t, faces } = board;
      const [zone, seat] = props.open;
      const player = state.players[seat];
      const things = thingsOf(state, zone, seat);
      const size = zone === "library" ? player.library_size : zone === "hand" ? player.hand_size : zone === "exile" ? player.exile_size ?? things.length : things.length;
      const title = (name) => (name === "exile" && t.has(`zone-exile-${state.edition?.vocabulary}`) ? t(`zone-exile-${state.edition.vocabulary}`) : t(`zone-${name}`));
      return h("div", { class: "zones" }, [
        h("div", { class: "tabs", role: "group", "aria-label": t("zones") }, state.players.map((one) =>
          h("button", { key: one.seat, type: "button", class: ["ap-button small", { on: one.seat === seat }], "aria-pressed": one.seat === seat ? "true" : "false", onClick: () => props.onShow(zone, one.seat) }, one.name))),
        h("div", { class: "tabs", role: "group", "aria-label": t("zones") }, names.map((name) =>
          h("button", { key: name, type: "button", class: ["ap-button small", { on: name === zone }], "data-zone-tab": name, "aria-pressed": name === zone ? "true" : "false", onClick: () => props.onShow(name, seat) }, `${title(name)} ${countOf(state, name, seat)}`))),
        things.length ? h("div", { class: "zone-cards", "data-group": "" }, things.map(({ thing, note }) => {
          const mark = board.marks[`o${thing.id}`];
          return h("figure", { key: thing.id }, [
            h("div", { class: ["held", mark?.glow, { chosen: mark?.chosen }], "data-key": `o${thing.id}`, "data-item": "", role: "button", tabindex: -1, "aria-label": spoken(thing, faceOf(faces, thing), t) }, h(CardFace, { face: faceOf(faces, thing), thing, images: board.images, t })),
            note ? h("figcaption", note) : null,
          ]);
        })) : null,
        size > things.length ? h("p", { class: "ap-quiet" }, t("hidden-cards", { n: size - things.length })) : null,
        size === 0 ? h("p", { class: "ap-quiet" }, t("nothing-here")) : null,
      ]);
    };
    function thingsOf(state, zone, seat) {
      const player = state.players[seat];
      if (zone === "library") return Object.entries(player.top ?? {}).sort(([a], [b]) => a - b).map(([n, thing]) => ({ thing, note: board.t("from-top", { n: Number(n) + 1 }) }));
      if (zone === "hand") return player.hand.map((thing) => ({ thing }));
      if (zone === "graveyard") return [...player.graveyard].reverse().map((thing) => ({ thing }));
      return (state[zone] ?? []).filter((thing) => thing.owner === seat).map((thing) => ({ thing }));
    }
    function countOf(state, zone, seat) {
      const player = state.players[seat];
      if (zone === "library") return player.library_size;
      if (zone === "hand") return player.hand_size;
      if (zone === "exile" && player.exile_size !== undefined) return player.exile_size;
      return thingsOf(state, zone, seat).length;
    }
  },
};
