// The cards that a question is about but that do not lie on the table (a library that is searched, a
// graveyard): found in the state, and shown to choose among. For the table and the lab.
import { h } from "vue";
import { Cards } from "./widgets.js";

const ON_TABLE = new Set(["battlefield", "hand", "stack"]);

/** Every object that the state shows, by id, with where it is. `open`: all hands lie on the table. */
export function everything(state, open = false) {
  const found = new Map();
  const put = (thing, zone) => { for (const id of thing.ids ?? [thing.id]) found.set(id, { thing, zone }); };
  for (const player of state.players) {
    player.battlefield.forEach((thing) => put(thing, "battlefield"));
    player.hand.forEach((thing) => put(thing, open || player.seat === state.seat ? "hand" : "their hand"));
    player.graveyard.forEach((thing) => put(thing, "graveyard"));
    Object.values(player.top ?? {}).forEach((thing) => put(thing, "library"));
  }
  for (const zone of ["exile", "command", "ante", "phased", "stack"]) (state[zone] ?? []).forEach((thing) => put(thing, zone));
  return found;
}

/** The cards to choose among that do not lie on the table, each with its options; of a library, cards that are
 * alike as one. `things`: everything. */
export function awayOf(q, things) {
  if (!q || (q.shape !== "pick one" && q.shape !== "pick some") || q.key === "priority") return [];
  const found = new Map();
  for (const option of q.options) {
    const where = things.get(option.object);
    if (option.object <= 0 || !where || ON_TABLE.has(where.zone)) continue;
    const like = where.zone === "library" && !q.ordered ? where.thing.face : option.i;
    if (found.has(like)) found.get(like).options.push(option);
    else found.set(like, { thing: where.thing, options: [option] });
  }
  return [...found.values()];
}

/** These cards over the board, until one is chosen or they are put aside (`draft.aside`). */
export function picker(answers, away, board) {
  const q = answers.question.value;
  const { draft } = answers;
  const choose = (options) => {
    if (q.shape === "pick one") return answers.answer(options[0].i);
    if (q.least === 1 && q.most === 1) return answers.answer([options[0].i]);
    const next = options.find((one) => !draft.picked.includes(one.i));
    if (next && answers.toggle(next.i)) return undefined;
    draft.picked = draft.picked.filter((i) => !options.some((one) => one.i === i));
    return undefined;
  };
  return h(Cards, { entries: away, chosen: draft.picked, order: q.ordered, board, title: q.prompt || board.t("pick-cards"), onChoose: choose, onAside: () => { draft.aside = true; } });
}
