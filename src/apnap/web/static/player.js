// A player beside their battlefield: life, counters, mana, and the piles that can be opened.
import { h, inject, onBeforeUnmount, ref, watch } from "vue";
import { counterName } from "./card.js";
import { Icon, symbolClass } from "./symbols.js";

const MANA = ["W", "U", "B", "R", "G", "C"];
const SHOWN = 12; // backs of a hand that are drawn; the number says the rest
const FLOAT = 1600; // ms that a change of life is shown

function zone(board, name, icon, seat, things, size, browse) {
  const glow = things.some((thing) => board.marks[`o${thing.id}`]?.glow);
  const label = board.t("zone-open", { zone: board.t(`zone-${name}`), n: size });
  return h("button", {
    type: "button",
    class: ["pile", { glow, empty: size === 0 }],
    "data-pile": `${name}-${seat}`,
    title: board.t(`zone-${name}`),
    "aria-label": label,
    onClick: () => browse(name, seat),
  }, [h(Icon, { name: icon }), h("span", `${size}`), h("small", { class: "pile-name" }, board.t(`zone-${name}`))]);
}

function pool(player, t) {
  const held = MANA.filter((color) => player.pool?.[color]);
  if (held.length === 0) return null;
  const said = held.map((color) => `${player.pool[color]} ${t(`mana-${color}`)}`).join(t("comma"));
  return h("div", { class: "pool", role: "img", "aria-label": t("pool-of", { mana: said }) }, held.map((color) =>
    h("span", { class: "drop" }, [h("i", { class: ["ms", symbolClass(color)] }), h("b", `${player.pool[color]}`)])));
}

function tallies(player, t) {
  const shown = Object.entries(player.counters ?? {});
  if (player.poison && !player.counters?.poison) shown.unshift(["poison", player.poison]);
  if (shown.length === 0) return null;
  return h("div", { class: "tallies" }, shown.map(([name, n]) =>
    h("span", { class: ["tally", { poison: name === "poison" }] }, `${counterName(name, t)} ${n}`)));
}

function backs(player, board, seat, browse) {
  const drawn = Math.min(player.hand_size, SHOWN);
  const known = player.hand.length;
  const cards = Array.from({ length: drawn }, (_, n) => h("i", { class: ["mini", { known: n < known }] }));
  return h("button", {
    type: "button",
    class: "backs",
    "data-pile": `hand-${seat}`,
    title: board.t("zone-hand"),
    "aria-label": board.t("zone-open", { zone: board.t("zone-hand"), n: player.hand_size }),
    onClick: () => browse("hand", seat),
  }, [drawn ? h("span", { class: "minis", "aria-hidden": "true" }, cards) : h("small", { class: "pile-name" }, board.t("zone-hand")), h("b", `${player.hand_size}`)]);
}

function tags(player, board, seat) {
  const { state, t } = board;
  const agent = state.opponents?.[seat]?.agent;
  const found = [];
  if (player.lost) found.push(h("span", { class: "tag lost" }, t("lost")));
  else if (state.active === seat) found.push(h("span", { class: "tag turn" }, t("turn-tag")));
  if (!player.lost && state.asked === seat && !state.over) found.push(h("span", { class: "tag asked" }, t("asked-tag")));
  if (agent) found.push(h("span", { class: "tag agent" }, t(`agent-${agent}`)));
  else if (seat !== state.seat && state.opponents?.[seat]?.present === false) found.push(h("span", { class: "tag" }, t("away")));
  return h("div", { class: "tags" }, found);
}

export const Player = {
  props: ["seat", "flat", "me"],
  emits: ["browse"],
  setup(props, { emit }) {
    const board = inject("board");
    const change = ref(0);
    let timer = 0;
    watch(() => board.state.players[props.seat].life, (now, before) => {
      change.value = now - before;
      clearTimeout(timer);
      timer = setTimeout(() => { change.value = 0; }, FLOAT);
    });
    onBeforeUnmount(() => clearTimeout(timer));
    const browse = (name, seat) => emit("browse", name, seat);
    return () => {
      const { state, t } = board;
      const seat = props.seat;
      const player = state.players[seat];
      const mark = board.marks[`p${seat}`];
      const exiled = (state.exile ?? []).filter((thing) => thing.owner === seat);
      const commanded = (state.command ?? []).filter((thing) => thing.owner === seat);
      const top = Object.values(player.top ?? {});
      return h("section", { class: ["player", { flat: props.flat, mine: seat === props.me, active: state.active === seat, asked: state.asked === seat, lost: player.lost }], "aria-label": player.name }, [
        h("div", {
          class: ["who", mark?.glow, { chosen: mark?.chosen }],
          "data-group": "",
        }, h("div", {
          class: "who-in",
          "data-key": `p${seat}`,
          "data-item": "",
          role: "button",
          tabindex: -1,
          "aria-pressed": mark?.chosen === undefined ? undefined : mark.chosen ? "true" : "false",
          "aria-label": t("player-says", { name: player.name, life: player.life }) + (mark?.say ? t("comma") + mark.say : ""),
        }, [
          h("span", { class: "name" }, player.name),
          h("span", { class: ["life", { low: player.life <= 5, long: `${player.life}`.length > 3 }] }, `${player.life}`),
          change.value ? h("span", { key: `${player.life}`, class: ["change", change.value > 0 ? "gain" : "loss"], "aria-hidden": "true" }, `${change.value > 0 ? "+" : "−"}${Math.abs(change.value)}`) : null,
          mark?.badge ? h("b", { class: "sc-badge" }, mark.badge) : null,
        ])),
        tags(player, board, seat),
        tallies(player, t),
        pool(player, t),
        seat === props.me && !board.openHands ? null : backs(player, board, seat, browse),
        h("div", { class: "piles" }, [
          zone(board, "library", "library", seat, top, player.library_size, browse),
          zone(board, "graveyard", "graveyard", seat, player.graveyard, player.graveyard.length, browse),
          zone(board, "exile", "exile", seat, exiled, player.exile_size ?? exiled.length, browse),
          commanded.length ? zone(board, "command", "command", seat, commanded, commanded.length, browse) : null,
        ]),
      ]);
    };
  },
};
