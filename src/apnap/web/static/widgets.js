// One widget for each shape of question: choices, several choices, a number, an order, a division. What is
// assigned (attacks, blocks) is clicked on the table; its widget says what to click and takes it back.
import { h, onMounted, ref } from "vue";
import { needOf } from "./answering.js";
import { CardFace, faceOf } from "./card.js";
import { nameOf } from "./stack.js";
import { Symbols, symbolClass } from "./symbols.js";

const DIGITS = 9;
const SEARCH = 180; // ms after the last letter

/** A button with words (which may hold mana symbols) and the key that stands for it. */
export function Press(props, { slots, attrs }) {
  return h("button", { type: "button", class: ["ap-button", props.kind], disabled: props.off, ...attrs }, [
    slots.default?.(),
    props.keys ? h("kbd", { "aria-hidden": "true" }, props.keys) : null,
  ]);
}
Press.props = ["kind", "off", "keys"];
Press.inheritAttrs = false;

/** What an option says: the words of an ability, else what it is called. */
export function optionWords(option) {
  return h("span", { class: "words" }, h(Symbols, { text: option.says || option.text }));
}

/** A list of choices, the first nine with their numbers. */
export function Choices({ options, onChoose, chosen, t, group }) {
  const color = options.length > 0 && options.every((one) => one.kind === "color");
  return h("div", { class: ["choices", { colors: color }], role: "group", "aria-label": t("question"), "data-group": group ?? "" }, options.map((one, n) =>
    h("button", {
      key: one.i,
      type: "button",
      class: ["choice", { chosen: chosen?.includes(one.i) }],
      "data-item": "",
      "data-option": one.i,
      "data-kind": one.kind,
      "aria-pressed": chosen ? (chosen.includes(one.i) ? "true" : "false") : undefined,
      onClick: () => onChoose(one),
    }, [
      color ? h("i", { class: ["ms", symbolClass(one.id)] }) : null,
      n < DIGITS && !color ? h("kbd", { "aria-hidden": "true" }, `${n + 1}`) : null,
      optionWords(one),
      one.says ? h("small", one.text) : null,
    ])));
}
Choices.props = ["options", "onChoose", "chosen", "t", "group"];

/** Choices of which many are alike: each once, with how many of them are chosen. */
export function CountedChoices({ options, chosen, onChoose, t }) {
  const alike = new Map();
  for (const one of options) alike.set(one.id, [...(alike.get(one.id) ?? []), one]);
  const step = (data, sign, key, one, off) => h(Press, { kind: "icon small", off, "data-step": data, "aria-label": t(key, { name: one.text }), onClick: () => onChoose(one) }, () => sign);
  return h("div", { class: "counted", role: "group", "aria-label": t("question") }, [...alike.values()].map((many) => {
    const [first] = many;
    const inside = many.filter((one) => chosen.includes(one.i));
    const outside = many.filter((one) => !chosen.includes(one.i));
    return h("div", { key: first.i, class: ["part", { some: inside.length }], "data-option": first.i, "data-kind": first.kind }, [
      optionWords(first),
      step("less", "−", "less", inside.at(-1) ?? first, !inside.length),
      h("output", { "aria-live": "off" }, `${inside.length}/${many.length}`),
      step("more", "+", "more", outside[0] ?? first, !outside.length),
    ]);
  }));
}
CountedChoices.props = ["options", "chosen", "onChoose", "t"];

