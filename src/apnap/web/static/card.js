// Cards drawn from data: the whole card (hand, preview) and the small one of the battlefield. Pure
// functions of what the server sent; clicks and looks are taken by the board, which finds a card by its
// `data-key`, so that a thousand cards have no listener of their own.
import { h } from "vue";
import { artOf, frameOf, landColors, smallArtOf } from "./art.js";
import { Icon, Symbols, pieces, symbolClass } from "./symbols.js";

/** @typedef {{key: string, name: string, cost: string, colors: string, type: string, types: string[],
 *   supertypes: string[], text: string[], size: string, blank: boolean, image: string}} Face */
/** @typedef {{id: number, ids?: number[], face: string, name: string, owner: number, controller: number,
 *   power: number|null, toughness: number|null, counters: Object<string, number>}} Thing */
/** @typedef {{glow?: string, chosen?: boolean, count?: number, badge?: string, ghost?: boolean}} Mark */

const NO_FACE = { key: "", name: "", cost: "", colors: "", type: "", types: [], supertypes: [], text: [], size: "", blank: false, image: "" };

/** The face of an object, or an empty one where the seat does not know it. */
export function faceOf(faces, thing) {
  return faces[thing.face] ?? NO_FACE;
}

/** How wide words are: a Chinese character counts as two letters. */
function breadth(words) {
  let sum = 0;
  for (const letter of words) sum += letter.charCodeAt(0) > 0x2e7f ? 2 : 1;
  return sum;
}

const widths = new Map();
let pen = null;

/** The width of words in the card's bold letters, by the size of the letters. */
function widthOf(words) {
  let width = widths.get(words);
  if (width === undefined) {
    if (!pen) {
      pen = document.createElement("canvas").getContext("2d");
      pen.font = `700 100px ${getComputedStyle(document.documentElement).getPropertyValue("--font-card") || "serif"}`;
    }
    width = pen.measureText(words).width / 100;
    widths.set(words, width);
  }
  return width;
}

/** The size of letters at which a name fits into a room, both in hundredths of the card's width. */
function fitted(name, room, most, least) {
  return Math.max(least, Math.min(most, room / (widthOf(name) * 1.02 || 1)));
}

/** Power and toughness as they are now, loyalty or defense; "" for the rest. */
export function sizeOf(thing, face) {
  if (thing && thing.power !== null && thing.power !== undefined) return `${thing.power}/${thing.toughness}`;
  const types = face.types ?? [];
  const left = thing?.counters?.[types.includes("Battle") ? "defense" : "loyalty"];
  if (left !== undefined && (types.includes("Planeswalker") || types.includes("Battle"))) return `${left}`;
  return (face.size ?? "").replace(/[[\]]/g, "");
}

/** Is it better (+1) or worse (-1) than printed? 0 where that cannot be said. */
function changeOfSize(thing, face) {
  const printed = /^(-?\d+)\/(-?\d+)$/.exec(face.size);
  if (!printed || thing.power === null || thing.power === undefined) return 0;
  return Math.sign(thing.power + thing.toughness - printed[1] - printed[2]);
}

/** The rules text, its size by the number of letters (the preview fits it exactly afterwards). */
function textSize(lines) {
  const room = lines.reduce((sum, line) => sum + Math.ceil((breadth(line) + 1) / 38) * 38, 0);
  const sizes = [[120, 6.6], [190, 5.9], [270, 5.3], [360, 4.8], [480, 4.3], [640, 3.8]];
  return (sizes.find(([most]) => room <= most) ?? [0, 3.3])[1];
}

