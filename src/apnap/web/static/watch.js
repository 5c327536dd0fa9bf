// Watching a finished game: the board at any position, from a seat or open-handed, with the log beside it.
import { computed, h, onBeforeUnmount, onMounted, provide, reactive, shallowRef } from "vue";
import { Board } from "./board.js";
import { faceOf } from "./card.js";
import { connect } from "./link.js";
import { Log } from "./log.js";
import { prefs, setLanguage, switchTheme } from "./prefs.js";
import { Preview, Sheet, Zones } from "./sheets.js";
import { StackColumn } from "./stack.js";
import { Icon } from "./symbols.js";
import { speaker } from "./words.js";

const OPEN = -1;
const PHONE = "(max-width: 820px)";
const BEAT = 1100; // ms between the steps of a game that plays by itself
const KEYS = { ArrowLeft: -1, ArrowRight: 1 };

const ICONS = {
  first: "M4 4h3v16H4zM20 4v16L8 12z", back: "M18 4v16L6 12z", play: "M7 4l13 8-13 8z",
  pause: "M6 4h4v16H6zM14 4h4v16h-4z", on: "M6 4l12 8-12 8z", last: "M17 4h3v16h-3zM4 4l12 8-12 8z",
};

function Sign({ name }) {
  return h("svg", { viewBox: "0 0 24 24", width: 16, height: 16, fill: "currentColor", "aria-hidden": "true" }, h("path", { d: ICONS[name] }));
}
Sign.props = ["name"];

/** The object of a key such as `o12`, wherever it lies. */
function thingOf(state, key) {
  const id = Number(key?.slice(1));
  const lists = [state.stack, state.exile, state.command, state.ante, state.phased];
  for (const player of state.players) lists.push(player.battlefield, player.hand, player.graveyard, Object.values(player.top ?? {}));
  for (const list of lists) {
    const found = (list ?? []).find((thing) => thing.id === id || thing.ids?.includes(id));
    if (found) return found;
  }
  return null;
}