/** Cards that are not on the table (a library that is searched, a graveyard): chosen as cards. */
export const Cards = {
  props: ["entries", "chosen", "order", "board", "title", "onChoose", "onAside"],
  setup(props) {
    const root = ref(null);
    // It lies over the hand: a focus that was there would not be seen.
    onMounted(() => {
      if (document.activeElement?.matches(".hand [data-item]:focus-visible")) root.value.querySelector(".picked")?.focus({ focusVisible: true });
    });
    return () => {
      const { board } = props;
      return h("section", { ref: root, class: "picker", role: "region", "aria-label": props.title }, [
        h("header", [h("h2", props.title), h("button", { type: "button", class: "ap-button small", onClick: props.onAside }, board.t("look-board"))]),
        h("div", { class: "picker-cards", "data-group": "" }, props.entries.map(({ thing, options }) => {
          const [option] = options;
          const n = options.filter((one) => props.chosen.includes(one.i)).length;
          const badge = props.order && n ? props.chosen.indexOf(option.i) + 1 : options.length > 1 && n ? `${n}/${options.length}` : "";
          const face = faceOf(board.faces, thing);
          return h("div", {
            key: option.i,
            class: ["picked", { chosen: n > 0 }],
            role: "button",
            tabindex: -1,
            "data-item": "",
            "data-option": option.i,
            "aria-pressed": n > 0 ? "true" : "false",
            "aria-label": options.length > 1 ? `${option.text} ×${options.length}` : option.text,
            onClick: () => props.onChoose(options),
            onKeydown: (event) => {
              if (event.key === "Enter") {
                event.preventDefault();
                event.stopPropagation();
                props.onChoose(options);
              }
            },
          }, [h(CardFace, { face, thing, images: board.images, t: board.t, middling: true }), options.length > 1 ? h("b", { class: "sc-many" }, `×${options.length}`) : null, badge ? h("b", { class: "sc-badge" }, `${badge}`) : null]);
        })),
      ]);
    };
  },
};

/** A number: buttons, a field, and a slider where the range is small. */
export function NumberWidget({ q, draft, t, done }) {
  const set = (value) => { draft.number = Math.min(q.most, Math.max(q.least, Math.round(value) || 0)); };
  const small = q.most - q.least <= 60;
  return h("div", { class: "numbers" }, [
    h("div", { class: "stepper" }, [
      h(Press, { kind: "icon", "aria-label": t("least"), title: t("least"), onClick: () => set(q.least) }, () => `${q.least}`),
      h(Press, { kind: "icon", off: draft.number <= q.least, "aria-label": t("less", { name: t("number") }), onClick: () => set(draft.number - 1) }, () => "−"),
      h("input", {
        class: "ap-field",
        type: "number",
        inputmode: "numeric",
        min: q.least,
        max: q.most,
        value: draft.number,
        "data-answer": "number",
        "aria-label": t("number"),
        onInput: (event) => { if (event.target.value !== "") draft.number = Number(event.target.value); },
        onKeydown: (event) => { if (event.key === "Enter") done(); },
      }),
      h(Press, { kind: "icon", off: draft.number >= q.most, "aria-label": t("more", { name: t("number") }), onClick: () => set(draft.number + 1) }, () => "+"),
      h(Press, { kind: "icon", "aria-label": t("most"), title: t("most"), onClick: () => set(q.most) }, () => `${q.most}`),
    ]),
    small ? h("input", { class: "slider", type: "range", min: q.least, max: q.most, value: draft.number, "aria-label": t("number"), onInput: (event) => set(Number(event.target.value)) }) : null,
  ]);
}
NumberWidget.props = ["q", "draft", "t", "done"];

/** An order: dragged, or moved with the buttons. */
export const OrderWidget = {
  props: ["q", "draft", "t"],
  setup(props) {
    const dragged = ref(null);
    const move = (from, to) => {
      const { draft } = props;
      if (to < 0 || to >= draft.order.length || from === to) return;
      const [i] = draft.order.splice(from, 1);
      draft.order.splice(to, 0, i);
    };
    const over = (event, n) => {
      if (dragged.value === null) return;
      event.preventDefault();
      if (dragged.value !== n) {
        move(dragged.value, n);
        dragged.value = n;
      }
    };
    return () => {
      const { q, draft, t } = props;
      return h("ol", { class: "ordering" }, draft.order.map((i, n) => {
        const option = q.options[i];
        return h("li", {
          key: i,
          draggable: true,
          class: { dragged: dragged.value === n },
          "data-option": i,
          onDragstart: (event) => { dragged.value = n; event.dataTransfer.effectAllowed = "move"; },
          onDragover: (event) => over(event, n),
          onDrop: (event) => event.preventDefault(),
          onDragend: () => { dragged.value = null; },
        }, [
          h("b", { class: "rank" }, `${n + 1}`),
          optionWords(option),
          h(Press, { kind: "icon small", off: n === 0, "data-move": "up", "aria-label": t("up", { name: option.text }), onClick: () => move(n, n - 1) }, () => "↑"),
          h(Press, { kind: "icon small", off: n === draft.order.length - 1, "data-move": "down", "aria-label": t("down", { name: option.text }), onClick: () => move(n, n + 1) }, () => "↓"),
        ]);
      }));
    };
  },
};

