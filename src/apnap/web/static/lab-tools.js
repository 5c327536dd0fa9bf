// The bar over the lab: setting up or acting, the edition and the one beside it, undo, files and links.
import { h, ref } from "vue";
import { ask } from "./lab-store.js";
import { Sheet } from "./sheets.js";
import { Icon } from "./symbols.js";

function segments(label, list, now, choose, data) {
  return h("div", { class: "lab-segments", role: "group", "aria-label": label }, list.map(([key, words]) => h("button", {
    key, type: "button", class: ["ap-button small", { on: key === now }], [`data-${data}`]: key, "aria-pressed": key === now ? "true" : "false", onClick: () => choose(key),
  }, words)));
}

/** The bar. Emits `fresh`. */
export const Tools = {
  props: ["lab", "t"],
  emits: ["fresh"],
  setup(props, { emit }) {
    return () => {
      const { lab, t } = props;
      const { ui } = lab;
      const others = lab.facts.editions.filter((one) => one.key !== ui.edition);
      const edition = (key) => lab.set({ edition: key, compare: ui.compare === key ? ui.edition : ui.compare });
      const icon = (name, label, off, deed, data, turned) => h("button", { type: "button", class: ["ap-button small icon", { turned }], title: label, "aria-label": label, disabled: off, "data-do": data, onClick: deed }, h(Icon, { name }));
      return h("div", { class: "lab-tools", role: "toolbar", "aria-label": t("tools") }, [
        segments(t("mode"), [["setup", t("mode-setup")], ["act", t("mode-act")]], ui.mode, (mode) => lab.set({ mode, line: null, selected: null }), "mode"),
        segments(t("edition"), lab.facts.editions.map((one) => [one.key, t(`edition-${one.key}`)]), ui.edition, edition, "edition"),
        h("label", { class: "lab-compare" }, [
          h("span", t("compare-with")),
          h("select", { class: "ap-field small", value: ui.compare, "data-compare": "", "aria-label": t("compare-with"), onChange: (event) => lab.set({ compare: event.target.value, mode: "act" }) }, [
            h("option", { value: "" }, t("compare-none")),
            ...others.map((one) => h("option", { key: one.key, value: one.key, selected: one.key === ui.compare }, t(`edition-${one.key}`))),
          ]),
        ]),
        h("span", { class: "space" }),
        icon("undo", t("undo"), !lab.past.value.length, lab.undo, "undo"),
        icon("undo", t("redo"), !lab.future.value.length, lab.redo, "redo", true),
        ...["new", "open", "save", "share"].map((name) => h("button", { key: name, type: "button", class: "ap-button small", "data-do": name, onClick: () => (name === "new" ? emit("fresh") : (ui.sheet = name)) }, t(`do-${name}`))),
      ]);
    };
  },
};

function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** The sheets of files and links. */
export const Files = {
  props: ["lab", "t"],
  setup(props) {
    const text = ref("");
    const fault = ref("");
    const done = ref("");
    const close = () => { props.lab.ui.sheet = ""; };

    async function prepare() {
      const { lab, t } = props;
      const what = lab.ui.sheet;
      if (what === "open") return;
      const answer = await ask(what === "save" ? "save" : "link", { document: lab.doc.value, lang: lab.facts.lang }).catch(() => ({ ok: false, why: t("no-answer") }));
      if (!answer.ok) fault.value = answer.why;
      else text.value = what === "save" ? answer.text : `${location.origin}/lab#s=${answer.link}&e=${lab.ui.edition}${lab.ui.compare ? `&c=${lab.ui.compare}` : ""}`;
    }
    prepare();

    async function read(name, content) {
      const { lab, t } = props;
      const answer = await ask("read", { name, text: content, lang: lab.facts.lang }).catch(() => ({ ok: false, why: t("no-answer") }));
      if (!answer.ok) {
        fault.value = answer.why;
        return;
      }
      const known = lab.facts.editions.map((one) => one.key);
      const first = (answer.document.editions ?? []).find((key) => known.includes(key));
      if (first) lab.ui.edition = first;
      close();
      lab.open(answer.document, (answer.document.do ?? []).length ? "act" : "setup");
    }

    async function copyText() {
      try {
        await navigator.clipboard.writeText(text.value);
        done.value = props.t("copied");
      } catch {
        done.value = props.t("copy-by-hand");
      }
    }

    const fileName = () => `${(props.lab.doc.value.title || "scenario").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "scenario"}.yaml`;
    const open = () => {
      const { t } = props;
      return [
        h("label", { class: "lab-field" }, [h("span", t("open-file")), h("input", {
          type: "file", accept: ".yaml,.yml,.json", "data-file": "", onChange: async (event) => {
            const file = event.target.files[0];
            if (file) read(file.name, await file.text());
          },
        })]),
        h("label", { class: "lab-field" }, [h("span", t("open-paste")), h("textarea", { class: "ap-field mono", rows: 12, spellcheck: false, lang: "en", "data-paste": "", value: text.value, onInput: (event) => { text.value = event.target.value; } })]),
        h("button", { type: "button", class: "ap-button primary", "data-do": "read", disabled: !text.value.trim(), onClick: () => read(text.value.trim().startsWith("{") ? "scenario.json" : "scenario.yaml", text.value) }, t("open-read")),
      ];
    };
    const save = () => {
      const { t } = props;
      return [
        h("p", t("save-lead")),
        h("textarea", { class: "ap-field mono", rows: 16, readonly: true, spellcheck: false, lang: "en", "data-text": "", "aria-label": t("do-save"), value: text.value }),
        h("div", { class: "lab-buttons" }, [
          h("button", { type: "button", class: "ap-button primary", "data-do": "download", disabled: !text.value, onClick: () => download(fileName(), text.value) }, t("save-download")),
          h("button", { type: "button", class: "ap-button", disabled: !text.value, onClick: copyText }, t("copy")),
        ]),
      ];
    };
    const share = () => {
      const { t } = props;
      return [
        h("p", t("share-lead")),
        h("input", { class: "ap-field", readonly: true, "data-link": "", "aria-label": t("do-share"), value: text.value, onFocus: (event) => event.target.select() }),
        h("div", { class: "lab-buttons" }, [h("button", { type: "button", class: "ap-button primary", "data-do": "copy", disabled: !text.value, onClick: copyText }, t("copy"))]),
      ];
    };
    return () => {
      const { lab, t } = props;
      const parts = { open, save, share }[lab.ui.sheet];
      return h(Sheet, { key: lab.ui.sheet, title: t(`do-${lab.ui.sheet}`), wide: true, onClose: close }, () => h("div", { class: "lab-files" }, [
        ...(parts?.() ?? []),
        fault.value ? h("p", { class: "lab-fault", role: "alert" }, fault.value) : null,
        done.value ? h("p", { role: "status" }, done.value) : null,
      ]));
    };
  },
};