export default {
  props: { replay: String, lang: String, words: Object },
  setup(props) {
    const t = speaker(props.words, "table-");
    const say = speaker(props.words, "watch-");
    const other = props.lang === "zh" ? "en" : "zh";
    const state = shallowRef(null);
    const faces = shallowRef({});
    const lines = shallowRef([]);
    const ui = reactive({ all: false, playing: false, lost: false, closed: "", zone: null, look: null, box: null, above: false });
    let link = null;
    let beat = 0;

    const send = (message) => link.send(message).catch(() => null);
    const go = (to) => send({ do: "go", to });
    const step = (by) => send({ do: "step", by });
    function pause() {
      ui.playing = false;
      clearInterval(beat);
    }
    function play() {
      if (ui.playing) { pause(); return; }
      ui.playing = true;
      beat = setInterval(() => (at.value.at < at.value.last ? step(1) : pause()), BEAT);
    }
    const at = computed(() => state.value?.replay ?? { at: 0, last: 0, turns: [], seat: OPEN });

    function heard(told) {
      faces.value = { ...faces.value, ...told.faces };
      lines.value = [...lines.value.filter((line) => line.n < told.log_from), ...told.log];
      state.value = told;
      ui.lost = false;
    }
    function pressed(event) {
      if (["INPUT", "SELECT", "TEXTAREA"].includes(event.target.tagName)) return;
      if (event.key in KEYS && !event.target.closest("[data-group]")) { pause(); step(KEYS[event.key]); event.preventDefault(); }
    }
    onMounted(() => {
      link = connect(props.replay, props.lang, {
        state: heard,
        refused: () => {},
        closed: (why) => { ui.closed = why; },
        open: () => { ui.lost = false; },
        lost: () => { ui.lost = true; },
        curtain: () => {},
      }, "replay");
      addEventListener("keydown", pressed);
    });
    onBeforeUnmount(() => { link?.close(); pause(); removeEventListener("keydown", pressed); });

    async function playOn(seat) {
      const told = await send({ do: "play-on", seat });
      if (told?.token) location.href = `/table/${told.token}`;
    }
    const ask = (line) => link.send({ do: "rule", key: line.key });
    const board = reactive({ state, faces, t, marks: {}, images: prefs.images, compact: matchMedia(PHONE).matches });
    provide("board", board);
    const media = matchMedia(PHONE);
    const sized = () => { board.compact = media.matches; };
    media.addEventListener("change", sized);
    onBeforeUnmount(() => media.removeEventListener("change", sized));

    // ------------------------------------------------------------ drawing

    const button = (key, onClick, kind = "") =>
      h("button", { type: "button", class: `ap-button icon ${kind}`, "aria-label": say(key), title: say(key), onClick }, h(Sign, { name: key }));

    function bar() {
      const { players } = state.value;
      const r = at.value;
      const turn = r.turns.findLast(([, from]) => from <= r.at)?.[0] ?? 0;
      return h("section", { class: "w-bar", "aria-label": say("title") }, [
        h("div", { class: "w-steps" }, [
          button("first", () => { pause(); go(0); }),
          button("back", () => { pause(); step(-1); }),
          button(ui.playing ? "pause" : "play", play, "primary"),
          button("on", () => { pause(); step(1); }),
          button("last", () => { pause(); go(r.last); }),
        ]),
        h("label", { class: "w-range" }, [
          h("span", { class: "ap-hidden" }, say("at")),
          h("input", { type: "range", min: 0, max: r.last, value: r.at, onChange: (e) => { pause(); go(Number(e.target.value)); } }),
        ]),
        h("label", { class: "w-pick" }, [
          h("span", say("turn")),
          h("select", { class: "ap-field", value: turn, onChange: (e) => { pause(); send({ do: "turn", turn: Number(e.target.value) }); } },
            r.turns.map(([n]) => h("option", { value: n }, n ? say("turn-n", { n }) : say("start")))),
        ]),
        h("label", { class: "w-pick" }, [
          h("span", say("seat")),
          h("select", { class: "ap-field", value: r.seat, onChange: (e) => { lines.value = []; send({ do: "seat", seat: Number(e.target.value) }); } }, [
            h("option", { value: OPEN }, say("open")),
            ...players.map((player) => h("option", { value: player.seat }, player.name)),
          ]),
        ]),
        h("label", { class: "w-pick" }, [
          h("span", say("play-on")),
          h("select", { class: "ap-field", value: "", onChange: (e) => playOn(Number(e.target.value)) }, [
            h("option", { value: "", disabled: true }, "…"),
            ...players.map((player) => h("option", { value: player.seat }, say("play-on-as", { name: player.name }))),
            h("option", { value: OPEN }, say("play-on-all")),
          ]),
        ]),
        h("a", { class: "ap-button small", href: `/replay/${props.replay}/lab?at=${r.at}` }, say("lab")),
        h("a", { class: "ap-button small", href: `/replay/${props.replay}/${r.at}.svg?seat=${r.seat}&lang=${props.lang}`, target: "_blank" }, say("picture")),
      ]);
    }

    return () => {
      if (ui.closed) return h("p", { class: "gone", role: "alert" }, ui.closed);
      if (!state.value) return null;
      const looked = ui.look && thingOf(state.value, ui.look);
      const seat = Math.max(0, at.value.seat);
      return h("div", { class: ["table watch", { compact: board.compact }] }, [
        h("header", { class: "top" }, [
          h("a", { class: "logo", href: "/" }, "apnap"),
          h("h1", { class: "edition" }, `${say("title")} · ${state.value.edition.title}`),
          state.value.over ? h("p", { class: "w-over", role: "status" }, state.value.over.text) : null,
          h("span", { class: "space" }),
          h("a", { class: "ap-button", href: "/replays" }, say("leave")),
          h("button", { type: "button", class: "ap-button", lang: other === "zh" ? "zh-CN" : "en", onClick: () => { setLanguage(other); location.reload(); } }, say("frame-other-language")),
          h("button", { type: "button", class: "ap-button", "aria-label": say("frame-theme"), title: say("frame-theme"), onClick: switchTheme }, h(Icon, { name: "moon" })),
        ]),
        h("div", { class: "middle" }, [
          h(Board, {
            state: state.value, faces: faces.value, t, seat, readonly: true, images: prefs.images, compact: board.compact, openHands: at.value.seat === OPEN,
            onLook: (key, element, held) => { ui.look = key; ui.box = element?.getBoundingClientRect(); ui.above = Boolean(held); },
            onBrowse: (zone, of) => { ui.zone = [zone, of]; },
          }),
        ]),
        h("aside", { class: "aside", "aria-label": t("log") }, [
          h(StackColumn),
          h(Log, { lines: lines.value, ask, all: ui.all, onAll: (all) => { ui.all = all; } }),
        ]),
        bar(),
        ui.lost ? h("p", { class: "w-lost", role: "alert" }, say("lost")) : null,
        ui.zone ? h(Sheet, { title: t("zones"), onClose: () => { ui.zone = null; } }, () =>
          h(Zones, { open: ui.zone, onShow: (zone, of) => { ui.zone = [zone, of]; } })) : null,
        looked && faceOf(faces.value, looked).key
          ? h(Preview, { thing: looked, face: faceOf(faces.value, looked), box: ui.box, above: ui.above, board }) : null,
      ]);
    };
  },
};
