// The page of a table: the board, the stack, the log and the bar, over one live connection.
import { computed, h, nextTick, onBeforeUnmount, onMounted, onUpdated, provide, reactive, ref, shallowRef, watch } from "vue";
import { answering } from "./answering.js";
import { Arrows } from "./arrows.js";
import { awayOf, everything, picker } from "./away.js";
import { Board } from "./board.js";
import { faceOf } from "./card.js";
import { keeping } from "./focus.js";
import { focusIn, listening } from "./keys.js";
import { connect, UNSENT } from "./link.js";
import { Log } from "./log.js";
import { LoopSheet } from "./loops.js";
import { Panel } from "./panel.js";
import { ofTab, prefs, setLanguage, setPref, switchTheme } from "./prefs.js";
import { Help, Menu, Preview, Settings, Sheet, Zones } from "./sheets.js";
import { keepMarks, keepThings } from "./same.js";
import { soundOf, tick } from "./sound.js";
import { StackColumn } from "./stack.js";
import { StopList } from "./steps.js";
import { Icon } from "./symbols.js";
import { rove, touching } from "./touch.js";
import { Press } from "./widgets.js";
import { speaker, wordsOf } from "./words.js";

const PHONE = "(max-width: 820px), (max-height: 480px)";
const TOAST = 4500; // ms that a short message stands