/** A division: so much for each, what is lethal said beside it. */
export function SplitWidget({ q, draft, t, add }) {
  const given = draft.parts.reduce((sum, n) => sum + n, 0);
  const left = q.total - given;
  const needs = q.options.some((one) => needOf(q, one.i) > 0);
  const inOrder = () => {
    let rest = q.total;
    draft.parts = q.options.map((one) => {
      const part = Math.min(rest, Math.max(q.least, needOf(q, one.i)));
      rest -= part;
      return part;
    });
    draft.parts[draft.parts.length - 1] += rest;
  };
  const all = (i) => {
    draft.parts = q.options.map((one) => (one.i === i ? q.total - q.least * (q.options.length - 1) : q.least));
  };
  return h("div", { class: "splitting" }, [
    ...q.options.map((one) => {
      const need = needOf(q, one.i);
      return h("div", { key: one.i, class: ["part", { lethal: need > 0 && draft.parts[one.i] >= need }], "data-option": one.i }, [
        h("span", { class: "words" }, [one.text, need > 0 ? h("small", t("lethal", { n: need })) : null]),
        h(Press, { kind: "icon small", off: draft.parts[one.i] <= q.least, "data-step": "less", "aria-label": t("less", { name: one.text }), onClick: () => { draft.parts[one.i] -= 1; } }, () => "−"),
        h("output", { "aria-live": "off" }, `${draft.parts[one.i]}`),
        h(Press, { kind: "icon small", off: left <= 0, "data-step": "more", "aria-label": t("more", { name: one.text }), onClick: () => add(one.i, 1) }, () => "+"),
        h(Press, { kind: "small", "aria-label": t("all-to", { name: one.text }), title: t("all-to", { name: one.text }), onClick: () => all(one.i) }, () => `${q.total}`),
      ]);
    }),
    h("div", { class: "split-foot" }, [
      h("span", { class: ["rest", { done: left === 0 }] }, left >= 0 ? t("left-over", { n: left }) : t("too-much", { n: -left })),
      needs ? h(Press, { kind: "small", onClick: inOrder }, () => t("in-order")) : null,
    ]),
  ]);
}
SplitWidget.props = ["q", "draft", "t", "add"];

/** A name out of an open domain, with suggestions: cards that are in sight, and those of the library. */
export const NameWidget = {
  props: ["draft", "t", "names"],
  setup(props) {
    const found = ref([]);
    let timer = 0;
    const search = async (text) => {
      try {
        const answer = await (await fetch(`/api/cards?q=${encodeURIComponent(text)}`)).json();
        found.value = (answer.cards ?? []).flatMap((card) => [card.name, card.chinese]).filter(Boolean);
      } catch {
        found.value = []; // suggestions only: any name can be typed
      }
    };
    const typed = (event) => {
      props.draft.text = event.target.value;
      clearTimeout(timer);
      if (props.draft.text.trim().length > 1) timer = setTimeout(search, SEARCH, props.draft.text);
    };
    return () => {
      const names = [...new Set([...props.names, ...found.value])];
      return h("div", { class: "naming" }, [
        h("input", {
          class: "ap-field",
          type: "text",
          list: "table-names",
          autocomplete: "off",
          value: props.draft.text,
          placeholder: props.t("type-here"),
          "aria-label": props.t("type-here"),
          "data-answer": "text",
          onInput: typed,
        }),
        h("datalist", { id: "table-names" }, names.map((name) => h("option", { key: name, value: name }))),
      ]);
    };
  },
};

