// What the page of the lab holds: the document with its undo, the edition, where one stands in the trace; and
// what it asks of the server. The server keeps nothing.
import { computed, reactive, shallowRef } from "vue";
import { copy, emptyDoc } from "./lab-doc.js";

const KEPT = "apnap-lab";
const MOST_UNDO = 200;
const TOAST = 6000;

/** Asks a door of the lab; the answer has `ok`. Throws where nobody answers. */
export async function ask(door, body) {
  const answer = await fetch(`/lab/api/${door}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
  } catch {
    return null;
  }
}

/** @param {{lang: string, editions: {key: string}[]}} facts @param {Function} t words */
export function labStore(facts, t) {
  const before = kept();
  const ui = reactive({
    mode: "setup", edition: "current", compare: "", cut: null, line: null, selected: null, target: ["A", "battlefield"],
    busy: false, toast: "", said: "", quiet: false, sheet: "", ...(before?.ui ?? {}),
  });
  const doc = shallowRef(before?.doc ?? emptyDoc());
  const past = shallowRef(before?.past ?? []);
  const future = shallowRef(before?.future ?? []);
  const told = shallowRef(null);
  const moment = shallowRef(null); // the position at a line inside an action
  let asked = 0;
  let version = 0;
  let timer = 0;

  /** For a reload: the document and the way to it; of a long way as much as the browser has room for. */
  function keep() {
    const { mode, edition, compare, cut } = ui;
    const now = { doc: doc.value, ui: { mode, edition, compare, cut } };
    for (let room = MOST_UNDO; ; room = Math.floor(room / 4)) {
      const way = { past: room ? past.value.slice(-room) : [], future: future.value.slice(0, room) };
      try {
        sessionStorage.setItem(KEPT, JSON.stringify({ ...now, ...way }));
        return;
      } catch {
        if (!room) return; // a browser that keeps nothing
      }
    }
  }

  function toast(words) {
    ui.toast = words;
    clearTimeout(timer);
    timer = setTimeout(() => { ui.toast = ""; }, TOAST);
  }

  /** Cards go to a player that there is. */
  function aimed() {
    const players = Object.keys(doc.value.players);
    if (!players.includes(ui.target[0])) ui.target = [players[0], ui.target[1]];
  }
  aimed();

  const base = () => ({ document: doc.value, edition: ui.edition, lang: facts.lang });
  const total = computed(() => (doc.value.do ?? []).length);
  const cut = computed(() => (ui.mode === "setup" ? 0 : Math.min(ui.cut ?? total.value, total.value)));

  function take(answer) {
    version += 1; // each position is a new one to the table's widgets, which answer it once
    answer.state.version = version;
    told.value = answer;
    moment.value = null;
    ui.line = null;
    const q = answer.state.question;
    ui.said = q ? q.prompt : answer.state.over?.text ?? "";
  }

  /** Ask how things stand now. */
  async function refresh() {
    keep();
    const mine = ++asked;
    ui.busy = true;
    try {
      const answer = await ask("play", { ...base(), setup: ui.mode === "setup", cut: cut.value, compare: ui.compare && ui.mode === "act" ? [ui.compare] : [] });
      if (mine !== asked) return;
      if (answer.ok) take(answer);
      else if (anythingElse(answer)) told.value = { ok: false, notThere: answer, state: null, trace: [], compared: {} };
      else fault(answer.why);
    } catch {
      if (mine === asked) fault(t("no-answer"));
    } finally {
      if (mine === asked) ui.busy = false;
    }
  }

  function fault(why) {
    toast(why);
    if (told.value) told.value = { ...told.value, fault: why };
    else told.value = { ok: false, fault: why, state: null, trace: [], compared: {} };
  }

  const anythingElse = ({ possible }) => Boolean(possible && (possible.editions.length || possible.format));

  /** The same situation as a game of another format. */
  function reformed(format) {
    const next = copy(doc.value);
    if (format === "duel") delete next.format;
    else next.format = format;
    put(next);
    return refresh();
  }

  /** Another document; the present one can be had back. */
  function put(next) {
    past.value = [...past.value.slice(-MOST_UNDO), doc.value];
    future.value = [];
    doc.value = next;
    aimed();
  }

  /** A change of the set-up. Refused changes are taken back, with the reason. */
  async function change(next) {
    const was = doc.value;
    put(next);
    const mine = ++asked;
    keep();
    ui.busy = true;
    try {
      const answer = await ask("play", { ...base(), setup: ui.mode === "setup", cut: cut.value, compare: [] });
      if (!answer.ok) {
        if (doc.value === next) {
          doc.value = was;
          past.value = past.value.slice(0, -1);
          keep();
        }
        toast(answer.why);
        return false;
      }
      if (mine === asked) take(answer);
      return true;
    } catch {
      toast(t("no-answer"));
      return false;
    } finally {
      if (mine === asked) ui.busy = false;
    }
  }

  /** Something is done in the game: the document grows. */
  async function act(what, given) {
    if (ui.busy) return false;
    ui.busy = true;
    const mine = ++asked;
    try {
      const answer = await ask("act", { ...base(), cut: cut.value, what, given, compare: ui.compare ? [ui.compare] : [] });
      if (mine !== asked) return false;
      if (!answer.ok) {
        toast(answer.why);
        return false;
      }
      put(answer.document);
      ui.cut = null;
      keep();
      take(answer);
      return true;
    } catch {
      toast(t("no-answer"));
      return false;
    } finally {
      if (mine === asked) ui.busy = false;
    }
  }

  function undo() {
    if (!past.value.length) return undefined;
    future.value = [doc.value, ...future.value];
    doc.value = past.value[past.value.length - 1];
    past.value = past.value.slice(0, -1);
    return settle();
  }

  function redo() {
    if (!future.value.length) return undefined;
    past.value = [...past.value, doc.value];
    doc.value = future.value[0];
    future.value = future.value.slice(1);
    return settle();
  }

  function settle() {
    ui.cut = null;
    ui.selected = null;
    aimed();
    return refresh();
  }

  /** Another document altogether: a file, a link, an example. */
  function open(next, mode) {
    put(copy(next));
    ui.cut = null;
    ui.selected = null;
    ui.mode = mode;
    return refresh();
  }

  function set(changes) {
    Object.assign(ui, changes);
    return refresh();
  }

  // ---------------------------------------------------------------- walking through the trace

  const groups = computed(() => told.value?.trace ?? []);

  async function goLine(group, n) {
    const lines = groups.value[group]?.lines ?? [];
    if (!lines.length || n >= lines[lines.length - 1].n) return goCut(group);
    ui.cut = group - 1;
    ui.line = n;
    const mine = ++asked;
    try {
      const answer = await ask("line", { ...base(), cut: group, line: n + 1 });
      if (mine !== asked) return undefined;
      if (answer.ok) moment.value = answer.state;
      else toast(answer.why);
    } catch {
      toast(t("no-answer"));
    }
    return undefined;
  }

  function goCut(n) {
    ui.line = null;
    moment.value = null;
    ui.cut = n >= total.value ? null : Math.max(0, n);
    return refresh();
  }

  /** One line on. */
  function forward() {
    const lines = groups.value[cut.value + 1]?.lines;
    if (!lines) return undefined;
    if (ui.line === null) return lines.length ? goLine(cut.value + 1, lines[0].n) : goCut(cut.value + 1);
    const next = lines.find((line) => line.n > ui.line);
    return next ? goLine(cut.value + 1, next.n) : goCut(cut.value + 1);
  }

  /** One line back. */
  function back() {
    if (ui.line !== null) {
      const lines = groups.value[cut.value + 1].lines;
      const before = lines.filter((line) => line.n < ui.line).pop();
      return before ? goLine(cut.value + 1, before.n) : goCut(cut.value);
    }
    if (cut.value === 0) return undefined;
    const lines = groups.value[cut.value]?.lines ?? [];
    return lines.length > 1 ? goLine(cut.value, lines[lines.length - 2].n) : goCut(cut.value - 1);
  }

  return {
    facts, ui, doc, told, moment, past, future, total, cut, groups,
    refresh, change, reformed, act, undo, redo, open, set, goLine, goCut, forward, back, toast, keep, base,
  };
}
