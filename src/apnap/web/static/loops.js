// Proposing a loop: which of the latest actions are done again, and how often.
import { h, onMounted, ref } from "vue";
import { optionWords } from "./widgets.js";

const MOST = 10000;

export const LoopSheet = {
  props: ["t", "deeds", "onPropose"],
  setup(props) {
    const found = ref(null); // the latest first
    const actions = ref(1);
    const times = ref(10);
    onMounted(async () => {
      found.value = await props.deeds().then((told) => told.deeds, () => []);
    });
    const ready = () => Number.isInteger(times.value) && times.value >= 1 && times.value <= MOST;
    const propose = (event) => {
      event.preventDefault();
      if (ready()) props.onPropose(actions.value, times.value);
    };
    return () => {
      const { t } = props;
      if (found.value === null) return h("p", t("loading"));
      if (!found.value.length) return h("p", t("loop-nothing"));
      return h("form", { class: "loop", onSubmit: propose }, [
        h("p", { class: "ap-quiet" }, t("loop-hint")),
        h("fieldset", [
          h("legend", t("loop-from")),
          ...found.value.map((deed, n) => h("label", { key: n, class: ["check", { within: n < actions.value }] }, [
            h("input", { type: "radio", name: "loop-from", value: n + 1, checked: actions.value === n + 1, "data-actions": n + 1, onChange: () => { actions.value = n + 1; } }),
            h("span", { class: "deed" }, [optionWords(deed), deed.says ? h("small", deed.text) : null]),
          ])).reverse(),
        ]),
        h("label", { class: "loop-times" }, [
          h("span", t("loop-times")),
          h("input", { class: "ap-field", type: "number", inputmode: "numeric", min: 1, max: MOST, value: times.value, "data-times": "", onInput: (event) => { times.value = Number(event.target.value); } }),
        ]),
        h("div", { class: "buttons main" }, h("button", { type: "submit", class: "ap-button primary", "data-do": "propose", disabled: !ready() }, t("loop-propose", { n: times.value || 0 }))),
      ]);
    };
  },
};
