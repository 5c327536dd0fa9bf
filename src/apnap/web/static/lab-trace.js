// The trace of the lab: what happened, by actions; each line with its rule. Two editions side by side.
import { h, ref, Teleport } from "vue";
import { ask } from "./lab-store.js";
import { Icon, Symbols } from "./symbols.js";

/** The number of a line's rule; hovering or focusing it says the rule in words. */
export const RuleNumber = {
  props: ["line", "edition", "lab", "t"],
  setup(props) {
    const told = ref(null);
    const open = ref(false);
    const place = ref({});
    const show = async (event) => {
      const box = event.currentTarget.getBoundingClientRect();
      const wide = Math.min(360, window.innerWidth - 24);
      const left = Math.max(12, Math.min(box.right - wide, window.innerWidth - wide - 12));
      place.value = box.top > 260
        ? { left: `${left}px`, bottom: `${window.innerHeight - box.top + 6}px`, width: `${wide}px` }
        : { left: `${left}px`, top: `${box.bottom + 6}px`, width: `${wide}px` };
      open.value = true;
      if (told.value) return;
      try {
        told.value = await ask("rule", { key: props.line.key, edition: props.edition, lang: props.lab.facts.lang });
      } catch {
        open.value = false;
      }
    };
    const hide = () => { open.value = false; };
    const words = () => {
      const { t } = props;
      const rule = told.value;
      if (!rule.ok) return [rule.why];
      const numbers = Object.entries(rule.numbers).map(([key, found]) => `${title(props.lab, key)} ${found.join(", ") || t("no-number")}`);
      return [
        h("b", `${t("rule-n", { n: props.line.rule })}`),
        rule.says ? h("p", rule.says) : null,
        ...rule.rows.map((row) => h("p", { key: row.id, class: "row-words" }, [h("i", row.head), row.text, row.now ? h("span", { class: "elsewhere" }, row.now) : null])),
        h("p", { class: "numbers" }, numbers.join(" · ")),
      ];
    };
    return () => h("span", { class: "lab-rule" }, [
      h("button", {
        type: "button",
        "aria-label": props.t("rule-say", { n: props.line.rule }),
        "aria-expanded": open.value ? "true" : "false",
        onPointerenter: (event) => { if (event.pointerType !== "touch") show(event); },
        onPointerleave: (event) => { if (event.pointerType !== "touch") hide(); },
        onFocus: show,
        onBlur: hide,
        onClick: (event) => { event.stopPropagation(); show(event); },
        onKeydown: (event) => { if (event.key === "Escape") hide(); },
      }, props.line.rule),
      // Out of the lines, so that it is not as pale as those that are still to come.
      open.value && told.value
        ? h(Teleport, { to: "body" }, h("span", { class: "lab-rule-words", role: "tooltip", style: place.value }, words()))
        : null,
    ]);
  },
};

function title(lab, key) {
  return lab.facts.editions.find((one) => one.key === key)?.title ?? key;
}

/** The lines of one action. `side`: the edition whose they are; `go`: what a click on a line does. */
function lines(context, group, side, go, odd) {
  const { lab, t } = context;
  const shown = lab.ui.quiet ? group.lines.filter((line) => line.loud) : group.lines;
  return h("ol", { class: "lab-lines" }, shown.map((line) => {
    const here = go && lab.ui.line === line.n;
    return h("li", { key: line.n, class: { here, odd: line.odd || odd?.has(line.n), quiet: !line.loud } }, [
      go
        ? h("button", { type: "button", class: "lab-line", "data-line": line.n, "aria-current": here ? "step" : undefined, onClick: () => go(line.n) }, h(Symbols, { text: line.text }))
        : h("span", { class: "lab-line" }, h(Symbols, { text: line.text })),
      line.odd || odd?.has(line.n) ? h("span", { class: "ap-hidden" }, t("only-here")) : null,
      line.rule ? h(RuleNumber, { line, edition: side, lab, t }) : null,
    ]);
  }));
}

function status(group, t) {
  const parts = [];
  if (group.status !== "done" && group.status !== "held") parts.push(h("span", { class: ["lab-status", group.status.replace(" ", "-")] }, t(`status-${group.status.replace(" ", "-")}`)));
  if (group.status === "held") parts.push(h("span", { class: "lab-status held" }, t("status-held")));
  return parts;
}

function notes(group, t) {
  const parts = [];
  if (group.why) parts.push(h("p", { class: ["lab-why", { bad: group.status === "failed" }] }, group.why));
  for (const prompt of group.decided) parts.push(h("p", { class: "lab-why" }, t("decided", { prompt })));
  return parts;
}

