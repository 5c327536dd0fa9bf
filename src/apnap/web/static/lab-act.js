// Acting in the lab: the question that is open, with the table's own widgets, and what everybody may do
// together: pass until something comes of it.
import { computed, h, inject, ref } from "vue";
import { STEPS } from "./lab-doc.js";
import { body } from "./panel.js";
import { Choices, ManyWidget, Press } from "./widgets.js";

/** Priority: what can be done is clicked on the board or chosen from the list; or everybody passes. */
function priority(context) {
  const { lab, answers, q, board, t } = context;
  const stack = board.state.stack?.length > 0;
  const others = q.options.filter((one) => one.kind !== "pass");
  const pass = q.options.find((one) => one.kind === "pass");
  const busy = lab.ui.busy;
  const where = Math.max(0, STEPS.indexOf(board.state.step));
  const steps = board.state.steps.filter((step) => step.key !== "untap" && step.key !== "cleanup");
  return [
    h("div", { class: "buttons main" }, [
      h(Press, { kind: "primary", keys: "␣", "data-do": "go-on", onClick: () => lab.act("go-on") }, () => t(stack ? "go-resolve" : "go-on")),
      stack ? h(Press, { "data-do": "resolve", onClick: () => lab.act("resolve") }, () => t("go-resolve-all")) : null,
      pass ? h(Press, { "data-do": "pass", onClick: () => answers.answer(pass.i) }, () => t("go-pass", { who: board.state.players[q.chooser].name })) : null,
    ]),
    h("label", { class: "lab-to" }, [
      h("span", t("go-to")),
      h("select", { class: "ap-field", value: "", "data-do": "to", disabled: busy, onChange: (event) => { const step = event.target.value; event.target.value = ""; if (step) lab.act("to", step); } }, [
        h("option", { value: "" }, t("choose-step")),
        ...steps.map((step) => {
          const next = STEPS.indexOf(step.key) <= where;
          const turn = board.state.turn + (next ? 1 : 0);
          return h("option", { key: step.key, value: `${turn}.${step.key}` }, next ? t("step-next", { step: step.name }) : step.name);
        }),
      ]),
    ]),
    others.length ? h("details", { class: "all", open: others.length <= 8 }, [
      h("summary", board.t("choices", { n: answers.distinct(others).length })),
      h(Choices, { options: answers.distinct(others), onChoose: (one) => answers.answer(one.i), t: board.t }),
    ]) : h("p", { class: "ap-quiet" }, t("nothing-to-do")),
  ];
}

/** What is asked, and of whom. */
export const Asking = {
  props: ["lab", "answers", "names", "t"],
  setup(props) {
    const board = inject("board");
    const open = ref(false);
    const names = computed(() => props.names);
    return () => {
      const { lab, answers, t } = props;
      const { state } = board;
      const q = state.question;
      if (lab.ui.line !== null) {
        return h("section", { class: "lab-asking", "aria-label": t("asking") }, [
          h("p", { class: "lab-moment" }, t("moment")),
          h("div", { class: "buttons main" }, [h(Press, { kind: "primary", onClick: () => lab.goCut(lab.cut.value + 1) }, () => t("to-action-end"))]),
        ]);
      }
      const context = { lab, t: board.t, state, answers, q, open, names, act: {}, board };
      let inside = null;
      let said = state.over?.text ?? t("nobody-asked");
      const { draft } = answers;
      if (q && draft.many) {
        said = q.prompt;
        const name = answers.byKey.value.get(draft.many.key)?.[0]?.text ?? "";
        inside = h(ManyWidget, { key: draft.many.key, many: draft.many, name, t: board.t, onDone: answers.setMany, onCancel: () => { draft.many = null; } });
      } else if (q) {
        said = q.prompt;
        inside = q.key === "priority" ? priority({ ...context, t }) : body(context);
      }
      const who = q ? state.players[q.chooser]?.name : "";
      return h("section", { class: ["lab-asking", { asking: q }], "aria-label": t("asking"), "data-question": q?.key ?? "" }, [
        h("h2", { class: "prompt", tabindex: -1 }, [who ? h("span", { class: "who-asked" }, who) : null, said]),
        q && q.key !== "priority" && q.shape !== "assign" ? h("p", { class: "how" }, q.how) : null,
        lab.cut.value < lab.total.value ? h("p", { class: "lab-branch" }, t("branch", { n: lab.total.value - lab.cut.value })) : null,
        h("div", { class: "panel-body" }, inside),
      ]);
    };
  },
};
