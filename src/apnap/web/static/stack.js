// The stack as a column, its top first.
import { h, inject } from "vue";
import { artOf, frameOf } from "./art.js";
import { faceOf } from "./card.js";
import { Symbols } from "./symbols.js";

function targetsOf(thing, board) {
  const names = new Set();
  for (const slot of thing.targets ?? []) {
    for (const id of slot) names.add(id < 0 ? board.state.players[-1 - id]?.name : nameOf(board.state, id));
  }
  return [...names].filter(Boolean);
}

/** The name of an object anywhere on the table; "" if it is not seen. */
export function nameOf(state, id) {
  const has = (thing) => thing.id === id || thing.ids?.includes(id);
  for (const player of state.players) {
    for (const list of [player.battlefield, player.graveyard, player.hand]) {
      const found = list.find(has);
      if (found) return found.name;
    }
  }
  for (const list of [state.stack, state.exile, state.command]) {
    const found = list?.find(has);
    if (found) return found.name;
  }
  return "";
}

export const StackColumn = {
  setup() {
    const board = inject("board");
    return () => {
      const { state, t } = board;
      const things = [...(state.stack ?? [])].reverse();
      if (things.length === 0) return h("section", { class: "stack empty", "aria-label": t("zone-stack") });
      return h("section", { class: "stack", "aria-label": t("zone-stack") }, [
        h("h2", t("stack-title", { n: things.length })),
        h("div", { class: "stack-list", "data-group": "" }, things.map((thing, n) => item(thing, n, board))),
      ]);
    };
  },
};

function item(thing, n, board) {
  const { state, t } = board;
  const face = faceOf(board.faces, thing);
  const mark = board.marks[`o${thing.id}`];
  const owner = state.players[thing.controller]?.name ?? "";
  const targets = targetsOf(thing, board);
  const lines = thing.text ? [thing.text] : face.text ?? [];
  return h("div", {
    key: thing.id,
    class: ["stacked", `c-${frameOf(face)}`, mark?.glow, { chosen: mark?.chosen, top: n === 0, ability: Boolean(thing.ability) }],
    "data-key": `o${thing.id}`,
    "data-item": "",
    role: "button",
    tabindex: -1,
    "aria-label": [thing.name || face.name, owner, ...lines, targets.length ? t("targets-are", { names: targets.join(t("comma")) }) : "", mark?.say ?? ""].filter(Boolean).join(t("comma")),
  }, [
    h("div", { class: "stacked-art", style: { backgroundImage: artOf(face) } }),
    h("div", { class: "stacked-words" }, [
      h("b", [thing.name || face.name, thing.x ? h("span", { class: "x" }, ` X=${thing.x}`) : null]),
      h("small", [owner, thing.copy ? ` · ${t("a-copy")}` : "", thing.ability ? ` · ${t("ability")}` : ""]),
      ...lines.map((text) => h("p", h(Symbols, { text }))),
      targets.length ? h("p", { class: "to" }, `→ ${targets.join(t("comma"))}`) : null,
    ]),
  ]);
}
