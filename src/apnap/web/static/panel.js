// The bar at its fixed place: what is asked in words, the widget of the question, and the buttons.
import { computed, h, inject, ref, watch } from "vue";
import { Symbols } from "./symbols.js";
import { AssignWidget, Choices, CountedChoices, ManyChoices, ManyWidget, NameWidget, NumberWidget, OrderWidget, Press, SplitWidget } from "./widgets.js";

const LONG = 16; // choices in words from which on they can be narrowed

/** Priority: pass in several ways; what can be done is clicked on the table or chosen from a list. */
function priority(context) {
  const { t, state, act, answers, q, open } = context;
  const top = state.stack?.[state.stack.length - 1];
  const others = q.options.filter((one) => one.kind !== "pass");
  const mustAct = others.length === q.options.length; // whoever has cut a loop short
  return [
    mustAct ? h("p", { class: "how" }, t("must-act")) : h("div", { class: "buttons main" }, [
      h(Press, { kind: "primary", keys: "␣", "data-do": "pass", onClick: () => act.pass("") }, () => t(top ? "pass-resolve" : "pass")),
      h(Press, { kind: "whole", keys: "E", "data-do": "pass-event", onClick: () => act.pass("event") }, () => t("pass-event")),
      h(Press, { kind: "whole", keys: "N", "data-do": "pass-turn", onClick: () => act.pass("turn") }, () => t("pass-turn")),
    ]),
    top?.yield ? h(Press, { kind: "small", "data-do": "yield", onClick: () => act.yield(top.yield, true) }, () => t("yield")) : null,
    others.length
      ? h("details", { class: "all", open: open.value, onToggle: (event) => { open.value = event.target.open; } }, [
        h("summary", t("choices", { n: answers.distinct(others).length })),
        open.value ? h(Choices, { options: answers.distinct(others), onChoose: (one) => answers.answer(one.i), t }) : null,
      ])
      : null,
  ];
}

function yesNo(context) {
  const { t, answers, q } = context;
  const first = q.key === "mulligan" ? "no" : "yes"; // a newcomer keeps a hand
  const words = (one) => (q.key === "mulligan" ? t(one.kind === "yes" ? "mulligan-take" : "mulligan-keep") : one.text);
  return h("div", { class: "buttons main even" }, [...q.options].sort((a) => (a.kind === first ? -1 : 1)).map((one) =>
    h(Press, { key: one.i, kind: one.kind === first ? "primary" : "", keys: one.kind === "yes" ? "Y" : "X", "data-option": one.i, "data-kind": one.kind, onClick: () => answers.answer(one.i) }, () => words(one))));
}

/** The choices as a list: on a phone folded up where all of them glow on the table. */
function listed(context, options) {
  const { t, answers, open, compact } = context;
  const sort = options.length > LONG && !options.every((one) => one.object) ? ManyChoices : Choices;
  const list = () => h(sort, { options, onChoose: (one) => answers.answer(one.i), t });
  if (!compact || options.length <= 3 || !options.every((one) => one.object)) return list();
  return h("details", { class: "all", open: open.value, onToggle: (event) => { open.value = event.target.open; } }, [
    h("summary", t("choices", { n: options.length })),
    open.value ? list() : null,
  ]);
}

function pickOne(context) {
  const { t, answers, q, names } = context;
  if (q.options.length === 2 && q.options.every((one) => one.kind === "yes" || one.kind === "no")) return yesNo(context);
  const parts = [];
  if (q.domain) {
    parts.push(h("form", { onSubmit: (event) => { event.preventDefault(); answers.confirm(); } }, [
      h(NameWidget, { draft: answers.draft, t, names: names.value }),
      h("div", { class: "buttons main" }, h("button", { type: "submit", class: "ap-button primary", "data-do": "confirm", disabled: !answers.ready.value }, t("confirm"))),
    ]));
  }
  if (q.options.length) parts.push(listed(context, answers.distinct(q.options)));
  return parts;
}

function confirmBar(context, label, extra = [], lead = null) {
  const { answers } = context;
  return h("div", { class: "buttons main sure" }, [
    lead ? h("p", { class: "lead", "aria-live": "polite" }, lead) : null,
    h(Press, { kind: "primary", keys: "␣", "data-do": "confirm", off: !answers.ready.value, onClick: () => answers.confirm() }, () => label),
    ...extra,
  ]);
}

/** What is played and what is in the sideboard; those picked change places. */
function sideboard(context) {
  const { t, answers, q } = context;
  const named = (kind) => q.options.filter((one) => one.kind === kind).map((one) => ({ ...one, text: one.id })); // the title says where it is
  const part = (kind, title) => [
    h("h3", { class: "part-title" }, title),
    h(CountedChoices, { options: named(kind), chosen: answers.draft.picked, onChoose: (one) => answers.toggle(one.i), t }),
  ];
  return [...part("side-card", t("side-cards")), ...part("main-card", t("main-cards"))];
}

function balance({ t, answers, q }) {
  const picked = (kind) => q.options.filter((one) => one.kind === kind && answers.draft.picked.includes(one.i)).length;
  return t("side-balance", { into: picked("side-card"), out: picked("main-card") });
}