function heading(context, group, at) {
  const { lab, t } = context;
  const here = lab.ui.line === null && lab.cut.value === at;
  return h("h3", { class: { here } }, [
    h("button", {
      type: "button",
      class: "lab-go",
      "data-go": at,
      "aria-current": here ? "step" : undefined,
      title: t("go-here"),
      onClick: () => lab.goCut(at),
    }, [h("span", { class: "n" }, group.n < 0 ? "" : `${group.n + 1}`), group.text]),
    ...status(group, t),
  ]);
}

/** The buttons that walk. */
export function Walk({ lab, t }) {
  const atStart = lab.cut.value === 0 && lab.ui.line === null;
  const atEnd = lab.ui.line === null && lab.cut.value >= lab.total.value;
  const button = (name, label, off, deed) => h("button", { type: "button", class: "ap-button small icon", "data-walk": name, title: label, "aria-label": label, disabled: off, onClick: deed }, WALK[name]());
  return h("div", { class: "lab-walk", role: "group", "aria-label": t("walk") }, [
    button("first", t("walk-first"), atStart, () => lab.goCut(0)),
    button("action-back", t("walk-action-back"), atStart, () => lab.goCut(lab.ui.line !== null ? lab.cut.value : lab.cut.value - 1)),
    button("back", t("walk-back"), atStart, lab.back),
    button("forward", t("walk-forward"), atEnd, lab.forward),
    button("action-forward", t("walk-action-forward"), atEnd, () => lab.goCut(lab.cut.value + 1)),
    button("last", t("walk-last"), atEnd, () => lab.goCut(lab.total.value)),
  ]);
}
Walk.props = ["lab", "t"];

const BACK = "M13 3v10L6 8z";
const TWICE = "M14 3v10L8.500 8zM8 3v10L2.500 8z";
const PATHS = { first: `${BACK}M3 3h2v10H3z`, "action-back": TWICE, back: BACK, forward: BACK, "action-forward": TWICE, last: `${BACK}M3 3h2v10H3z` };
const WALK = Object.fromEntries(Object.entries(PATHS).map(([name, path]) => [name, () => h("svg", { class: ["walk-mark", { turned: name.endsWith("forward") || name === "last" }], viewBox: "0 0 16 16", "aria-hidden": "true", innerHTML: `<path d="${path}"/>` })]));


/** Keeps the place where one stands in sight. */
function follow(node) {
  const box = node.el;
  const here = box.querySelector("h3.here") ?? box.querySelector("li.here");
  if (!here || box.dataset.at === here.textContent + box.scrollHeight) return;
  box.dataset.at = here.textContent + box.scrollHeight;
  const group = here.closest(".lab-group");
  const [top, bottom] = [group.offsetTop, group.offsetTop + group.offsetHeight];
  if (here.tagName === "LI") box.scrollTop = Math.max(0, Math.min(box.scrollTop, here.offsetTop - 40, box.scrollTop) + Math.max(0, here.offsetTop + 60 - box.scrollTop - box.clientHeight));
  else if (top < box.scrollTop || bottom > box.scrollTop + box.clientHeight) box.scrollTop = Math.max(0, Math.min(top - 8, bottom - box.clientHeight + 20));
}

/** The trace of the edition that is shown. */
export function Trace({ lab, t }) {
  const context = { lab, t };
  return h("section", { class: "lab-trace", "aria-label": t("trace") }, [
    h("header", [
      h("h2", t("trace")),
      h(Walk, { lab, t }),
      h("label", { class: "lab-check" }, [h("input", { type: "checkbox", checked: lab.ui.quiet, onChange: (event) => { lab.ui.quiet = event.target.checked; } }), t("quiet")]),
    ]),
    h("div", { class: "lab-scroll", tabindex: 0, role: "region", "aria-label": t("trace"), onVnodeMounted: follow, onVnodeUpdated: follow }, lab.groups.value.map((group, at) =>
      h("div", { key: group.n, class: ["lab-group", { later: at > lab.cut.value + (lab.ui.line !== null ? 1 : 0) }], "data-status": group.status }, [
        heading(context, group, at),
        ...notes(group, t),
        lines(context, group, lab.ui.edition, (n) => lab.goLine(at, n)),
      ]))),
  ]);
}
Trace.props = ["lab", "t"];

// ---------------------------------------------------------------- two editions

