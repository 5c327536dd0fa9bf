// The bar of steps: where the turn is, and two stops for each step, one for each side.
import { h, inject } from "vue";

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
  const era = board.state.vocabulary;
  for (const key of [`step-${step.key}-${era}`, `step-${step.key}`]) if (board.t.has(key)) return board.t(key);
  return step.name;
}

export const Steps = {
  props: ["me", "readonly"],
  emits: ["stop"],
  setup(props, { emit }) {
    const board = inject("board");
    return () => {
      const { state, t } = board;
      const mine = state.active === props.me;
      const bar = (state.steps ?? []).map((step, n, all) => {
        const quiet = step.priority === false || step.key === "untap" || step.key === "cleanup";
        return h("li", {
          key: step.key,
          class: ["step", { now: state.step === step.key, mine, first: n > 0 && all[n - 1].phase !== step.phase, quiet }],
          "aria-current": state.step === step.key ? "step" : undefined,
        }, [
          quiet || props.readonly ? h("span", { class: "stop" }) : stop(board, step, false, emit, props.readonly),
          h("span", { class: "step-name", title: step.name }, short(board, step)),
          quiet || props.readonly ? h("span", { class: "stop" }) : stop(board, step, true, emit, props.readonly),
        ]);
      });
      return h("nav", { class: ["steps", { mine }], "aria-label": t("steps") }, [
        h("div", { class: "turn" }, [
          h("b", t("turn-n", { n: state.turn })),
          h("span", state.active >= 0 ? (mine ? t("turn-yours") : t("turn-of", { name: state.players[state.active]?.name })) : ""),
        ]),
        h("ol", bar),
      ]);
    };
  },
};
