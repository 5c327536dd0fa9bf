// Keeping what did not change: Vue draws a card anew only where it is given another object.

const LISTS = ["hand", "graveyard", "battlefield"];
const ZONES = ["stack", "exile", "command", "ante", "phased"];

/** The new things with those of the old ones in their places that say the very same. */
function kept(things, old) {
  if (!old?.length || !things?.length) return things;
  const before = new Map(old.map((thing) => [thing.id, thing]));
  return things.map((thing) => {
    const other = before.get(thing.id);
    return other && JSON.stringify(other) === JSON.stringify(thing) ? other : thing;
  });
}

/** The state with the objects of the one before it, where they say the same. */
export function keepThings(state, before) {
  if (!before || before.players.length !== state.players.length) return state;
  state.players.forEach((player, seat) => {
    for (const name of LISTS) player[name] = kept(player[name], before.players[seat][name]);
  });
  for (const zone of ZONES) state[zone] = kept(state[zone], before[zone]);
  return state;
}

/** The marks with those of before in their places that say the same. */
export function keepMarks(marks, before) {
  for (const [key, mark] of Object.entries(marks)) {
    const other = before[key];
    if (other && Object.keys(mark).every((name) => mark[name] === other[name]) && Object.keys(other).length === Object.keys(mark).length) marks[key] = other;
  }
  return marks;
}
