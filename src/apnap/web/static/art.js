// Pictures for cards without pictures: a small drawing out of the card's name, colours and types, the
// same for the same card always, so that a card is known at a glance. Nothing is anybody's art.

const PALETTES = {
  W: ["#f7efd2", "#e6d49a", "#bf9f55", "#6f5a26"],
  U: ["#cfe7f5", "#7db6de", "#3a7fb3", "#123f63"],
  B: ["#a79cae", "#6b6072", "#3d3346", "#19131f"],
  R: ["#f8cfae", "#e48a5e", "#b6462b", "#5c1a10"],
  G: ["#d9ebc8", "#93c084", "#47864f", "#173f25"],
  M: ["#f6e7b5", "#dfbf63", "#a9832e", "#574316"],
  A: ["#e3e9ee", "#b0bdc8", "#71828f", "#384651"],
  L: ["#eadfce", "#c6af8e", "#8f7757", "#4a3c2b"],
};
const BASICS = { Plains: "W", Island: "U", Swamp: "B", Mountain: "R", Forest: "G" };

/** A stream of numbers between 0 and 1, the same for the same words. */
function stream(words) {
  let seed = 2166136261;
  for (let i = 0; i < words.length; i += 1) seed = Math.imul(seed ^ words.charCodeAt(i), 16777619);
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822519) + 0x9e3779b9;
    seed ^= seed >>> 13;
    return ((seed >>> 0) % 100003) / 100003;
  };
}

/** The colour letter of a card's frame: W U B R G, M for several, A for none, L for a land. */
export function frameOf(face) {
  const colors = face.colors ?? "";
  if (colors.length > 1) return "M";
  if (colors.length === 1) return colors;
  return (face.types ?? []).includes("Land") ? "L" : "A";
}

/** The colours that a land's symbols speak of; "" for other cards. */
export function landColors(face) {
  if (!(face.types ?? []).includes("Land")) return "";
  const basic = BASICS[face.name] ?? BASICS[face.english ?? ""];
  if (basic) return basic;
  const found = new Set((face.text ?? []).join(" ").match(/\{([WUBRG])\}/g) ?? []);
  return [...found].map((symbol) => symbol[1]).join("").slice(0, 2);
}

const n1 = (value) => value.toFixed(1);

function ridge(next, base, height, points, jag) {
  let path = `M0 100V${n1(base)}`;
  for (let i = 0; i <= points; i += 1) {
    const x = (i / points) * 140;
    const y = base - next() * height - (jag && i % 2 ? height * 0.7 : 0);
    path += jag ? `L${n1(x)} ${n1(y)}` : `S${n1(x - 10)} ${n1(y)} ${n1(x)} ${n1(y)}`;
  }
  return `${path}L140 100z`;
}

function landscape(next, color, palette) {
  const [sky, far, near, dark] = palette;
  const sun = `<circle cx="${n1(25 + next() * 90)}" cy="${n1(16 + next() * 22)}" r="${n1(8 + next() * 7)}" fill="${color === "B" ? "#e8e0ec" : "#fffbe6"}" opacity=".85"/>`;
  const jag = color === "R" || color === "G" || color === "B";
  const points = color === "G" ? 22 : color === "R" ? 8 : color === "B" ? 14 : 5;
  const tall = color === "R" ? 34 : color === "G" ? 13 : color === "U" ? 5 : 12;
  const layers = [
    [far, 62], [near, 76], [dark, 91],
  ].map(([fill, base]) => `<path d="${ridge(next, base, tall, points, jag)}" fill="${fill}"/>`);
  const water = color === "U"
    ? Array.from({ length: 7 }, () => `<path d="M${n1(next() * 110)} ${n1(60 + next() * 36)}q8 -3 16 0t16 0" fill="none" stroke="${sky}" stroke-width="1.2" opacity=".7"/>`).join("")
    : "";
  return `<rect width="140" height="100" fill="${sky}"/>${sun}${layers.join("")}${water}`;
}

function backdrop(next, palette, rays) {
  const [light, middle, deep] = palette;
  let made = `<rect width="140" height="100" fill="${middle}"/>`;
  const cx = 70;
  const cy = 50 + next() * 8;
  const turn = next() * 30;
  for (let i = 0; i < rays; i += 1) {
    const from = ((i * 360) / rays + turn) * (Math.PI / 180);
    const to = from + (Math.PI / rays) * (0.8 + next() * 0.5);
    made += `<path d="M${cx} ${n1(cy)}L${n1(cx + Math.cos(from) * 130)} ${n1(cy + Math.sin(from) * 130)}L${n1(cx + Math.cos(to) * 130)} ${n1(cy + Math.sin(to) * 130)}z" fill="${i % 2 ? light : deep}" opacity=".28"/>`;
  }
  return `${made}<circle cx="${cx}" cy="${n1(cy)}" r="${n1(30 + next() * 10)}" fill="${light}" opacity=".5"/>`;
}

