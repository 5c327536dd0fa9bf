// The board: battlefields, hands, players, steps. It shows a state as the server sends it (see
// docs/protocol.md) and says what was picked and looked at; it knows nothing of questions but the marks.
import { computed, h, inject, nextTick, onBeforeUnmount, onMounted, onUpdated, provide, ref, watch } from "vue";
import { Arrows } from "./arrows.js";
import { CardBack, CardFace, SmallCard, faceOf, spoken } from "./card.js";
import { FAN, RATIO, TUCK, arrange, breadthOf, fitting } from "./layout.js";
import { Player } from "./player.js";
import { StackColumn } from "./stack.js";
import { Steps } from "./steps.js";
import { rove, touching } from "./touch.js";

const CROWD = 80; // places of a field from which on its cards are drawn in a cheaper way
const TURNED = (RATIO - 1) / 2;

/** A card with what is tucked under it and the others of its pile. Sizes are in card widths. */
function Place(props) {
  const { place, board, card, crowded } = props;
  const one = (thing, style, depth) =>
    h("div", { key: thing.id, class: ["slot", { turned: thing.tapped }], style: { ...style, zIndex: depth } }, [
      h(SmallCard, { thing, face: faceOf(board.faces, thing), mark: board.marks[`o${thing.id}`], t: board.t, images: board.images, crowded }),
    ]);
  const tall = RATIO * card;
  const tucked = place.under.length * TUCK * tall;
  const cards = place.under.map((thing, n) => one(thing, { top: `${tucked - (n + 1) * TUCK * tall}px`, left: `${(n % 2 ? 0 : 4)}px` }, 10 - n));
  cards.push(one(place.thing, { top: `${tucked}px` }, 20));
  place.pile.forEach((thing, n) => cards.push(one(thing, { top: `${tucked}px`, left: `${(n + 1) * FAN * card}px` }, 21 + n)));
  return h("div", { class: "place", style: { width: `${breadthOf(place) * card}px`, height: `${tall + tucked}px` } }, cards);
}
Place.props = ["place", "board", "card", "crowded"];

/** One side's cards in rows; the size of the cards follows the room. */
const Battlefield = {
  props: ["seat", "rows", "near"],
  setup(props) {
    const board = inject("board");
    const root = ref(null);
    const room = ref([800, 280]);
    const watcher = new ResizeObserver(([entry]) => {
      const box = entry.contentRect;
      if (box.width && box.height) room.value = [box.width, box.height];
    });
    onMounted(() => watcher.observe(root.value));
    onBeforeUnmount(() => watcher.disconnect());
    const card = computed(() => fitting(props.rows, room.value[0] - 8, room.value[1] - 6, board.compact ? 84 : 116, board.compact ? 42 : 46));
    const crowded = computed(() => props.rows.front.length + props.rows.lands.length + props.rows.others.length > CROWD);
    const places = (list) => list.map((place) => h(Place, { key: place.thing.id, place, board, card: card.value, crowded: crowded.value }));
    return () => {
      const { front, lands, others } = props.rows;
      const creatures = h("div", { class: "row front", "data-group": "" }, places(front));
      const behind = h("div", { class: "row behind", "data-group": "" }, [
        ...places(lands),
        lands.length && others.length ? h("span", { class: "apart" }) : null,
        ...places(others),
      ]);
      const player = board.state.players[props.seat];
      return h("section", {
        ref: root,
        class: ["field", props.near ? "near" : "far", { tiny: card.value < 84, crowded: crowded.value }],
        "data-field": props.seat,
        style: { "--w": `${card.value}px`, "--shift": TURNED },
        "aria-label": board.t("field-of", { name: player.name }),
      }, props.near ? [creatures, behind] : [behind, creatures]);
    };
  },
};

/** The cards of a hand side by side, over one another where they are many. */
export const Hand = {
  props: ["player"],
  setup(props) {
    const board = inject("board");
    const root = ref(null);
    const wide = ref(700);
    const watcher = new ResizeObserver(([entry]) => {
      wide.value = entry.contentRect.width || wide.value;
    });
    onMounted(() => watcher.observe(root.value));
    onBeforeUnmount(() => watcher.disconnect());
    return () => {
      const known = props.player.hand;
      const hidden = Math.max(0, props.player.hand_size - known.length);
      const count = known.length + hidden;
      const card = board.compact ? 80 : board.handWidth;
      const step = count > 1 ? Math.min(card + 8, (wide.value - card - 12) / (count - 1)) : card;
      const least = board.compact ? 46 : 26;
      const style = { "--hw": `${card}px`, "--lap": `${Math.max(least, step) - card}px` };
      const cards = known.map((thing) => handCard(thing, board));
      for (let n = 0; n < hidden; n += 1) cards.push(h("div", { class: "held", key: `h${n}` }, h(CardBack)));
      return h("section", { ref: root, class: "hand", style, "data-group": "", "data-zone": "hand", "aria-label": board.t("hand-of", { name: props.player.name, n: count }) }, cards);
    };
  },
};

