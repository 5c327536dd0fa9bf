// Where the cards of a battlefield lie, as people lay them out: creatures in front, lands and the rest
// behind them; what is attached lies under its host; the same lands lie in one pile. Pure functions.

export const RATIO = 1.36; // height of a small card by its width
export const TUCK = 0.2; // how much of an attachment looks out, by the height
export const FAN = 0.3; // how much of each further card of a pile looks out, by the width
const GAP = 8;
const PILE = 5;

/** @typedef {{thing: object, under: object[], pile: object[]}} Place */

function isCreature(thing, face) {
  return (face.types ?? []).includes("Creature") || (thing.power !== null && thing.power !== undefined);
}

function isLand(face) {
  return (face.types ?? []).includes("Land");
}

/** All battlefields: seat -> {front, lands, others}, lists of places. */
export function arrange(state, faceOf) {
  const here = new Map();
  for (const player of state.players) {
    for (const thing of player.battlefield) for (const id of thing.ids ?? [thing.id]) here.set(id, thing);
  }
  const seats = {};
  for (const player of state.players) seats[player.seat] = { front: [], lands: [], others: [] };
  const under = new Map();
  for (const thing of new Set(here.values())) {
    const host = here.get(thing.attached_to);
    if (!host || host === thing) continue;
    if (!under.has(host.id)) under.set(host.id, []);
    under.get(host.id).push(thing);
  }
  for (const player of state.players) {
    for (const thing of player.battlefield) {
      if (here.get(thing.attached_to) && here.get(thing.attached_to) !== thing) continue;
      const face = faceOf(thing);
      const rows = seats[player.seat];
      const place = { thing, under: allUnder(thing, under), pile: [] };
      if (isCreature(thing, face)) rows.front.push(place);
      else if (isLand(face)) pileUp(rows.lands, place);
      else rows.others.push(place);
    }
  }
  return seats;
}

/** What is attached to a thing, and to that again, nearest first. */
function allUnder(thing, under, seen = new Set([thing.id])) {
  const found = [];
  for (const one of under.get(thing.id) ?? []) {
    if (seen.has(one.id)) continue;
    seen.add(one.id);
    found.push(one, ...allUnder(one, under, seen));
  }
  return found;
}

function pileUp(lands, place) {
  const thing = place.thing;
  const plain = (one) => one.under.length === 0 && !(one.thing.ids?.length > 1) && Object.keys(one.thing.counters ?? {}).length === 0;
  const fitting = lands.find((pile) => pile.thing.face === thing.face && !pile.thing.tapped === !thing.tapped && pile.pile.length < PILE - 1 && plain(pile) && plain(place));
  if (fitting) fitting.pile.push(thing);
  else lands.push(place);
}

/** The width that a place takes at a card width of 1. */
export function breadthOf(place) {
  const own = place.thing.tapped ? RATIO : 1;
  const turned = place.under.some((one) => one.tapped) ? RATIO : 1;
  return Math.max(own, turned) + place.pile.length * FAN;
}

function linesOf(places, width, card) {
  let lines = 0;
  let left = 0;
  for (const place of places) {
    const wide = breadthOf(place) * card + GAP;
    if (lines === 0 || wide > left) {
      lines += 1;
      left = width + GAP;
    }
    left -= wide;
  }
  return lines;
}

function heightOf(places, width, card) {
  const lines = linesOf(places, width, card);
  const tucked = places.reduce((most, place) => Math.max(most, place.under.length), 0);
  return lines * (card * RATIO + GAP) + tucked * TUCK * card * RATIO;
}

/** The greatest card width at which the rows fit into a field of that size. */
export function fitting(rows, width, height, most = 112, least = 44) {
  const back = [...rows.lands, ...rows.others];
  for (let card = most; card > least; card -= 2) {
    const tall = (rows.front.length ? heightOf(rows.front, width, card) : card * 0.35) + (back.length ? heightOf(back, width - 12, card) : card * 0.35);
    if (tall <= height) return card;
  }
  return least;
}
