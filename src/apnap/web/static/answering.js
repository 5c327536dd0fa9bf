// What the person at the page is about to answer: the marks on the table, what a click does in a question
// of each shape, and the answer that comes of it. The rules are the server's; here is only a draft.
import { computed, reactive, shallowRef, watch } from "vue";
import { shownAs } from "./arrows.js";
import { CUT, UNSENT } from "./link.js";

const BIG = new Set(["cast", "play", "activate", "turn_up", "suspend", "plot", "foretell", "special"]);

/** What tells one question from another, whatever the language. */
function signature(state) {
  const q = state?.question;
  if (!q) return "";
  const options = q.options.map((one) => `${one.kind}.${one.id}.${one.extra}`).join(",");
  return [state.seat, state.turn, state.step, q.key, q.shape, q.source, q.least, q.most, q.total, q.prompt.length && options].join("|");
}

/** The places of an option of an assignment. */
export function placesOf(question, i) {
  return question.options[i].places;
}

/** What an option needs of a split (lethal damage), 0 for nothing. */
export function needOf(question, i) {
  return question.options[i].needs;
}

const NOWHERE = { get: () => null, set() {} };

function fresh() {
  return { picked: [], order: [], parts: [], pairs: [], number: 0, text: "", held: null, menu: null, many: null, aside: false };
}

/**
 * @param {() => object|null} now the present state
 * @param {(message: object) => Promise} send
 * @param {{get: () => object|null, set: (kept: object|null) => void}} store where an answer is kept that could not
 *   be sent: a server that starts anew has the page loaded anew
 * @param {() => void} lost called when an answer that was kept cannot be sent any more
 */