export default {
  props: { token: String, lang: String, words: Object },
  setup(props) {
    const root = ref(null);
    const lang = ref(props.lang ?? "en");
    const t = shallowRef(speaker(props.words ?? {}));
    const state = shallowRef(null);
    const faces = shallowRef({});
    const lines = shallowRef([]);
    const look = reactive({ key: null, face: null, box: null, above: false });
    const would = shallowRef(null);
    const ui = reactive({ sheet: "", zone: null, toast: "", lost: false, closed: "", curtain: null, said: "", news: [], fresh: null, overSeen: false, log: false });
    const compact = ref(matchMedia(PHONE).matches);
    const tall = ref(window.innerHeight);
    let link = null;
    let lastMarks = {};
    let toastTimer = 0;
    let newsTimer = 0;
    let stops = [];
    let quiet = false; // the focus is given back: no card is shown large for that

    // ------------------------------------------------------------ what is heard

    function toast(words) {
      ui.toast = words;
      clearTimeout(toastTimer);
      toastTimer = setTimeout(() => { ui.toast = ""; }, TOAST);
    }

    /** What just happened, over the board for a moment (a phone hides the log). */
    function report(news) {
      if (!news.length) return;
      ui.news = news;
      clearTimeout(newsTimer);
      newsTimer = setTimeout(() => { ui.news = []; }, TOAST);
    }

    function heard(told) {
      const before = state.value;
      if (told.faces && Object.keys(told.faces).length) faces.value = { ...faces.value, ...told.faces };
      ui.fresh = before ? told.log_from : null;
      lines.value = [...lines.value.filter((line) => line.n < told.log_from), ...told.log];
      ui.curtain = null;
      if (!told.over) ui.overSeen = false;
      state.value = keepThings(told, before);
      if (look.key && !faceBy(look.key)) look.key = null;
      const sound = prefs.sound ? soundOf(before, told) : "";
      if (sound) tick(sound);
      const news = told.log.filter((line) => line.loud).slice(-3).map((line) => line.text);
      if (before) report(news);
      const prompt = told.question?.prompt ?? (told.over ? told.over.text : "");
      ui.said = [...(before ? news : []), prompt].join(" ");
      answers.resume();
    }

    const send = (message) => link.send(message);
    /** What is refused is told by `refused`; what finds no line is told here. */
    const quietly = (message) => send(message).catch((error) => { if (error.message === UNSENT) toast(t.value("not-sent")); });
    const answers = answering(() => state.value, send, ofTab(`answer_${props.token}`), () => toast(t.value("answer-lost")));

    async function speak(language) {
      const words = await wordsOf(language);
      lang.value = language;
      t.value = speaker(words);
      setLanguage(language);
      faces.value = {};
      lines.value = [];
      send({ do: "lang", lang: language }).catch(() => {}); // a new line asks for it by itself
    }

    // ------------------------------------------------------------ what is done

    const act = {
      pass: (until) => answers.reply({ do: "pass", until }),
      yield: (key, on) => quietly({ do: "yield", key, on }),
      control: (on) => quietly({ do: "control", on }),
      manual: (on) => quietly({ do: "manual", on }),
      hold: () => quietly({ do: "hold" }),
      loop: () => { if (state.value?.can?.loop) ui.sheet = "loop"; },
      deeds: () => send({ do: "deeds" }),
      propose: (actions, times) => { ui.sheet = ""; answers.reply({ do: "loop", actions, times }); },
      undo: () => { if (state.value?.can?.undo) quietly({ do: "undo" }); },
      concede: () => { ui.sheet = ""; quietly({ do: "concede" }); },
      rematch: () => quietly({ do: "rematch" }),
      next: () => quietly({ do: "next" }),
      // Handed down as they are, so that the board is not drawn anew when only the page around it changes.
      stop: (told) => quietly({ do: "stop", ...told }),
      stops: () => { ui.sheet = "stops"; },
      browse: (zone, seat) => { ui.zone = [zone, seat]; },
      logAll: (on) => setPref("logAll", on),
      rule: (line) => send({ do: "rule", key: line.key, number: line.rule }),
    };

    function picked(key, element) {
      const zone = element.closest(".sheet");
      if (answers.pick(key, element) && zone) ui.zone = null;
      hideLook();
    }

    function looked(key, element, held) {
      if (key === null || (!prefs.preview && !held)) return hideLook();
      look.key = key;
      look.face = null;
      look.box = element.getBoundingClientRect();
      look.above = element.closest(".hand") !== null;
      ask(key);
      return undefined;
    }

    function hideLook() {
      look.key = null;
      look.face = null;
      would.value = null;
    }

    /** A card named in the log. */
    function named(face, element) {
      if (!face || !prefs.preview) return hideLook();
      Object.assign(look, { key: null, face, box: element.getBoundingClientRect(), above: false });
      return undefined;
    }

    /** What would be tapped for the one thing that could be done with this. */
    async function ask(key) {
      would.value = null;
      const options = answers.distinct(answers.byKey.value.get(key) ?? []).filter((one) => one.pay);
      if (options.length !== 1 || answers.question.value?.key !== "priority") return;
      try {
        const told = await send({ do: "auto", option: options[0].i, version: state.value.version });
        if (look.key === key) would.value = told.sources;
      } catch { /* another state came */ }
    }

    // ------------------------------------------------------------ what is shown

    const things = computed(() => (state.value ? everything(state.value) : new Map()));

    function faceBy(key) {
      if (!key || key[0] !== "o") return null;
      const found = things.value.get(Number(key.slice(1)));
      if (!found) return null;
      const face = found.thing.under_face && faces.value[found.thing.under_face] ? faces.value[found.thing.under_face] : faceOf(faces.value, found.thing);
      return face.name ? { thing: found.thing, face } : null;
    }

    const marks = computed(() => {
      const say = { can: "a-can", pick: "a-can", held: "a-chosen" };
      const found = {};
      for (const [key, mark] of Object.entries(answers.marks.value)) {
        found[key] = { ...mark, say: mark.chosen ? t.value("a-chosen") : say[mark.glow] ? t.value(say[mark.glow]) : "" };
      }
      for (const id of would.value ?? []) {
        const key = answers.keyOf(id);
        found[key] = { ...found[key], glow: "would" };
      }
      lastMarks = keepMarks(found, lastMarks);
      return lastMarks;
    });

    const arrows = computed(() => answers.arrows.value);

    /** The cards to choose among that do not lie on the table. */
    const away = computed(() => awayOf(state.value?.question, things.value));

    const names = computed(() => {
      const domain = state.value?.question?.domain ?? "";
      if (!domain) return [];
      const known = domain.includes("name") ? Object.values(faces.value).map((face) => face.name) : [];
      return [...new Set(known)].filter(Boolean).sort().slice(0, 400);
    });

    const board = reactive({
      state, faces, t, marks, images: computed(() => prefs.images), compact, openHands: false, handWidth: computed(() => Math.max(80, Math.min(132, Math.round(tall.value * 0.125)))),
    });
    provide("board", board);

    // ------------------------------------------------------------ keys

    const sheet = (name) => { ui.sheet = ui.sheet === name ? "" : name; };
    const go = (selector) => focusIn(root.value, selector);
    const prioritized = () => state.value?.question?.key === "priority";

    function primary() {
      if (ui.curtain) return draw();
      if (prioritized()) return act.pass("");
      if (answers.ready.value) return answers.confirm();
      return undefined;
    }

    function yesNo(kind) {
      const q = state.value?.question;
      const option = q?.shape === "pick one" ? q.options.find((one) => one.kind === kind) : null;
      if (option) answers.answer(option.i);
    }

    function cancel() {
      const { draft } = answers;
      if (look.key || look.face) hideLook();
      else if (draft.menu || draft.many || draft.held) Object.assign(draft, { menu: null, many: null, held: null });
      else if (ui.log) ui.log = false;
      else if (state.value?.rush) act.hold();
      else answers.backOne();
    }

    function digit(n) {
      const buttons = root.value.querySelectorAll(".menu .choice, .panel .choice");
      if (buttons.length < n) return false;
      buttons[n - 1].click();
      return true;
    }

    const deeds = {
      " ": primary, Escape: cancel, "?": () => sheet("help"),
      n: () => prioritized() && act.pass("turn"),
      e: () => prioritized() && act.pass("event"),
      m: () => prioritized() && act.pass("own-turn"),
      a: () => state.value?.question?.key === "attackers" && answers.assignAll(),
      u: act.undo, r: act.loop, f: () => act.control(!state.value?.full_control),
      y: () => yesNo("yes"), x: () => yesNo("no"),
      h: () => go(".hand [data-item]"), b: () => go(".field.near .row:has([data-item])"), o: () => go(".field.far .row:has([data-item])"),
      s: () => go(".stack-list"), q: () => go(".picker-cards, .panel-body, .panel-foot"),
      z: () => { ui.zone = ["graveyard", state.value?.seat ?? 0]; },
      l: () => { if (compact.value) ui.log = !ui.log; else root.value.querySelector(".log-lines")?.focus(); },
    };

    function draw() {
      quietly({ do: "ready", seat: ui.curtain.seat });
    }

    // ------------------------------------------------------------ life of the page

    onMounted(() => {
      document.documentElement.classList.add("at-table");
      setLanguage(lang.value);
      if (!props.words) wordsOf(lang.value).then((words) => { t.value = speaker(words); });
      link = connect(props.token, lang.value, {
        state: heard,
        curtain: (told) => { ui.curtain = told; state.value = null; lines.value = []; },
        refused: toast,
        closed: (why) => { ui.closed = why; },
        open: () => { if (ui.lost) toast(t.value("back-again")); ui.lost = false; faces.value = {}; lines.value = []; answers.anew(); },
        lost: () => { ui.lost = true; },
      });
      const media = matchMedia(PHONE);
      const sized = () => { compact.value = media.matches; };
      const seen = () => { if (!document.hidden) link.wake(); };
      const grown = () => { tall.value = window.innerHeight; };
      window.addEventListener("resize", grown);
      media.addEventListener("change", sized);
      document.addEventListener("visibilitychange", seen);
      window.addEventListener("online", seen);
      stops = [
        touching(root.value, { pick: picked, look: looked, spaced: () => true, quiet: () => quiet }),
        keeping(root.value, "#table-prompt", (on) => { quiet = on; }),
        listening(deeds, digit),
        () => media.removeEventListener("change", sized),
        () => window.removeEventListener("resize", grown),
        () => document.removeEventListener("visibilitychange", seen),
        () => window.removeEventListener("online", seen),
      ];
    });
    onUpdated(() => root.value && rove(root.value));
    onBeforeUnmount(() => {
      document.documentElement.classList.remove("at-table");
      stops.forEach((stop) => stop());
      link?.close();
    });
    watch(() => state.value?.question?.key, () => nextTick(() => root.value && rove(root.value)));

    return () => h(View, { ctx: { root, ui, state: state.value, faces: faces.value, lines: lines.value, look, t: t.value, marks: marks.value, arrows: arrows.value, compact: compact.value, answers, act, away: away.value, names: names.value, board, faceBy, speak, lang: lang.value, draw, would: would.value, quietly, things: things.value, sheet, named } });
  },
};