/** A creature: half a mask, mirrored. */
function mask(next, palette) {
  const dark = palette[3];
  const [half, eye] = [[], []];
  const horn = 8 + next() * 22;
  half.push([0, 14 + next() * 16], [6 + next() * 10, 24 - horn * 0.3], [14 + next() * 16, 24 - horn * next()]);
  half.push([20 + next() * 14, 32 + next() * 8], [16 + next() * 18, 48 + next() * 8], [22 + next() * 14, 60 + next() * 10]);
  half.push([12 + next() * 10, 70 + next() * 8], [4 + next() * 10, 80 + next() * 12], [0, 76 + next() * 10]);
  const side = (sign) => half.map(([x, y]) => `${n1(70 + sign * x)} ${n1(y)}`);
  const outline = [...side(1), ...side(-1).reverse()].join("L");
  const ex = 7 + next() * 6;
  const ey = 42 + next() * 8;
  const [ew, slant] = [3 + next() * 5, next() * 5 - 1];
  for (const sign of [1, -1]) {
    eye.push(`<path d="M${n1(70 + sign * (ex - ew))} ${n1(ey)}L${n1(70 + sign * (ex + ew))} ${n1(ey - slant)}L${n1(70 + sign * ex)} ${n1(ey + 4)}z"/>`);
  }
  return `<path d="M${outline}z" fill="${dark}" stroke-linejoin="round"/><g fill="${palette[0]}">${eye.join("")}</g>`;
}

/** A spell: strokes that whirl out of the middle. */
function whirl(next, palette) {
  const arms = 3 + Math.floor(next() * 5);
  const bend = 20 + next() * 40;
  let made = "";
  for (let i = 0; i < arms; i += 1) {
    made += `<path d="M70 52Q${n1(70 + bend)} ${n1(52 - bend * 0.2)} ${n1(76 + bend * 0.5)} ${n1(14 + next() * 8)}Q${n1(70 + bend * 0.45)} ${n1(34)} 70 52z" fill="${palette[3]}" opacity=".9" transform="rotate(${n1((i * 360) / arms + next() * 14)} 70 52)"/>`;
  }
  return `${made}<circle cx="70" cy="52" r="${n1(4 + next() * 5)}" fill="${palette[0]}"/>`;
}

/** An artifact: a wheel with teeth and a middle. */
function wheel(next, palette) {
  const teeth = 5 + Math.floor(next() * 8);
  const [outer, inner] = [26 + next() * 9, 19 + next() * 5];
  const points = [];
  for (let i = 0; i < teeth * 4; i += 1) {
    const angle = (i / (teeth * 4)) * 2 * Math.PI;
    const radius = i % 4 < 2 ? outer : inner;
    points.push(`${n1(70 + Math.cos(angle) * radius)} ${n1(51 + Math.sin(angle) * radius)}`);
  }
  const sides = 3 + Math.floor(next() * 5);
  const core = Array.from({ length: sides }, (_, i) => `${n1(70 + Math.sin((i / sides) * 6.283) * 11)} ${n1(51 - Math.cos((i / sides) * 6.283) * 11)}`);
  return `<path d="M${points.join("L")}z" fill="${palette[3]}"/><path d="M${core.join("L")}z" fill="${palette[0]}"/>`;
}

/** An enchantment: a rosette of one line. */
function rosette(next, palette) {
  const [k, d] = [[2, 1], [5, 2], [7, 3], [8, 3], [5, 1], [7, 4], [4, 3], [3, 2]][Math.floor(next() * 8)];
  const points = [];
  for (let i = 0; i <= 240; i += 1) {
    const angle = (i / 240) * 2 * Math.PI * d;
    const radius = 36 * Math.cos((k / d) * angle);
    points.push(`${n1(70 + Math.cos(angle) * radius)} ${n1(50 + Math.sin(angle) * radius)}`);
  }
  return `<path d="M${points.join("L")}" fill="${palette[3]}" fill-rule="evenodd" fill-opacity=".35" stroke="${palette[3]}" stroke-width="2.2"/>`;
}