export function answering(now, send, store = NOWHERE, lost = () => {}) {
  const draft = reactive(fresh());
  const busy = reactive({ on: false });
  let sent = -1; // the version whose question was answered
  const kept = shallowRef(store.get()); // an answer that could not be sent: it waits for the line
  const keep = (answer) => {
    kept.value = answer;
    store.set(answer);
  };
  const question = computed(() => now()?.question ?? null);
  const keys = computed(() => (now() ? shownAs(now()) : new Map()));
  const keyOf = (id) => (id < 0 ? `p${-1 - id}` : keys.value.get(id) ?? `o${id}`);
  const byKey = computed(() => {
    const found = new Map();
    for (const one of question.value?.options ?? []) {
      if (!one.object) continue;
      const key = keyOf(one.object);
      if (!found.has(key)) found.set(key, []);
      found.get(key).push(one);
    }
    return found;
  });

  watch(() => signature(now()), () => {
    Object.assign(draft, fresh());
    busy.on = false;
    const q = question.value;
    if (!q) return;
    if (q.shape === "order") draft.order = q.options.map((one) => one.i);
    if (q.shape === "number") draft.number = q.least;
    if (q.shape === "split") draft.parts = q.options.map(() => q.least);
  }, { immediate: true });

  /** Sends what answers the present question, once: a second click before the next state is nothing. */
  async function reply(message) {
    const { version } = now();
    if (busy.on || version === sent) return false;
    busy.on = true;
    sent = version;
    draft.menu = null;
    draft.many = null;
    const at = { question: signature(now()), answered: now().answered };
    keep(null);
    try {
      await send({ ...message, version });
      return true;
    } catch (error) {
      sent = -1;
      if (error.message !== UNSENT && error.message !== CUT) return false;
      keep({ message, at, doubtful: error.message === CUT });
      return true;
    } finally {
      busy.on = false;
    }
  }

  /** A new line: versions may begin anew. */
  const anew = () => { sent = -1; };

  /** A state came: what was kept is sent if it answers the question that is asked now, and was not taken before. */
  function resume() {
    if (!kept.value) return;
    const { message, at, doubtful } = kept.value;
    const state = now();
    const taken = state.answered !== at.answered;
    if (!taken && !state.question && !state.over) return; // the game still runs on by itself
    keep(null);
    if (!taken && signature(state) === at.question) reply(message);
    else if (!taken || !doubtful) lost();
  }

  const answer = (value) => reply({ do: "answer", answer: value });

  /** Options that do the same with another of several alike things count once. */
  function distinct(options) {
    const seen = new Map();
    for (const one of options) {
      const name = `${one.kind} ${one.extra} ${one.says ?? ""} ${typeof one.id === "number" ? keyOf(one.id) : one.id}`;
      if (!seen.has(name)) seen.set(name, one);
    }
    return [...seen.values()];
  }

  function pickOne(key, element) {
    const options = distinct(byKey.value.get(key) ?? []);
    if (options.length === 0) return false;
    if (options.length === 1) answer(options[0].i);
    else draft.menu = { key, options, element };
    return true;
  }

  function toggle(i) {
    const at = draft.picked.indexOf(i);
    if (at >= 0) draft.picked.splice(at, 1);
    else if (draft.picked.length < question.value.most) draft.picked.push(i);
    else if (question.value.most === 1) draft.picked = [i];
    else return false;
    return true;
  }

  function pickSome(key) {
    const options = byKey.value.get(key) ?? [];
    if (options.length === 0) return false;
    const q = question.value;
    if (options.length > 1) {
      const held = options.filter((one) => draft.picked.includes(one.i)).length;
      draft.many = { key, indices: options.map((one) => one.i), n: held, most: options.length, pair: false };
      return true;
    }
    if (q.least === 1 && q.most === 1) answer([options[0].i]);
    else toggle(options[0].i);
    return true;
  }

  // ---------------------------------------------------------------- assigning

  const paired = (i) => draft.pairs.some(([one]) => one === i);
  const unpair = (indices) => {
    draft.pairs = draft.pairs.filter(([i]) => !indices.includes(i));
  };

  function assign(key) {
    if (draft.held) {
      const place = placeAt(key, draft.held.indices);
      if (place !== null) return settle(key);
      if (draft.held.key === key) {
        draft.held = null;
        return true;
      }
    }
    const options = byKey.value.get(key) ?? [];
    if (options.length === 0) return false;
    const indices = options.map((one) => one.i);
    if (indices.length > 1) {
      const n = indices.filter(paired).length;
      draft.many = { key, indices, n, most: indices.length, pair: true };
      return true;
    }
    if (paired(indices[0])) unpair(indices);
    else take(key, indices);
    return true;
  }

  /** These go somewhere: at once where there is one place, else where the next click says. */
  function take(key, indices) {
    const q = question.value;
    const places = new Set(indices.flatMap((i) => placesOf(q, i)).map(keyOf));
    draft.held = { key, indices };
    if (places.size === 1) settle([...places][0]);
  }

  function placeAt(key, indices) {
    const places = indices.flatMap((i) => placesOf(question.value, i));
    return places.find((place) => keyOf(place) === key) ?? null;
  }

  function settle(key) {
    const q = question.value;
    const load = new Map();
    for (const [, place] of draft.pairs) load.set(place, (load.get(place) ?? 0) + 1);
    for (const i of draft.held.indices) {
      const fit = placesOf(q, i).filter((place) => keyOf(place) === key);
      if (fit.length === 0) continue;
      const place = fit.reduce((best, one) => ((load.get(one) ?? 0) < (load.get(best) ?? 0) ? one : best));
      load.set(place, (load.get(place) ?? 0) + 1);
      draft.pairs.push([i, place]);
    }
    draft.held = null;
    return true;
  }

  /** So many of a stack: picked, or sent somewhere. */
  function setMany(n) {
    const { key, indices, pair } = draft.many;
    draft.many = null;
    if (!pair) {
      draft.picked = [...draft.picked.filter((i) => !indices.includes(i)), ...indices.slice(0, n)];
      return;
    }
    unpair(indices);
    if (n > 0) take(key, indices.slice(0, n));
  }

  /** Everything that can attacks, each where it can go first. */
  function assignAll() {
    const q = question.value;
    draft.held = null;
    draft.pairs = q.options.filter((one) => placesOf(q, one.i).length).map((one) => [one.i, placesOf(q, one.i)[0]]);
  }

  function backOne() {
    if (draft.held) draft.held = null;
    else if (draft.pairs.length) draft.pairs.pop();
    else if (draft.picked.length) draft.picked.pop();
    else return false;
    return true;
  }

  // ---------------------------------------------------------------- the whole

  function addPart(i, by) {
    const q = question.value;
    const left = q.total - draft.parts.reduce((sum, n) => sum + n, 0);
    draft.parts[i] = Math.max(q.least, draft.parts[i] + Math.min(by, left));
  }

  /** A click on the table. False where it means nothing in this question. */
  function pick(key, element) {
    const q = question.value;
    if (!q || busy.on) return false;
    draft.menu = null;
    if (q.shape === "pick one") return pickOne(key, element);
    if (q.shape === "pick some") return pickSome(key);
    if (q.shape === "assign") return assign(key);
    const option = byKey.value.get(key)?.[0];
    if (!option) return false;
    if (q.shape === "split") addPart(option.i, 1);
    return q.shape === "split" || q.shape === "order";
  }

  const ready = computed(() => {
    const q = question.value;
    if (!q) return false;
    if (q.shape === "pick some") return draft.picked.length >= q.least && draft.picked.length <= q.most;
    if (q.shape === "number") return Number.isInteger(draft.number) && draft.number >= q.least && draft.number <= q.most;
    if (q.shape === "split") return draft.parts.reduce((sum, n) => sum + n, 0) === q.total;
    if (q.shape === "pick one") return Boolean(q.domain) && draft.text.trim() !== "";
    return !draft.held;
  });

  function confirm() {
    const q = question.value;
    if (!ready.value) return undefined;
    if (q.shape === "pick some") return answer(q.ordered ? [...draft.picked] : [...draft.picked].sort((a, b) => a - b));
    if (q.shape === "number") return answer(draft.number);
    if (q.shape === "order") return answer([...draft.order]);
    if (q.shape === "split") return answer([...draft.parts]);
    if (q.shape === "assign") return answer(draft.pairs.map((pair) => [...pair]));
    return answer(draft.text.trim());
  }

  function glowOf(q, options) {
    if (q.key !== "priority" && q.shape === "pick one" && !options.some((one) => BIG.has(one.kind) || one.kind === "mana")) return "pick";
    if (options.some((one) => BIG.has(one.kind))) return "can";
    return options.every((one) => one.kind === "mana") ? "mana" : "pick";
  }

  function markOf(q, key, options) {
    if (q.shape === "pick one") return { glow: glowOf(q, options) };
    const some = (list) => options.filter((one) => list(one.i)).length;
    if (q.shape === "pick some") {
      const n = some((i) => draft.picked.includes(i));
      return { glow: "pick", chosen: n > 0, badge: badge(n, options.length, q.ordered && n === 1 ? draft.picked.indexOf(options[0].i) + 1 : 0) };
    }
    if (q.shape === "assign") {
      const n = some(paired);
      const held = draft.held?.key === key;
      return { glow: held ? "held" : draft.held ? "" : "pick", chosen: n > 0 || held, badge: badge(n, options.length, 0) };
    }
    if (q.shape === "split") return { glow: "pick", badge: `${options.reduce((sum, one) => sum + draft.parts[one.i], 0)}` };
    return { glow: "pick", badge: `${draft.order.indexOf(options[0].i) + 1}` };
  }

  const marks = computed(() => {
    const q = question.value;
    const found = {};
    if (!q) return found;
    for (const [key, options] of byKey.value) found[key] = markOf(q, key, options);
    if (draft.held) {
      for (const i of draft.held.indices) {
        for (const place of placesOf(q, i)) {
          const key = keyOf(place);
          found[key] = { ...found[key], glow: "pick" };
        }
      }
    }
    return found;
  });

  const arrows = computed(() => {
    const q = question.value;
    if (q?.shape !== "assign") return [];
    const kind = q.key === "attackers" ? "attack" : "block";
    const seen = new Set();
    const found = [];
    for (const [i, place] of draft.pairs) {
      const arrow = { from: keyOf(q.options[i].object || q.options[i].id), to: keyOf(place), kind };
      const name = `${arrow.from} ${arrow.to}`;
      if (!seen.has(name)) found.push(arrow);
      seen.add(name);
    }
    return found;
  });

  return { draft, busy, question, keyOf, byKey, marks, arrows, ready, pick, toggle, reply, kept, anew, resume, answer, confirm, setMany, assignAll, backOne, addPart, distinct };
}

function badge(n, all, place) {
  if (place) return `${place}`;
  return all > 1 && n > 0 ? `${n}/${all}` : "";
}
