// The mana symbols and the small icons, drawn here, as pictures for CSS: a symbol costs one element
// without children, so that a thousand cards stay light.
import { h } from "vue";

const INK = { W: "#4b3f1c", U: "#0c3a5e", B: "#1d1917", R: "#74190c", G: "#0f4425", C: "#3a3734" };
const GROUND = { W: "#f8f0cf", U: "#b4d9f1", B: "#bdb2ae", R: "#f3b198", G: "#b2d8b0", C: "#cfcac4" };
const PLAIN = "#d2ccc6";
const RAYS = Array.from({ length: 8 }, (_, n) => `<path d="M16 3.5l2.3 5.6h-4.6z" transform="rotate(${n * 45} 16 16)"/>`).join("");
const ARMS = Array.from({ length: 6 }, (_, n) => `<path d="M16 16V5.2M16 9.4l-2.6-2.6M16 9.4l2.6-2.6" transform="rotate(${n * 60} 16 16)"/>`).join("");
// Each drawn in a square of 32, in the colour "currentColor" replaced by the ink.
const GLYPHS = {
  W: `<circle cx="16" cy="16" r="5.2"/>${RAYS}`,
  U: `<path d="M16.5 4.5c2.2 5.4 7.3 8.6 7.3 14.300a7.6 7.6 0 0 1-15.2 0c0-3.5 2-5.6 4.1-8 1.6-1.9 3-3.7 3.8-6.300z"/><path d="M12.2 19.200a4.2 4.2 0 0 0 3.6 4.3" fill="none" stroke="#b4d9f1" stroke-width="1.8" stroke-linecap="round"/>`,
  B: `<path fill-rule="evenodd" d="M16 5.500c-6 0-9.8 4-9.8 9.2 0 3.1 1.3 5 3.4 6.300v4.200c0 .7.5 1.3 1.3 1.300h10.200c.8 0 1.3-.6 1.3-1.300V21c2.1-1.3 3.4-3.2 3.4-6.3 0-5.2-3.8-9.2-9.8-9.200zM12 12.600a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.400zm8 0a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.400zM16 18.400l1.6 3h-3.200z"/>`,
  R: `<path d="M17.5 3.600c.8 4-1.5 6-3.6 8.5-.7-1-.8-2-.7-3.2-3.5 3-5.6 6.5-5.6 10.3 0 5 3.8 8.6 8.5 8.6 4.9 0 8.6-3.5 8.6-8.6 0-3.2-1.4-5.5-2.8-7.6-.1 1.5-.6 2.6-1.6 3.5.3-4.4-.1-8.6-2.8-11.500zM16 25.300c-2.3 0-3.9-1.5-3.9-3.7 0-2.4 2-3.8 3.6-6.2 1.2 1.9 1.2 3.4.9 4.9.9-.3 1.4-1 1.7-2 .9 1 1.5 2.1 1.5 3.5 0 2.1-1.6 3.5-3.8 3.500z" fill-rule="evenodd"/>`,
  G: `<path d="M16 4.200c3.3 0 5.7 2.2 5.9 5.1 2.6.5 4.3 2.5 4.3 5 0 3.1-2.4 5.2-5.4 5.2-1 0-2-.3-2.8-.8l.2 3.900c.1 1.9.9 3.5 2.3 4.900h-9c1.4-1.4 2.2-3 2.3-4.900l.2-3.900c-.8.5-1.8.8-2.8.8-3 0-5.4-2.1-5.4-5.2 0-2.5 1.7-4.5 4.3-5 .2-2.9 2.6-5.1 5.9-5.100z"/>`,
  C: `<path fill-rule="evenodd" d="M16 4.500c1.5 5.5 5 9.6 10 11.5-5 1.9-8.5 6-10 11.500C14.5 22 11 17.9 6 16c5-1.9 8.5-6 10-11.500zm0 7.300c-.9 1.7-2.3 3.2-4 4.2 1.7 1 3.1 2.5 4 4.2.9-1.7 2.3-3.2 4-4.2-1.7-1-3.1-2.5-4-4.200z"/>`,
  T: `<path d="M9.5 24.500c-1-6.5 2.7-12 9.3-12.700l-.4-4.3 8.1 7-7 7.8-.4-4.600c-4.6.2-7.7 2.8-9.6 6.800z"/>`,
  S: `<g fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round">${ARMS}</g>`,
  E: `<path d="M18.8 3.800L8 18h6.200l-2.4 10.200L24 13.200h-6.600z"/>`,
  P: `<path fill-rule="evenodd" d="M14.7 5h2.600v3.200c4.5.6 7.4 3.6 7.4 7.800s-2.9 7.2-7.4 7.800V27h-2.600v-3.200c-4.5-.6-7.4-3.6-7.4-7.800s2.9-7.2 7.4-7.800zm0 5.800c-2.7.5-4.3 2.4-4.3 5.200s1.6 4.7 4.3 5.200zm2.6 0v10.400c2.7-.5 4.3-2.4 4.3-5.200s-1.6-4.7-4.3-5.200z"/>`,
};
const ICONS = {
  library: `<rect x="7" y="5" width="15" height="21" rx="2"/><path d="M25 8v19a2 2 0 0 1-2 2H11" fill="none" stroke="currentColor" stroke-width="2"/>`,
  hand: `<path d="M6 13l8-4 5 12-8 4zM15 8l8 1-2 13-3-.400zM24 10.500l4 3-6 10z" />`,
  graveyard: `<path fill-rule="evenodd" d="M8 27V13a8 8 0 0 1 16 0v14zM5 27h22v2H5zM14.8 10v3.200h-3v2.400h3V22h2.400v-6.400h3v-2.400h-3V10z"/>`,
  exile: `<path d="M16 4a12 12 0 1 0 12 12h-3a9 9 0 1 1-9-9z"/><path d="M18 4h10v10l-3.7-3.7-6.2 6.2-2.6-2.6 6.2-6.200z"/>`,
  command: `<path d="M5 12l5.5 4L16 7l5.5 9L27 12l-2.5 13h-17z"/>`,
  sick: `<path d="M16 5a11 11 0 1 0 11 11h-3a8 8 0 1 1-8-8 5.5 5.5 0 1 1-3 10.100l1.4-2.500A2.7 2.7 0 1 0 16 11V8z"/>`,
  skull: GLYPHS.B, bolt: GLYPHS.E,
  heart: `<path d="M16 27C9 21.5 4.5 17.3 4.5 12.200A6.3 6.3 0 0 1 16 8.600a6.3 6.3 0 0 1 11.5 3.600C27.5 17.3 23 21.5 16 27z"/>`,
  sword: `<path d="M26.5 4.500l-1 6.500L14.2 22.300l2 2-2 2-3.6-3.6-4.2 4.2-1.8-1.8 4.2-4.2-3.6-3.6 2-2 2 2L20.5 6z"/>`,
  shield: `<path d="M16 3.500l10.5 3.500v8c0 6.8-4.3 11.2-10.5 13.800C9.8 26.2 5.5 21.8 5.5 15V7z"/>`,
  menu: `<path d="M5 8h22v2.600H5zM5 14.700h22v2.600H5zM5 21.400h22V24H5z"/>`,
  sun: `<circle cx="16" cy="16" r="6"/>${RAYS}`,
  moon: `<path d="M20.5 4.800A12 12 0 1 0 27.6 20 10.5 10.5 0 0 1 20.5 4.800z"/>`,
  log: `<path d="M7 4h13l5 5v19H7zm4 8v2h10v-2zm0 5v2h10v-2zm0 5v2h7v-2z" fill-rule="evenodd"/>`,
  undo: `<path d="M12 5L4 12l8 7v-4.500h6a4.5 4.5 0 0 1 0 9h-6v3.500h6a8 8 0 0 0 0-16h-6z"/>`,
  gear: `<path fill-rule="evenodd" d="M13.7 4h4.600l.7 3.4 2 .8 2.9-1.9 3.2 3.2-1.9 2.9.8 2 3.4.7v4.600l-3.4.7-.8 2 1.9 2.9-3.2 3.2-2.9-1.9-2 .8-.7 3.400h-4.600l-.7-3.4-2-.8-2.9 1.9-3.2-3.2 1.9-2.9-.8-2L2.6 19.700v-4.600L6 14.400l.8-2-1.9-2.9 3.2-3.200L11 8.200l2-.8zM16 12.800a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.200z"/>`,
  flag: `<path d="M7 4h2.500v24H7zM11 5h15l-4 6 4 6H11z"/>`,
  close: `<path d="M8.2 6L16 13.8 23.8 6 26 8.2 18.2 16l7.8 7.8-2.2 2.200L16 18.2 8.2 26 6 23.8 13.8 16 6 8.200z"/>`,
  help: `<path d="M10 12.500C10 8.5 12.6 6 16.2 6c3.5 0 6 2.2 6 5.5 0 2.6-1.4 4-3 5.2-1.3 1-1.8 1.7-1.8 3.300h-3.200c0-2.8 1-4.2 2.7-5.5 1.3-1 2-1.7 2-3 0-1.5-1-2.4-2.7-2.4-1.9 0-2.9 1.2-2.9 3.400zM14 23h3.800v3.800H14z"/>`,
  stack: `<path d="M16 4l12 6-12 6L4 10zM4 15l12 6 12-6v3l-12 6-12-6zM4 21l12 6 12-6v3l-12 6-12-6z"/>`,
};