// ---------------------------------------------------------------- the page drawn

function View({ ctx }) {
  const { root, ui, state, t, compact } = ctx;
  return h("div", { ref: (element) => { root.value = element; }, class: ["table", { compact, lost: ui.lost }], "data-version": state?.version ?? "", "data-over": state?.over ? "true" : "false" }, [
    ui.closed ? h("div", { class: "gone" }, [h("h1", ui.closed), h("a", { class: "ap-button primary", href: "/" }, t("home"))]) : state ? page(ctx) : h("div", { class: "gone" }, ui.curtain ? "" : t("loading")),
    ui.lost ? h("div", { class: "lost-line", role: "status" }, t(ctx.answers.kept.value ? "answer-kept" : "lost-connection")) : null,
    ui.toast ? h("div", { class: "toast", role: "alert" }, ui.toast) : null,
    h("div", { class: "ap-hidden", "aria-live": "polite", "data-live": "" }, ui.said),
    ui.curtain ? curtain(ctx) : null,
  ]);
}
View.props = ["ctx"];

function page(ctx) {
  const { root, ui, state, t, compact, answers, act, away, look, board } = ctx;
  return [
    topBar(ctx),
    h("div", { class: "middle" }, [
      h("h1", { class: "ap-hidden" }, t("title")),
      h(Board, { state, faces: ctx.faces, t, marks: ctx.marks, images: board.images, compact, within: true, handWidth: board.handWidth, onBrowse: act.browse, onStop: act.stop, onStops: act.stops }),
      compact && ui.news.length ? h("div", { class: "news", "aria-hidden": "true" }, ui.news.map((text, n) => h("p", { key: `${state.version} ${n}` }, text))) : null,
      away.length && !answers.draft.aside && !answers.draft.many ? picker(answers, away, board) : null,
    ]),
    h("aside", { class: "aside", "aria-label": t("log") }, [
      compact ? null : h(StackColumn),
      compact && !ui.log ? null : h(Log, { lines: ctx.lines, fresh: ui.fresh, ask: act.rule, onLook: ctx.named, all: prefs.logAll, onAll: act.logAll }),
    ]),
    h("div", { class: "bar-place" }, [
      compact ? h(StackColumn) : null,
      away.length && answers.draft.aside ? h(Press, { kind: "primary small", onClick: () => { answers.draft.aside = false; } }, () => t("look-cards")) : null,
      h(Panel, { answers, act, names: ctx.names }),
    ]),
    h(Arrows, { root, draft: ctx.arrows }),
    answers.draft.menu ? h(Menu, { key: answers.draft.menu.key, menu: answers.draft.menu, title: t("choose-what", { name: nameAt(ctx, answers.draft.menu.key) }), onChoose: (one) => answers.answer(one.i), onClose: () => { answers.draft.menu = null; } }) : null,
    preview(ctx, look),
    sheets(ctx),
    state.over && !state.question && !ui.overSeen ? ending(ctx) : null,
  ];
}

