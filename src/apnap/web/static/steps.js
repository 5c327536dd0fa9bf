// The bar of steps: where the turn is, and two stops for each step, one for each side.
import { h, inject, nextTick, onMounted, ref, watch } from "vue";

function stop(board, step, own, emit, readonly) {
  const set = (own ? board.state.stops?.own : board.state.stops?.others) ?? [];
  const on = set.includes(step.key);
  const label = board.t(own ? "stop-own" : "stop-others", { step: step.name });
  return h("button", {
    type: "button",
    class: ["stop", own ? "own" : "others", { on }],
    "data-stop": `${own ? "own" : "others"}-${step.key}`,
    disabled: readonly,
    title: label,
    "aria-label": label,
    "aria-pressed": on ? "true" : "false",
    onClick: () => emit("stop", { step: step.key, own, on: !on }),
  }, h("i"));
}

/** A short name where there is one for the step in the words of the edition. */
function short(board, step) {
  const era = board.state.edition.vocabulary;
  for (const key of [`step-${step.key}-${era}`, `step-${step.key}`]) if (board.t.has(key)) return board.t(key);
  return step.name;
}

/** All stops as a list with large switches, for fingers. */
export function StopList(props) {
  const { board, onStop } = props;
  const { t, state } = board;
  const rows = state.steps.filter((step) => step.key !== "untap" && step.key !== "cleanup");
  const box = (step, own) => h("label", { class: "check" }, [
    h("input", {
      type: "checkbox",
      checked: ((own ? state.stops?.own : state.stops?.others) ?? []).includes(step.key),
      "aria-label": t(own ? "stop-own" : "stop-others", { step: step.name }),
      onChange: (event) => onStop({ step: step.key, own, on: event.target.checked }),
    }),
    t(own ? "turns-own" : "turns-others"),
  ]);
  return h("ul", { class: "stop-list" }, rows.map((step) => h("li", { key: step.key }, [h("b", step.name), box(step, true), box(step, false)])));
}
StopList.props = ["board", "onStop"];

export const Steps = {
  props: ["me", "readonly"],
  emits: ["stop", "stops"],
  setup(props, { emit }) {
    const board = inject("board");
    const list = ref(null);
    const center = () => {
      const now = list.value?.querySelector(".now");
      if (now) list.value.scrollTo({ left: now.offsetLeft - list.value.offsetLeft - (list.value.clientWidth - now.clientWidth) / 2 });
    };
    onMounted(center);
    watch(() => [board.state.step, board.compact], () => nextTick(center));
    return () => {
      const { state, t } = board;
      const mine = state.active === props.me;
      const bare = props.readonly || board.compact;
      const bar = (state.steps ?? []).map((step, n, all) => {
        const quiet = step.priority === false || step.key === "untap" || step.key === "cleanup";
        return h("li", {
          key: step.key,
          class: ["step", { now: state.step === step.key, mine, first: n > 0 && all[n - 1].phase !== step.phase, quiet }],
          "aria-current": state.step === step.key ? "step" : undefined,
        }, [
          quiet || bare ? h("span", { class: "stop" }) : stop(board, step, false, emit, props.readonly),
          h("span", { class: "step-name", title: step.name }, short(board, step)),
          quiet || bare ? h("span", { class: "stop" }) : stop(board, step, true, emit, props.readonly),
        ]);
      });
      return h("nav", { class: ["steps", { mine }], "aria-label": t("steps") }, [
        h("div", { class: "turn" }, [
          h("b", state.turn ? t("turn-n", { n: state.turn }) : t("before-game")),
          h("span", state.turn && state.active >= 0 ? (mine ? t("turn-yours") : t("turn-of", { name: state.players[state.active]?.name })) : ""),
        ]),
        h("ol", { ref: list, tabindex: board.compact ? 0 : undefined }, bar),
        board.compact && !props.readonly ? h("button", { type: "button", class: "ap-button small", "data-do": "stops", onClick: () => emit("stops") }, t("stops")) : null,
      ]);
    };
  },
};