/** Many choices in words: a field above them narrows the list. */
export const ManyChoices = {
  props: ["options", "onChoose", "chosen", "t"],
  setup(props) {
    const wanted = ref("");
    return () => {
      const { options, t } = props;
      const word = wanted.value.trim().toLowerCase();
      const left = word ? options.filter((one) => one.text.toLowerCase().includes(word)) : options;
      return h("div", { class: "many-choices" }, [
        h("input", { class: "ap-field", type: "search", value: wanted.value, placeholder: t("narrow"), "aria-label": t("narrow"), "data-narrow": "", onInput: (event) => { wanted.value = event.target.value; } }),
        h(Choices, { options: left, onChoose: props.onChoose, chosen: props.chosen, t }),
      ]);
    };
  },
};

/** What was assigned so far, in words. */
export function AssignWidget({ q, draft, t, state }) {
  const nameOfPlace = (place) => q.place_names?.[place] ?? (place < 0 ? state.players[-1 - place]?.name : nameOf(state, place));
  const pairs = new Map();
  for (const [i, place] of draft.pairs) {
    const words = t("goes-to", { name: q.options[i].text, place: nameOfPlace(place) });
    pairs.set(words, (pairs.get(words) ?? 0) + 1);
  }
  const held = draft.held ? q.options[draft.held.indices[0]].text : "";
  const whom = q.key === "attackers" ? "attack-whom" : q.key === "blockers" ? "block-whom" : "place-whom";
  const how = q.key === "attackers" ? "attack-how" : q.key === "blockers" ? "block-how" : "";
  return h("div", { class: "assigning" }, [
    h("p", { class: held ? "held-words" : "" }, held ? t(whom, { name: held }) : how ? t(how) : q.how),
    pairs.size ? h("ul", [...pairs].slice(0, 30).map(([words, n]) => h("li", { key: words }, n > 1 ? `${n} × ${words}` : words))) : null,
  ]);
}
AssignWidget.props = ["q", "draft", "t", "state"];

/** How many of a stack of things that are alike. */
export const ManyWidget = {
  props: ["many", "name", "t", "onDone", "onCancel"],
  setup(props) {
    const n = ref(props.many.n || props.many.most);
    const clamp = (value) => { n.value = Math.min(props.many.most, Math.max(0, Math.round(value) || 0)); };
    return () => h("form", {
      class: "how-many",
      onSubmit: (event) => { event.preventDefault(); props.onDone(n.value); },
    }, [
      h("p", props.t("how-many", { name: props.name })),
      h("div", { class: "stepper" }, [
        h(Press, { kind: "icon", "aria-label": props.t("less", { name: props.name }), onClick: () => clamp(n.value - 1) }, () => "−"),
        h("input", {
          class: "ap-field", type: "number", inputmode: "numeric", min: 0, max: props.many.most, value: n.value, "data-answer": "many",
          "aria-label": props.t("number"),
          onInput: (event) => clamp(Number(event.target.value)),
          onVnodeMounted: (node) => { node.el.focus(); node.el.select(); },
        }),
        h(Press, { kind: "icon", "aria-label": props.t("more", { name: props.name }), onClick: () => clamp(n.value + 1) }, () => "+"),
        h(Press, { onClick: () => props.onDone(props.many.most) }, () => props.t("all-of", { n: props.many.most })),
      ]),
      h("input", { class: "slider", type: "range", min: 0, max: props.many.most, value: n.value, "aria-label": props.t("number"), onInput: (event) => clamp(Number(event.target.value)) }),
      h("div", { class: "buttons" }, [
        h("button", { type: "submit", class: "ap-button primary" }, props.t("confirm-n", { n: n.value })),
        h(Press, { onClick: () => props.onDone(0) }, () => props.t("none")),
        h(Press, { onClick: props.onCancel }, () => props.t("cancel")),
      ]),
    ]);
  },
};