function preview(ctx, look) {
  const shown = look.face ? { thing: {}, face: look.face } : ctx.faceBy(look.key);
  return shown ? h(Preview, { ...shown, box: look.box, above: look.above, board: ctx.board }) : null;
}

function nameAt(ctx, key) {
  if (key[0] === "p") return ctx.state.players[Number(key.slice(1))]?.name ?? "";
  return ctx.things.get(Number(key.slice(1)))?.thing.name ?? "";
}

function topBar(ctx) {
  const { ui, state, t, sheet, lang, compact } = ctx;
  const icon = (name, label, deed, data) => h("button", { type: "button", class: "ap-button small icon", title: label, "aria-label": label, "data-do": data, onClick: deed }, h(Icon, { name }));
  const match = state.match ? t("match", { game: state.match.game, best: state.match.best_of, wins: state.match.wins.join(":") }) : "";
  return h("header", { class: "top" }, [
    h("a", { class: "logo", href: "/", "aria-label": t("home") }, "apnap"),
    h("span", { class: "edition" }, [state.edition?.title, match].filter(Boolean).join(" · ")),
    h("span", { class: "space" }),
    icon("stack", t("zones"), () => { ui.zone = ["graveyard", Math.max(0, state.seat)]; }, "zones"),
    compact ? icon("log", t("log"), () => { ui.log = !ui.log; }, "log") : null,
    compact ? icon("undo", t("undo"), ctx.act.undo, "undo") : icon("flag", t("concede"), () => sheet("concede"), "concede"),
    compact ? icon("menu", t("menu"), () => sheet("settings"), "settings") : icon("gear", t("settings"), () => sheet("settings"), "settings"),
    compact ? null : icon("help", t("help"), () => sheet("help"), "help"),
    compact ? null : icon("moon", t("dark"), switchTheme, "theme"),
    h("button", { type: "button", class: "ap-button small", lang: lang === "zh" ? "en" : "zh-CN", "data-do": "language", onClick: () => ctx.speak(lang === "zh" ? "en" : "zh") }, t("language")),
  ]);
}