function pickSome(context) {
  const { t, answers, q } = context;
  const { draft } = answers;
  const n = draft.picked.length;
  const missing = q.least - n;
  const label = missing > 0 ? t("need-more", { n: missing }) : n === 0 ? t("none") : t("confirm-n", { n });
  const inWords = !(q.options.length > (context.compact ? 3 : 12) && q.options.every((one) => one.object));
  return [
    q.key === "sideboard" ? sideboard(context) : inWords ? h(Choices, { options: q.options, chosen: draft.picked, onChoose: (one) => answers.toggle(one.i), t }) : null,
    confirmBar(context, label, [n ? h(Press, { "data-do": "clear", onClick: () => { draft.picked = []; } }, () => t("clear")) : null], q.key === "sideboard" && n ? balance(context) : null),
  ];
}

function assign(context) {
  const { t, state, answers, q } = context;
  const { draft } = answers;
  const n = new Set(draft.pairs.map(([i]) => i)).size;
  const attack = q.key === "attackers";
  const label = attack ? (n ? t("attack-n", { n }) : t("attack-none")) : q.key === "blockers" ? (n ? t("block-n", { n }) : t("block-none")) : t("confirm-n", { n });
  return [
    h(AssignWidget, { q, draft, t, state }),
    confirmBar(context, label, [
      attack ? h(Press, { keys: "A", "data-do": "attack-all", onClick: answers.assignAll }, () => t("attack-all")) : null,
      n || draft.held ? h(Press, { "data-do": "back-one", onClick: answers.backOne }, () => t("back-one")) : null,
    ]),
  ];
}

export function body(context) {
  const { t, q, answers } = context;
  const { draft } = answers;
  if (q.key === "priority") return priority(context);
  if (q.shape === "pick one") return pickOne(context);
  if (q.shape === "pick some") return pickSome(context);
  if (q.shape === "number") return [h(NumberWidget, { q, draft, t, done: answers.confirm }), confirmBar(context, t("confirm-n", { n: draft.number }))];
  if (q.shape === "order") return [h(OrderWidget, { q, draft, t }), confirmBar(context, t("confirm"))];
  if (q.shape === "split") return [h(SplitWidget, { q, draft, t, add: answers.addPart }), confirmBar(context, t("confirm"))];
  return assign(context);
}

function over(state, act, t) {
  return h("div", { class: "buttons main" }, [
    state.over.next ? h(Press, { kind: "primary", "data-do": "next-game", onClick: act.next }, () => t("next-game")) : null,
    state.over.rematch ? h(Press, { kind: "primary", "data-do": "again", onClick: act.rematch }, () => t("rematch")) : null,
    state.over.replay ? h("a", { class: "ap-button", href: `/watch/${state.over.replay}` }, t("replay")) : null,
  ]);
}

/** The panel. `answers`: the draft (answering.js); `act`: what the buttons do; `names`: suggestions. */
export const Panel = {
  props: ["answers", "act", "names", "offline"],
  setup(props) {
    const board = inject("board");
    const open = ref(false);
    const names = computed(() => props.names);
    watch(() => board.state.question?.key, () => { open.value = false; });
    const manyName = (key) => props.answers.byKey.value.get(key)?.[0]?.text ?? "";
    return () => {
      const { state, t } = board;
      const { answers, act } = props;
      const q = state.question;
      const context = { t, state, answers, act, q, open, names, compact: board.compact };
      const rushing = state.rush ? t(`rushing-${state.rush === "own-turn" ? "own" : state.rush}`) : "";
      const { draft } = answers;
      let inside;
      let said;
      if (draft.many && q) {
        said = q.prompt;
        inside = h(ManyWidget, { key: draft.many.key, many: draft.many, name: manyName(draft.many.key), t, onDone: answers.setMany, onCancel: () => { draft.many = null; } });
      } else if (q) {
        said = q.prompt;
        inside = body(context);
      } else {
        said = state.over ? t("over") : rushing || state.waiting || t("waiting");
        inside = state.over ? over(state, act, t) : rushing ? h("div", { class: "buttons main" }, h(Press, { "data-do": "hold", onClick: act.hold }, () => t("hold"))) : null;
      }
      const source = q?.source > 0 ? answers.keyOf(q.source) : null;
      return h("section", { class: ["panel", { asking: q, idle: !q }], "aria-label": t("question"), "data-shape": q?.shape ?? "", "data-question": q?.key ?? "" }, [
        h("div", { class: "panel-words" }, [
          h("h2", { id: "table-prompt", tabindex: -1, class: "prompt", "data-key": source }, [h(Symbols, { text: said }), q || state.over ? null : h("span", { class: "dots", "aria-hidden": "true" })]),
          q && !["priority", "sideboard"].includes(q.key) && q.shape !== "assign" ? h("p", { class: "how" }, q.how) : null,
          q && q.behalf >= 0 && q.behalf !== state.seat ? h("p", { class: "how" }, t("for-player", { name: state.players[q.behalf]?.name })) : null,
        ]),
        // Another question has other buttons: a key that is held down does not press on.
        h("div", { class: "panel-body", key: q?.key }, inside),
        board.compact ? null : h("div", { class: "panel-foot" }, [
          h(Press, { kind: "small", keys: "U", "data-do": "undo", off: !state.can?.undo, onClick: act.undo }, () => t("undo")),
          state.can?.loop ? h(Press, { kind: "small", keys: "R", "data-do": "loop", title: t("loop"), onClick: act.loop }, () => t("loop-short")) : null,
          h("button", {
            type: "button",
            class: ["ap-button small", { on: state.full_control }],
            "data-do": "control",
            title: t("full-control-hint"),
            "aria-pressed": state.full_control ? "true" : "false",
            onClick: () => act.control(!state.full_control),
          }, [t("full-control"), h("kbd", { "aria-hidden": "true" }, "F")]),
        ]),
      ]);
    };
  },
};

