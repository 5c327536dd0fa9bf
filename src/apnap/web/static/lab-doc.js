// The document of the lab: a scenario as plain data, each card an entry of its own. Pure functions that
// give a changed copy; undo keeps the copies.

/** @typedef {{players: Object<string, object>, start: object, do: object[]}} Doc */

export const ZONES = ["battlefield", "hand", "graveyard", "library", "exile", "command"];
export const STEPS = [
  "untap", "upkeep", "draw", "main1", "beginning_of_combat", "declare_attackers", "declare_blockers", "first_strike_damage",
  "combat_damage", "end_of_combat", "main2", "end", "cleanup",
];
export const MANA = ["W", "U", "B", "R", "G", "C"];
const LETTERS = "ABCDEFGH";

/** Two players and nothing on the table. @returns {Doc} */
export function emptyDoc() {
  return { players: { A: {}, B: {} }, start: { turn: 1, step: "main1" }, editions: ["2006", "2009", "current"], do: [] };
}

/** A deep copy; what is proxied becomes plain. */
export function copy(value) {
  return JSON.parse(JSON.stringify(value));
}

export function playersOf(doc) {
  return Object.keys(doc.players);
}

/** Is there nothing in it yet? */
export function isEmpty(doc) {
  return !(doc.do ?? []).length && playersOf(doc).every((name) => ZONES.every((zone) => !(doc.players[name]?.[zone] ?? []).length));
}

/** The entry at a place [player, zone, index]. */
export function entryAt(doc, place) {
  return place ? doc.players[place[0]]?.[place[1]]?.[place[2]] : undefined;
}

/** What an entry's card is called. */
export function nameOfEntry(entry) {
  return entry.card ?? entry.name ?? "";
}

/** All names that entries have of their own. */
export function aliases(doc) {
  const found = [];
  for (const [player, data] of Object.entries(doc.players)) {
    for (const zone of ZONES) (data?.[zone] ?? []).forEach((entry, n) => { if (entry.as) found.push({ as: entry.as, entry, place: [player, zone, n] }); });
  }
  return found;
}

/** A name that no entry has yet. */
export function freeAlias(doc, entry) {
  const taken = new Set([...aliases(doc).map((one) => one.as), ...playersOf(doc)]);
  const plain = nameOfEntry(entry);
  for (let n = 1; ; n += 1) if (!taken.has(`${plain} ${n}`)) return `${plain} ${n}`;
}

/** With a card more at the end of a zone (a library's top). */
export function withCard(doc, player, zone, entry) {
  const next = copy(doc);
  const data = (next.players[player] ??= {});
  const list = (data[zone] ??= []);
  const fresh = copy(entry);
  delete fresh.as;
  if (zone !== "battlefield") for (const key of ["tapped", "sick", "damage", "counters", "attached_to", "phased_out"]) delete fresh[key];
  if (zone === "library") list.unshift(fresh);
  else list.push(fresh);
  return next;
}

/** Without the card at a place; what was attached to it is loose. */
export function withoutCard(doc, place) {
  const next = copy(doc);
  const list = next.players[place[0]][place[1]];
  const [gone] = list.splice(place[2], 1);
  if (list.length === 0) delete next.players[place[0]][place[1]];
  if (gone?.as) loosen(next, gone.as);
  return next;
}

function loosen(doc, alias) {
  for (const data of Object.values(doc.players)) {
    for (const zone of ZONES) {
      for (const entry of data?.[zone] ?? []) {
        for (const key of ["attached_to", "exiled_by", "haunting"]) if (entry[key] === alias) delete entry[key];
      }
    }
  }
}

/** With the card at a place changed: keys set, or taken away where the value is undefined, false or "". */
export function changed(doc, place, changes) {
  const next = copy(doc);
  const entry = entryAt(next, place);
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined || value === false || value === "" || value === 0 || (typeof value === "object" && Object.keys(value).length === 0)) delete entry[key];
    else entry[key] = value;
  }
  return next;
}

/** With the card at a place moved to another zone. Gives [document, new place]. */
export function moved(doc, place, player, zone) {
  if (place[0] === player && place[1] === zone) return [doc, place];
  const entry = copy(entryAt(doc, place));
  const owner = place[1] === "battlefield" ? entry.owner ?? place[0] : entry.owner;
  let next = copy(doc);
  const list = next.players[place[0]][place[1]];
  list.splice(place[2], 1);
  if (list.length === 0) delete next.players[place[0]][place[1]];
  if (zone !== "battlefield") {
    for (const key of ["tapped", "sick", "damage", "counters", "attached_to", "phased_out"]) delete entry[key];
    if (entry.as) loosen(next, entry.as);
  }
  delete entry.owner;
  if (owner && owner !== player && zone === "battlefield") entry.owner = owner;
  const data = (next.players[player] ??= {});
  const to = (data[zone] ??= []);
  if (zone === "library") to.unshift(entry);
  else to.push(entry);
  next = copy(next);
  return [next, [player, zone, zone === "library" ? 0 : to.length - 1]];
}

/** Attached to the entry at another place, to a player, or (null) to nothing. */
export function attached(doc, place, to) {
  const next = copy(doc);
  const entry = entryAt(next, place);
  if (to === null) delete entry.attached_to;
  else if (typeof to === "string") entry.attached_to = to;
  else {
    const host = entryAt(next, to);
    host.as ??= freeAlias(next, host);
    entry.attached_to = host.as;
  }
  return next;
}

/** With a player's facts changed. */
export function withPlayer(doc, name, changes) {
  const next = copy(doc);
  const data = (next.players[name] ??= {});
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined || value === "" || value === null) delete data[key];
    else data[key] = value;
  }
  return next;
}

/** With one player more. */
export function withOneMore(doc) {
  const next = copy(doc);
  const name = [...LETTERS].find((letter) => !(letter in next.players));
  if (name) next.players[name] = {};
  if (playersOf(next).length > 2 && (!next.format || next.format === "duel")) next.format = "free-for-all";
  return next;
}

/** Without the last player, and without all actions, which may speak of them. */
export function withOneLess(doc) {
  const next = copy(doc);
  const names = playersOf(next);
  const last = names.pop();
  delete next.players[last];
  next.do = [];
  delete next.choices;
  delete next.expect;
  if (next.start?.active === last) delete next.start.active;
  if (names.length === 2) delete next.format;
  return next;
}

/** With other values at its top. */
export function withTop(doc, changes) {
  const next = copy(doc);
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined || value === "") delete next[key];
    else next[key] = value;
  }
  return next;
}

/** The mana in a pool as numbers by letter. */
export function poolOf(text) {
  const found = {};
  for (const [, letter] of (text ?? "").matchAll(/\{([WUBRGC])\}/g)) found[letter] = (found[letter] ?? 0) + 1;
  return found;
}

export function poolText(pool) {
  return MANA.map((letter) => `{${letter}}`.repeat(pool[letter] ?? 0)).join("");
}

/** How players are called for one who reads Chinese: letters are counted in its own way. */
export function shownPlayer(name, lang) {
  const at = name.length === 1 ? LETTERS.indexOf(name) : -1;
  return lang === "zh" && at >= 0 ? "甲乙丙丁戊己庚辛"[at] : name;
}