/** A planeswalker: a tall star. */
function star(next, palette) {
  const waist = 5 + next() * 6;
  return `<path d="M70 8L${n1(70 + waist)} ${n1(50 - waist)}L${n1(104 + next() * 8)} 50L${n1(70 + waist)} ${n1(50 + waist)}L70 94L${n1(70 - waist)} ${n1(50 + waist)}L${n1(30 + next() * 8)} 50L${n1(70 - waist)} ${n1(50 - waist)}z" fill="${palette[3]}"/><circle cx="70" cy="50" r="${n1(waist)}" fill="${palette[0]}"/>`;
}

function drawing(face) {
  const next = stream(face.english || face.name || face.key || "");
  const types = face.types ?? [];
  const frame = frameOf(face);
  if (types.includes("Land") && !types.includes("Creature")) {
    const color = landColors(face);
    return landscape(next, color[0] ?? "", PALETTES[color[0]] ?? PALETTES.L);
  }
  const palette = PALETTES[frame];
  const back = backdrop(next, palette, 7 + Math.floor(next() * 9));
  if (types.includes("Creature")) return back + mask(next, palette);
  if (types.includes("Planeswalker") || types.includes("Battle")) return back + star(next, palette);
  if (types.includes("Artifact")) return back + wheel(next, palette);
  if (types.includes("Enchantment")) return back + rosette(next, palette);
  return back + whirl(next, palette);
}

const drawn = new Map();
const painted = new Map();
const SHAPE = /<(\/?)(g|rect|circle|path)\b([^>]*)>/g;
const WIDE = 140; // the measure of the drawings
const HIGH = 100;
const SCALE = 0.8; // pixels of a small picture by that measure
let pen = null; // of the one canvas on which all small pictures are painted

/** Paints a drawing as it would be shown: only the shapes and attributes that the drawings above have. */
function paint(pen, marks) {
  let around = {};
  for (const [, closing, kind, said] of marks.matchAll(SHAPE)) {
    const own = Object.fromEntries([...said.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    if (kind === "g") {
      around = closing ? {} : own;
      continue;
    }
    const with_ = { ...around, ...own };
    const path = new Path2D(kind === "path" ? with_.d : undefined);
    if (kind === "rect") path.rect(0, 0, with_.width, with_.height);
    if (kind === "circle") path.arc(with_.cx, with_.cy, with_.r, 0, 2 * Math.PI);
    pen.save();
    pen.globalAlpha = Number(with_.opacity ?? 1);
    const turn = /rotate\(([-\d.]+) ([-\d.]+) ([-\d.]+)\)/.exec(with_.transform ?? "")?.slice(1).map(Number);
    if (turn) {
      pen.translate(turn[1], turn[2]);
      pen.rotate((turn[0] * Math.PI) / 180);
      pen.translate(-turn[1], -turn[2]);
    }
    if (with_.fill !== "none") {
      pen.fillStyle = with_.fill ?? "#000";
      pen.globalAlpha *= Number(with_["fill-opacity"] ?? 1);
      pen.fill(path, with_["fill-rule"] ?? "nonzero");
      pen.globalAlpha = Number(with_.opacity ?? 1);
    }
    if (with_.stroke) {
      pen.strokeStyle = with_.stroke;
      pen.lineWidth = Number(with_["stroke-width"] ?? 1);
      pen.stroke(path);
    }
    pen.restore();
  }
}

/** The same picture as small pixels: a browser draws a thousand of these where as many drawings take it long. */
export function smallArtOf(face) {
  const key = keyOf(face);
  let picture = painted.get(key);
  if (picture === undefined) {
    pen ??= Object.assign(document.createElement("canvas"), { width: WIDE * SCALE, height: HIGH * SCALE }).getContext("2d", { willReadFrequently: true });
    pen.setTransform(SCALE, 0, 0, SCALE, 0, 0);
    paint(pen, drawing(face));
    picture = `url("${pen.canvas.toDataURL()}")`;
    painted.set(key, picture);
  }
  return picture;
}

function keyOf(face) {
  return `${face.english || face.name || face.key}|${frameOf(face)}|${(face.types ?? []).join("")}`;
}

/** The picture of a face for CSS, `url("data:...")`; drawn once. */
export function artOf(face) {
  const key = keyOf(face);
  let picture = drawn.get(key);
  if (picture === undefined) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 100" preserveAspectRatio="xMidYMid slice">${drawing(face)}</svg>`;
    picture = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
    drawn.set(key, picture);
  }
  return picture;
}