function parted(compared, lab, t) {
  const part = compared.parting;
  if (!part) return h("p", { class: "lab-parting same" }, t("no-difference"));
  const lead = part.why === "trace" ? t("part-trace") : t(`part-${part.why}`, { action: part.text });
  return h("div", { class: "lab-parting" }, [
    h("p", [h(Icon, { name: "flag" }), lead]),
    h("dl", part.sides.map((side) => h("div", { key: side.edition }, [
      h("dt", title(lab, side.edition)),
      h("dd", [
        side.why ? h("p", t("not-possible", { why: side.why })) : null,
        side.text ? [h("span", side.text), side.rule ? h(RuleNumber, { line: side, edition: side.edition, lab, t }) : null] : side.why ? null : t("nothing-like-it"),
      ]),
    ]))),
  ]);
}

function differences(compared, lab, t) {
  if (!compared.rows.length) return h("p", { class: "ap-quiet" }, t("same-end"));
  const keys = [lab.ui.edition, compared.edition];
  return h("div", { class: "lab-table-scroll", tabindex: 0, role: "region", "aria-label": t("at-the-end") }, h("table", { class: "lab-table" }, [
    h("caption", t("at-the-end")),
    h("thead", h("tr", [h("th", { scope: "col" }, t("what")), ...keys.map((key) => h("th", { scope: "col", key }, title(lab, key)))])),
    h("tbody", compared.rows.map((row, n) => h("tr", { key: n }, [
      h("th", { scope: "row" }, [row.what, h("small", row.property)]),
      ...keys.map((key) => h("td", { key }, row.values[key])),
    ]))),
  ]));
}

/** Why an edition cannot set the situation up, and what is possible instead. `beside`: it was to be compared. */
export function NotThere({ lab, edition, told, beside, t }) {
  const { why, possible } = told;
  const format = lab.facts.formats.find((one) => one.key === possible.format);
  const button = (data, deed, words) => h("button", { key: data, type: "button", class: "ap-button small", "data-offer": data, onClick: deed }, words);
  return h("div", { class: "lab-not-there", role: "alert" }, [
    h("p", t("not-there", { edition: title(lab, edition), why })),
    h("div", { class: "lab-buttons" }, [
      ...possible.editions.filter((key) => key !== lab.ui.edition).map((key) => (beside
        ? button(key, () => lab.set({ compare: key }), t("offer-compare", { edition: title(lab, key) }))
        : button(key, () => lab.set({ edition: key, compare: "" }), t("offer-edition", { edition: title(lab, key) })))),
      format ? button(format.key, () => lab.reformed(format.key), t("offer-format", { format: format.title })) : null,
    ]),
  ]);
}
NotThere.props = ["lab", "edition", "told", "beside", "t"];

/** The trace of the edition shown beside that of another one. */
export function Compared({ lab, compared, t }) {
  const context = { lab, t };
  const odd = new Set(compared.odd);
  return h("section", { class: "lab-trace both", "aria-label": t("compare") }, [
    h("header", [h("h2", t("compare")), h(Walk, { lab, t }),
      h("label", { class: "lab-check" }, [h("input", { type: "checkbox", checked: lab.ui.quiet, onChange: (event) => { lab.ui.quiet = event.target.checked; } }), t("quiet")])]),
    h("div", { class: "lab-scroll", tabindex: 0, role: "region", "aria-label": t("compare") }, [
      parted(compared, lab, t),
      differences(compared, lab, t),
      h("div", { class: "lab-heads" }, [
        h("b", title(lab, lab.ui.edition)),
        h("b", [title(lab, compared.edition), h("button", { type: "button", class: "ap-button small", "data-do": "swap", onClick: () => lab.set({ edition: compared.edition, compare: lab.ui.edition }) }, t("swap"))]),
      ]),
      ...lab.groups.value.map((group, at) => {
        const other = compared.trace[at];
        const differs = compared.parting?.action === group.n && compared.parting.why !== "trace";
        return h("div", { key: group.n, class: ["lab-group", { differs }], "data-status": group.status }, [
          heading(context, group, at),
          h("div", { class: "lab-pair" }, [
            h("div", { class: "lab-side", "aria-label": title(lab, lab.ui.edition), role: "group" }, [...notes(group, t), lines(context, group, lab.ui.edition, (n) => lab.goLine(at, n), odd)]),
            h("div", { class: "lab-side", "aria-label": title(lab, compared.edition), role: "group" }, other ? [...status(other, t), ...notes(other, t), lines(context, other, compared.edition, null)] : []),
          ]),
        ]);
      }),
    ]),
  ]);
}
Compared.props = ["lab", "compared", "t"];