/** The whole card; `middling`: for a hand, its name large and the cost on the picture. */
export function CardFace(props) {
  const { face, thing, images, t, middling } = props;
  if (images && face.image) {
    return h("div", { class: "cf pictured" }, [
      h("img", { src: face.image, alt: face.name, loading: "lazy", referrerpolicy: "no-referrer" }),
      sizeOf(thing, face) && thing?.changed ? h("b", { class: "cf-pt" }, sizeOf(thing, face)) : null,
    ]);
  }
  const size = sizeOf(thing, face);
  const formerly = middling ? "" : face.formerly; // how it differs from what it is today
  const told = [...(face.text ?? []), ...(formerly ? [formerly] : [])];
  const tall = breadth(told.join(" ")) > 260;
  return h("div", { class: ["cf", `c-${frameOf(face)}`, ...twoColors(face), { blank: face.blank, tall, middling }] }, [
    h("div", { class: "cf-title", style: { "--name": fitted(face.name, middling ? 81 : 79 - pieces(face.cost ?? "").length * 7, middling ? 9.2 : 6.3, 3.4) } }, [
      h("span", { class: "cf-name" }, face.name),
      middling ? null : h("span", { class: "cf-cost" }, h(Symbols, { text: face.cost ?? "" })),
    ]),
    h("div", { class: "cf-art", style: { backgroundImage: artOf(face) } }, middling && face.cost ? h("span", { class: "cf-cost" }, h(Symbols, { text: face.cost })) : null),
    h("div", { class: "cf-type", style: { "--kind": fitted(face.type, 82, 4.9, 3.3) } }, face.type),
    h("div", { class: "cf-text", style: { "--size": textSize(told) * (middling ? 0.9 : 1) } }, [
      h("div", { class: "cf-lines" }, rules(face)),
      face.blank ? h("div", { class: "cf-blank" }, t("card-blank")) : null,
      formerly ? h("div", { class: "cf-formerly" }, formerly) : null,
    ]),
    size ? h("b", { class: "cf-pt" }, size) : null,
  ]);
}
CardFace.props = ["face", "thing", "images", "t", "middling"];

function rules(face) {
  const lines = face.text ?? [];
  const color = landColors(face);
  if (lines.length === 0 && color.length === 1) return h("i", { class: ["ms", "cf-big", symbolClass(color)], "aria-hidden": "true" });
  return lines.map((line) => h("p", h(Symbols, { text: line })));
}

/** Two classes for the two halves of a gold frame, where there are just two colours. */
function twoColors(face) {
  const colors = face.colors ?? "";
  return colors.length === 2 ? [`l-${colors[0]}`, `r-${colors[1]}`] : [];
}

/** The back of a card. */
export function CardBack() {
  return h("div", { class: "cf back" }, h("div", { class: "cf-weave" }));
}

/** What a screen reader says of an object. */
export function spoken(thing, face, t) {
  const said = [face.name || thing.name || t("a-face-down")];
  if (thing.ids?.length > 1) said.push(t("a-times", { n: thing.ids.length }));
  if (face.type) said.push(face.type);
  const size = sizeOf(thing, face);
  if (size) said.push(size);
  for (const flag of ["tapped", "sick", "attacking", "blocking", "token", "copy", "face_down", "phased_out"]) {
    if (thing[flag] && !(Array.isArray(thing[flag]) && thing[flag].length === 0)) said.push(t(`a-${flag}`));
  }
  if (thing.damage) said.push(t("a-damage", { n: thing.damage }));
  for (const [name, n] of Object.entries(thing.counters ?? {})) said.push(t("a-counters", { n, name: counterName(name, t) }));
  if (face.blank) said.push(t("card-blank"));
  return said.join(t("comma"));
}

/** The words for a kind of counter; a kind without words stands as it is. */
export function counterName(name, t) {
  return t.has(`counter-${name}`) ? t(`counter-${name}`) : name;
}

function counters(thing, face, t) {
  const shown = Object.entries(thing.counters ?? {}).filter(([name]) => !hasOwnPlace(name, face));
  if (shown.length === 0) return null;
  return h("div", { class: "sc-counters", "aria-hidden": "true" }, shown.map(([name, n]) =>
    h("span", { class: ["sc-counter", { minus: name.startsWith("-") }], title: counterName(name, t) }, counterLabel(name, n, t))));
}

function hasOwnPlace(name, face) {
  const types = face.types ?? [];
  return (name === "loyalty" && types.includes("Planeswalker")) || (name === "defense" && types.includes("Battle"));
}