function handCard(thing, board) {
  const mark = board.marks[`o${thing.id}`];
  const face = faceOf(board.faces, thing);
  return h("div", {
    key: thing.id,
    class: ["held", mark?.glow, { chosen: mark?.chosen }],
    "data-key": `o${thing.id}`,
    "data-item": "",
    role: "button",
    tabindex: -1,
    "aria-label": spoken(thing, face, board.t) + (face.cost ? board.t("comma") + face.cost : "") + (mark?.say ? board.t("comma") + mark.say : ""),
    "aria-pressed": mark?.chosen === undefined ? undefined : mark.chosen ? "true" : "false",
  }, [h(CardFace, { face, thing, images: board.images, t: board.t, middling: true }), mark?.badge ? h("b", { class: "sc-badge" }, mark.badge) : null]);
}

/**
 * The whole board. Props: `state` (as sent), `faces` (key -> face), `t` (words), `marks` (key of an object
 * `o12` or player `p0` -> {glow: can|mana|pick|would|held, chosen, badge, say}), `draft` (arrows of an
 * assignment that is being made: {from, to, kind}), `seat` (who sits below; default the state's), `images`,
 * `compact` (phone), `within` (a table around it listens and draws arrows), `readonly` (no stops).
 * Emits `pick(key, element)`, `look(key | null, element, held)`, `browse(zone, seat)`, `stop({step, own, on})`,
 * `stops()` (a phone: the list of stops is wished).
 */
export const Board = {
  props: {
    state: { type: Object, required: true },
    faces: { type: Object, required: true },
    t: { type: Function, required: true },
    marks: { type: Object, default: () => ({}) },
    draft: { type: Array, default: () => [] },
    seat: { type: Number, default: null },
    images: { type: Boolean, default: false },
    compact: { type: Boolean, default: false },
    within: { type: Boolean, default: false },
    readonly: { type: Boolean, default: false },
    handWidth: { type: Number, default: 112 },
    openHands: { type: Boolean, default: false },
  },
  emits: ["pick", "look", "browse", "stop", "stops"],
  setup(props, { emit }) {
    provide("board", props);
    const root = ref(null);
    const me = computed(() => props.seat ?? Math.max(0, props.state.seat));
    const fields = computed(() => arrange(props.state, (thing) => faceOf(props.faces, thing)));
    const others = computed(() => around(props.state.players, me.value));
    let stop = () => {};
    onMounted(() => {
      if (!props.within) {
        stop = touching(root.value, { pick: (...told) => emit("pick", ...told), look: (...told) => emit("look", ...told) });
      }
      rove(root.value);
    });
    onBeforeUnmount(() => stop());
    onUpdated(() => rove(root.value));
    watch(() => props.state, () => nextTick(() => root.value && rove(root.value)));
    const browse = (zone, seat) => emit("browse", zone, seat);
    const player = (seat, flat) => h(Player, { seat, flat, me: me.value, onBrowse: browse });
    const side = (seat, many) =>
      h("div", { class: ["side far", { many }], key: seat }, [
        player(seat, many || props.compact),
        h(Battlefield, { seat, rows: fields.value[seat], near: false }),
        props.openHands ? h(Hand, { player: props.state.players[seat] }) : null,
      ]);
    return () => {
      const many = others.value.length > 1;
      const stacked = props.within ? null : h(StackColumn, { class: "floating" });
      return h("div", { ref: root, class: ["board", { compact: props.compact, many, open: props.openHands }] }, [
        h("div", { class: "opponents", tabindex: many && props.compact ? 0 : undefined }, others.value.map((seat) => side(seat, many))),
        h(Steps, { me: me.value, readonly: props.readonly, onStop: (told) => emit("stop", told), onStops: () => emit("stops") }),
        h("div", { class: "side near" }, [
          player(me.value, props.compact),
          h(Battlefield, { seat: me.value, rows: fields.value[me.value], near: true }),
        ]),
        h(Hand, { player: props.state.players[me.value] }),
        stacked,
        props.within ? null : h(Arrows, { root, draft: props.draft }),
      ]);
    };
  },
};

/** The other seats in the order of play after this one. */
function around(players, me) {
  const seats = players.map((player) => player.seat).filter((seat) => seat !== me);
  const after = seats.filter((seat) => seat > me);
  return [...after, ...seats.filter((seat) => seat < me)];
}