/** A picture for CSS out of the inside of an SVG of 32 by 32. */
function uri(inside) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inside}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

function glyph(code, ink, transform = "") {
  const drawn = GLYPHS[code];
  const inside = drawn
    ? drawn.replaceAll("currentColor", ink)
    : `<text x="16" y="${code.length > 1 ? 22 : 23.5}" font-family="Georgia,serif" font-weight="700" font-size="${code.length > 2 ? 13 : code.length > 1 ? 17 : 22}" text-anchor="middle">${code}</text>`;
  return `<g fill="${ink}" transform="${transform}">${inside}</g>`;
}

function disc(ground) {
  return `<circle cx="16" cy="16" r="15.5" fill="${ground}"/><circle cx="16" cy="16" r="15" fill="none" stroke="#0003" stroke-width="1"/>`;
}

function half(code, left) {
  const ground = GROUND[code] ?? PLAIN;
  const clip = left ? "M27 5A15.5 15.5 0 0 0 5 27z" : "M27 5A15.5 15.5 0 0 1 5 27z";
  const place = left ? "translate(3.5 3) scale(.5)" : "translate(12.5 13) scale(.5)";
  return `<path d="${clip}" fill="${ground}"/>${glyph(code, INK[code] ?? "#1d1917", place)}`;
}