/** "+3/+3" for three +1/+1 counters, else the number and the name. */
function counterLabel(name, n, t) {
  const sized = /^([+-]\d+)\/([+-]\d+)$/.exec(name);
  if (!sized) return `${n} ${counterName(name, t)}`;
  const [power, toughness] = [sized[1] * n, sized[2] * n];
  const sign = (value, like) => (value > 0 ? `+${value}` : value < 0 ? `${value}` : `${like[0]}0`);
  return `${sign(power, sized[1])}/${sign(toughness, sized[2])}`;
}

function marksOf(thing, face, mark) {
  return {
    tapped: thing.tapped,
    token: thing.token,
    attacking: thing.attacking,
    blocking: thing.blocking?.length,
    ghost: mark?.ghost || thing.phased_out,
    can: mark?.glow === "can",
    mana: mark?.glow === "mana",
    pick: mark?.glow === "pick",
    would: mark?.glow === "would",
    waiting: mark?.glow === "held",
    chosen: mark?.chosen,
    flipped: thing.flipped,
    down: thing.face_down,
    blank: face.blank,
  };
}

/** The small card of the battlefield. `mark`: how the question marks it; `crowded`: one of very many. */
export function SmallCard(props) {
  const { thing, face, mark, t, images, crowded } = props;
  const size = sizeOf(thing, face);
  const change = changeOfSize(thing, face);
  const many = thing.ids?.length ?? 1;
  return h("div", {
    class: ["sc", ...Object.entries(marksOf(thing, face, mark)).filter(([, on]) => on).map(([name]) => name)],
    "data-key": `o${thing.id}`,
    "data-item": "",
    role: "button",
    tabindex: -1,
    "aria-label": spoken(thing, face, t) + (mark?.say ? t("comma") + mark.say : ""),
    "aria-pressed": mark?.chosen === undefined ? undefined : mark.chosen ? "true" : "false",
  }, [
    many > 1 ? h("i", { class: "sc-more" }) : null,
    body(thing, face, images, size, crowded),
    size ? h("b", { class: ["sc-pt", { up: change > 0, down: change < 0, hurt: thing.damage }] }, size) : null,
    thing.damage ? h("span", { class: "sc-damage" }, `${thing.damage}`) : null,
    counters(thing, face, t),
    thing.sick && (face.types ?? []).includes("Creature") ? h("span", { class: "sc-sick", title: t("a-sick") }, h(Icon, { name: "sick" })) : null,
    thing.attacking ? h("span", { class: "sc-fight" }, h(Icon, { name: "sword" })) : null,
    thing.blocking?.length ? h("span", { class: "sc-fight guard" }, h(Icon, { name: "shield" })) : null,
    many > 1 ? h("b", { class: "sc-many" }, `×${many}`) : null,
    mark?.badge ? h("b", { class: "sc-badge" }, mark.badge) : null,
    face.blank ? h("span", { class: "sc-blank", title: t("card-blank") }, "!") : null,
  ]);
}
SmallCard.props = ["thing", "face", "mark", "t", "images", "crowded"];

/** The part of the type line that tells most: what stands after the dash, where there is one. */
function kindOf(face) {
  return face.type.split(/ ?[—～] ?/).pop();
}

function body(thing, face, images, size, crowded) {
  if (thing.face_down && !face.name) return h("div", { class: "sc-body back" }, h("div", { class: "cf-weave" }));
  const land = landColors(face);
  const pictured = images && face.image;
  return h("div", { class: ["sc-body", `c-${frameOf(face)}`, ...twoColors(face)] }, [
    h("div", { class: "sc-name", style: { "--name": fitted(face.name, 79, 10.8, 6.2) } }, face.name),
    h("div", { class: ["sc-art", { pictured }], style: { backgroundImage: pictured ? `url("${face.image}")` : crowded ? smallArtOf(face) : artOf(face) } }, [
      face.cost ? h("span", { class: "sc-cost" }, h(Symbols, { text: face.cost })) : null,
      land ? h("span", { class: "sc-land" }, [...land].map((color) => h("i", { class: ["ms", symbolClass(color)], "aria-hidden": "true" }))) : null,
    ]),
    h("div", { class: "sc-type", style: { "--kind": fitted(kindOf(face), size ? 48 : 79, 8.6, 6.6) } }, kindOf(face)),
  ]);
}
