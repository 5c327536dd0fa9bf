// Arrows over the table: from what is on the stack to its targets, from attackers to whom they attack, from
// blockers to what they block, and those of an assignment that is just being made.
import { h, inject, onBeforeUnmount, onMounted, ref, watch } from "vue";

const MOST = 80;
const SETTLE = 420; // ms during which things may still move after a change

/** id of an object -> key of the element that shows it (a stack of tokens shows many). */
export function shownAs(state) {
  const keys = new Map();
  const put = (thing) => {
    for (const id of thing.ids ?? [thing.id]) keys.set(id, `o${thing.id}`);
  };
  for (const player of state.players) {
    player.battlefield.forEach(put);
    player.hand.forEach(put);
    player.graveyard.forEach(put);
  }
  for (const list of [state.stack, state.exile, state.command]) (list ?? []).forEach(put);
  return keys;
}

/** The arrows of a state: {from, to, kind}. */
export function arrowsOf(state, draft = []) {
  const keys = shownAs(state);
  const key = (place) => (place < 0 ? `p${-1 - place}` : keys.get(place));
  const found = [];
  const add = (from, to, kind) => {
    if (from && to && from !== to) found.push({ from, to, kind });
  };
  const steps = new Set(["declare_attackers", "declare_blockers", "first_strike_damage", "combat_damage"]);
  for (const thing of state.stack ?? []) {
    for (const slot of thing.targets ?? []) for (const id of slot) add(`o${thing.id}`, key(id), "target");
  }
  const drafting = new Set(draft.map((one) => one.kind));
  for (const player of state.players) {
    for (const thing of player.battlefield) {
      if (thing.attacking && steps.has(state.step) && !drafting.has("attack")) add(`o${thing.id}`, key(thing.attacking), "attack");
      for (const id of thing.blocking ?? []) add(`o${thing.id}`, key(id), "block");
    }
  }
  for (const one of draft) add(one.from, one.to, one.kind);
  const seen = new Set();
  return found.filter((one) => {
    const name = `${one.from} ${one.to} ${one.kind}`;
    return !seen.has(name) && seen.add(name);
  }).slice(0, MOST);
}

/** Where an element is shown: itself, or the pile or drawer that holds it. */
function boxOf(root, key, state) {
  const element = [...root.querySelectorAll(`[data-key="${key}"]`)].find((one) => one.getClientRects().length);
  if (element) return element.getBoundingClientRect();
  const id = Number(key.slice(1));
  for (const player of state.players) {
    if (player.graveyard.some((thing) => thing.id === id)) return root.querySelector(`[data-pile="graveyard-${player.seat}"]`)?.getBoundingClientRect();
  }
  return undefined;
}

function path(from, to, within, kind) {
  const a = { x: from.left + (kind === "target" && from.width > 130 ? 6 : from.width / 2) - within.left, y: from.top + from.height / 2 - within.top };
  const b = { x: to.left + to.width / 2 - within.left, y: to.top + to.height / 2 - within.top };
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const bend = Math.min(60, length * 0.16) * (kind === "block" ? -1 : 1);
  const middle = { x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * bend, y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * bend };
  const back = Math.min(length * 0.4, Math.min(to.width, to.height) * 0.3 + 4);
  const angle = Math.atan2(b.y - middle.y, b.x - middle.x);
  const end = { x: b.x - Math.cos(angle) * back, y: b.y - Math.sin(angle) * back };
  const wing = (turn) => `${(end.x - Math.cos(angle + turn) * 14).toFixed(1)} ${(end.y - Math.sin(angle + turn) * 14).toFixed(1)}`;
  const neck = { x: end.x - Math.cos(angle) * 9, y: end.y - Math.sin(angle) * 9 };
  return {
    line: `M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${middle.x.toFixed(1)} ${middle.y.toFixed(1)} ${neck.x.toFixed(1)} ${neck.y.toFixed(1)}`,
    head: `M${end.x.toFixed(1)} ${end.y.toFixed(1)}L${wing(0.45)}L${neck.x.toFixed(1)} ${neck.y.toFixed(1)}L${wing(-0.45)}z`,
  };
}

/** `root`: the element over which the arrows lie (a ref); `draft`: arrows being made. */
export const Arrows = {
  props: ["root", "draft"],
  setup(props) {
    const board = inject("board");
    const drawn = ref([]);
    let until = 0;
    let frame = 0;
    const element = () => props.root?.value ?? props.root;
    const measure = () => {
      frame = 0;
      const root = element();
      if (!root) return;
      const within = root.getBoundingClientRect();
      const lines = [];
      for (const arrow of arrowsOf(board.state, props.draft)) {
        const from = boxOf(root, arrow.from, board.state);
        const to = boxOf(root, arrow.to, board.state);
        if (from && to) lines.push({ ...path(from, to, within, arrow.kind), kind: arrow.kind });
      }
      if (lines.length || drawn.value.length) {
        const same = lines.length === drawn.value.length && lines.every((one, n) => one.line === drawn.value[n].line && one.kind === drawn.value[n].kind);
        if (!same) drawn.value = lines;
      }
      if (performance.now() < until) frame = requestAnimationFrame(measure);
    };
    const settle = () => {
      until = performance.now() + SETTLE;
      if (!frame) frame = requestAnimationFrame(measure);
    };
    const watcher = new ResizeObserver(settle);
    onMounted(() => {
      watcher.observe(element());
      element().addEventListener("scroll", settle, { capture: true, passive: true });
      settle();
    });
    onBeforeUnmount(() => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
    });
    watch(() => [board.state, props.draft, board.compact], settle, { flush: "post" });
    return () =>
      h("svg", { class: "arrows", "aria-hidden": "true" }, drawn.value.map((one, n) =>
        h("g", { key: n, class: ["arrow", one.kind] }, [
          h("path", { class: "under", d: one.line }),
          h("path", { class: "line", d: one.line }),
          h("path", { class: "head", d: one.head }),
        ])));
  },
};