/** The inside of a symbol's drawing: "R", "2", "X", "W/U", "2/W", "W/P", "T", "Q", "S", "E". */
function drawing(code) {
  const parts = code.split("/");
  if (parts.length === 2 && parts[1] === "P") return disc(GROUND[parts[0]] ?? PLAIN) + glyph("P", INK[parts[0]] ?? "#1d1917");
  if (parts.length >= 2) {
    const both = half(parts[0], true) + half(parts[1], false);
    return `${both}<circle cx="16" cy="16" r="15" fill="none" stroke="#0003"/>${parts[2] ? glyph("P", "#0009", "translate(8 8) scale(.5)") : ""}`;
  }
  if (code === "Q") return `${disc("#2b2622")}<g transform="rotate(180 16 16)">${glyph("T", "#f4efe6")}</g>`;
  if (code === "E") return glyph("E", "#5b3f98");
  return disc(GROUND[code] ?? PLAIN) + glyph(code === "H" ? "P" : code, INK[code] ?? "#1d1917");
}

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
const known = new Map();

/** The class of a mana symbol; its rule is added when it is first used. */
export function symbolClass(code) {
  let name = known.get(code);
  if (name === undefined) {
    name = `ms-${known.size}`;
    known.set(code, name);
    sheet.insertRule(`.${name}{background-image:${uri(drawing(code))}}`);
  }
  return name;
}

/** The class of an icon: a mask, so that it takes the colour of the text around it. */
export function iconClass(icon) {
  const key = `icon ${icon}`;
  let name = known.get(key);
  if (name === undefined) {
    name = `ic-${icon}`;
    known.set(key, name);
    const picture = uri(ICONS[icon].replaceAll("currentColor", "#000"));
    sheet.insertRule(`.${name}{-webkit-mask-image:${picture};mask-image:${picture}}`);
  }
  return name;
}

/** Splits "{1}{R}: does" into pieces: {symbol} or {text}. */
export function pieces(text) {
  const found = [];
  for (const part of text.split(/(\{[^{} ]{1,7}\})/)) {
    if (part === "") continue;
    if (part[0] === "{" && part.endsWith("}")) found.push({ symbol: part.slice(1, -1) });
    else found.push({ text: part });
  }
  return found;
}

/** Text with symbols in it. For a screen reader a symbol says its letters. */
export function Symbols(props) {
  return pieces(props.text ?? "").map((piece) =>
    piece.text !== undefined
      ? piece.text
      : h("i", { class: ["ms", symbolClass(piece.symbol)], role: "img", "aria-label": piece.symbol }),
  );
}
Symbols.props = ["text"];

/** A small icon beside words; never alone without words for a screen reader. */
export function Icon(props) {
  return h("i", { class: ["ic", iconClass(props.name)], "aria-hidden": "true" });
}
Icon.props = ["name"];
