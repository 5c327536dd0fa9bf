// The log beside the table: what happened, turn by turn; the number of a rule says it in words.
import { h, inject, nextTick, onMounted, ref, watch } from "vue";

const NEAR = 60; // px from the end within which new lines keep it at the end
const SHOWN = 400; // lines drawn at once; older ones come when asked for

/** A rule's number; hovering or focusing it asks for its words. */
const RuleNumber = {
  props: ["number", "ask"],
  setup(props) {
    const board = inject("board");
    const told = ref(null);
    const open = ref(false);
    const show = async () => {
      open.value = true;
      if (told.value) return;
      try {
        told.value = await props.ask(props.number);
      } catch {
        open.value = false;
      }
    };
    const hide = () => { open.value = false; };
    return () => h("span", { class: "rule", onPointerenter: show, onPointerleave: hide }, [
      h("button", {
        type: "button",
        "aria-label": board.t("log-rule", { number: props.number }),
        "aria-expanded": open.value ? "true" : "false",
        onFocus: show,
        onBlur: hide,
        onClick: show,
        onKeydown: (event) => { if (event.key === "Escape") hide(); },
      }, props.number.replace(/^.*:/, "")),
      open.value && told.value
        ? h("span", { class: "rule-words", role: "tooltip" }, [h("b", told.value.title), told.value.text])
        : null,
    ]);
  },
};

export const Log = {
  props: ["lines", "ask", "all"],
  emits: ["all"],
  setup(props, { emit }) {
    const board = inject("board");
    const root = ref(null);
    const stuck = ref(true);
    const more = ref(SHOWN);
    const toEnd = () => {
      if (root.value) root.value.scrollTop = root.value.scrollHeight;
      stuck.value = true;
    };
    const scrolled = () => {
      const box = root.value;
      stuck.value = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    };
    onMounted(toEnd);
    watch(() => [props.lines, props.all], () => { if (stuck.value) nextTick(toEnd); });
    return () => {
      const { t } = board;
      const wanted = props.all ? props.lines : props.lines.filter((line) => line.loud);
      const shown = wanted.slice(-more.value);
      const parts = [];
      let turn = null;
      for (const line of shown) {
        if (line.turn !== turn) {
          turn = line.turn;
          if (turn > 0) parts.push(h("h3", { key: `t${line.n}` }, t("log-turn", { n: turn })));
        }
        parts.push(h("p", { key: line.n, class: { quiet: !line.loud } }, [
          h("span", line.text),
          line.rule ? h(RuleNumber, { number: line.rule, ask: props.ask }) : null,
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