function sheets(ctx) {
  const { ui, state, t, act } = ctx;
  const close = () => { ui.sheet = ""; };
  const zone = ui.zone
    ? h(Sheet, { key: "zones", title: t("zones"), side: true, onClose: () => { ui.zone = null; } }, () => h(Zones, { open: ui.zone, onShow: (...open) => { ui.zone = open; } }))
    : null;
  const name = ui.sheet;
  if (!name) return zone;
  if (name === "help") return h(Sheet, { key: name, title: t("help"), wide: true, onClose: close }, () => h(Help, { t }));
  if (name === "loop") return h(Sheet, { key: name, title: t("loop"), onClose: close }, () => h(LoopSheet, { t, deeds: act.deeds, onPropose: act.propose }));
  if (name === "stops") return h(Sheet, { key: name, title: t("stops"), onClose: close }, () => h(StopList, { board: ctx.board, onStop: act.stop }));
  if (name === "settings") {
    return h(Sheet, { key: name, title: t(ctx.compact ? "menu" : "settings"), onClose: close }, () => [
      h(Settings, { t, prefs, set: setPref, state, act }),
      ctx.compact ? h("div", { class: "buttons" }, [
        state.can?.loop ? h(Press, { "data-do": "loop", onClick: act.loop }, () => t("loop")) : null,
        h(Press, { onClick: () => { ui.sheet = "help"; } }, () => t("help")),
        h(Press, { "data-do": "theme", onClick: switchTheme }, () => t("dark")),
        h(Press, { kind: "danger", "data-do": "concede", onClick: () => { ui.sheet = "concede"; } }, () => t("concede")),
      ]) : null,
    ]);
  }
  return h(Sheet, { key: name, title: t("concede-sure"), onClose: close }, () => h("div", { class: "buttons main even" }, [
    h(Press, { kind: "danger primary", "data-do": "concede-sure", off: !state.can?.concede, onClick: act.concede }, () => t("concede")),
    h(Press, { onClick: close }, () => t("concede-stay")),
  ]));
}

/** What may come after a game. */
function after(state, act, t) {
  return [
    state.over.next ? h(Press, { kind: "primary", "data-do": "next", onClick: act.next }, () => t("next-game")) : null,
    state.over.rematch ? h(Press, { kind: "primary", "data-do": "rematch", onClick: act.rematch }, () => t("rematch")) : null,
  ];
}

function ending(ctx) {
  const { ui, state, t, act } = ctx;
  const { over, seat } = state;
  const title = over.winners.length === 0 || over.winners.length === state.players.length ? t("drawn") : seat < 0 ? t("over") : over.winners.includes(seat) ? t("won") : t("lost-you");
  return h(Sheet, { key: "over", title, onClose: () => { ui.overSeen = true; } }, () => h("div", { class: "ending", "data-ending": "" }, [
    h("p", over.text),
    state.match && !over.next ? h("p", t("match-over", { wins: state.match.wins.join(":") })) : null,
    h("div", { class: "buttons main" }, [
      ...after(state, act, t),
      over.replay ? h("a", { class: "ap-button", href: `/watch/${over.replay}` }, t("replay")) : null,
      h(Press, { "data-do": "see", onClick: () => { ui.overSeen = true; } }, () => t("see-board")),
      h("a", { class: "ap-button", href: "/" }, t("home")),
    ]),
  ]));
}

function curtain(ctx) {
  const { ui, t, draw } = ctx;
  return h("div", { class: "curtain", role: "dialog", "aria-label": t("hand-over", { name: ui.curtain.name }) }, [
    h("h1", t("hand-over", { name: ui.curtain.name })),
    h("p", t("hand-over-hint")),
    h("button", { type: "button", class: "ap-button primary", "data-do": "ready", onClick: draw, onVnodeMounted: (node) => node.el.focus() }, t("go-on")),
  ]);
}
