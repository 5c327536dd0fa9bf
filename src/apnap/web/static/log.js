// The log beside the table: what happened, turn by turn; the number of a rule says it in words.
import { computed, h, inject, nextTick, onMounted, ref, watch } from "vue";
import { Symbols } from "./symbols.js";

const ROOM = 170; // px above a line in which the words of its rule find room
const NEAR = 60; // px from the end within which new lines keep it at the end
const SHOWN = 200; // lines drawn at once; older ones come when asked for

/** A rule's number; hovering or focusing it asks for its words. */
const RuleNumber = {
  props: ["line", "ask"],
  setup(props) {
    const board = inject("board");
    const told = ref(null);
    const open = ref(false);
    const below = ref(false);
    const show = async (event) => {
      const top = event.target.closest(".log-lines").getBoundingClientRect().top;
      below.value = event.target.getBoundingClientRect().top - top < ROOM;
      open.value = true;
      if (told.value) return;
      try {
        told.value = await props.ask(props.line);
      } catch {
        open.value = false;
      }
    };
    const hide = () => { open.value = false; };
    return () => h("span", { class: "rule", onPointerenter: show, onPointerleave: hide }, [
      h("button", {
        type: "button",
        "aria-label": board.t("log-rule", { number: props.line.rule }),
        "aria-expanded": open.value ? "true" : "false",
        onFocus: show,
        onBlur: hide,
        onClick: show,
        onKeydown: (event) => { if (event.key === "Escape") hide(); },
      }, props.line.rule.replace(/^.*:/, "")),
      open.value && told.value
        ? h("span", { class: ["rule-words", { below: below.value }], role: "tooltip" }, words(told.value))
        : null,
    ]);
  },
};

function words(rule) {
  const title = rule.title === rule.text ? null : h("b", rule.title);
  return [title, rule.text, rule.now ? h("i", rule.now) : null];
}

/** Lines that say the same one after another count as one: [line, how often]. */
function together(lines) {
  const found = [];
  for (const line of lines) {
    const last = found[found.length - 1];
    if (last && last[0].text === line.text && last[0].turn === line.turn && last[0].rule === line.rule) last[1] += 1;
    else found.push([line, 1]);
  }
  return found;
}

export const Log = {
  props: ["lines", "ask", "all", "fresh"],
  emits: ["all", "look"],
  setup(props, { emit }) {
    const board = inject("board");
    const root = ref(null);
    const stuck = ref(true);
    const more = ref(SHOWN);
    const toEnd = () => {
      if (root.value) root.value.scrollTop = root.value.scrollHeight;
      stuck.value = true;
    };
    const names = computed(() => {
      const found = new Map();
      for (const face of Object.values(board.faces)) if (face.name) found.set(face.name, face);
      const sorted = [...found.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
      return { found, any: sorted.length ? new RegExp(`(${sorted.join("|")})`) : null };
    });
    /** A line with the names of cards set off: pointing at one shows the card. */
    const worded = (text) => {
      const { found, any } = names.value;
      if (!any) return [h(Symbols, { text })];
      return text.split(any).map((part) => {
        const face = found.get(part);
        if (!face) return h(Symbols, { text: part });
        return h("span", { class: "named", onPointerenter: (event) => emit("look", face, event.target), onPointerleave: () => emit("look", null, null) }, part);
      });
    };
    const scrolled = () => {
      const box = root.value;
      stuck.value = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    };
    onMounted(toEnd);
    watch(() => [props.lines, props.all], () => { if (stuck.value) nextTick(toEnd); });
    return () => {
      const { t } = board;
      const wanted = together(props.all ? props.lines : props.lines.filter((line) => line.loud));
      const shown = wanted.slice(-more.value);
      const parts = [];
      let turn = null;
      for (const [line, times] of shown) {
        if (line.turn !== turn) {
          turn = line.turn;
          if (turn > 0) parts.push(h("h3", { key: `t${line.n}` }, t("log-turn", { n: turn })));
        }
        parts.push(h("p", { key: line.n, class: { quiet: !line.loud, fresh: props.fresh !== null && line.n >= props.fresh } }, [
          h("span", [...worded(line.text), times > 1 ? ` ×${times}` : ""]),
          line.rule ? h(RuleNumber, { line, ask: props.ask }) : null,
        ]));
      }
      return h("section", { class: "log", "aria-label": t("log") }, [
        h("header", [
          h("h2", t("log")),
          h("label", { class: "check" }, [h("input", { type: "checkbox", checked: props.all, onChange: (event) => emit("all", event.target.checked) }), t("log-all")]),
        ]),
        h("div", { class: "log-lines", ref: root, tabindex: 0, role: "log", "aria-live": "off", "aria-label": t("log"), onScroll: scrolled }, [
          wanted.length > shown.length ? h("button", { type: "button", class: "ap-button small", onClick: () => { more.value += SHOWN; } }, "…") : null,
          ...(parts.length ? parts : [h("p", { class: "quiet" }, t("log-empty"))]),
        ]),
        stuck.value ? null : h("button", { type: "button", class: "ap-button small to-end", onClick: toEnd }, t("log-newest")),
      ]);
    };
  },
};
