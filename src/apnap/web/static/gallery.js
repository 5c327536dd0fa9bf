// The gallery of examples: chapters of situations, each with what it shows and what comes of it in each
// edition (worked out by the server when an example comes into sight).
import { computed, h, nextTick, onBeforeUnmount, onMounted, reactive, ref, shallowRef } from "vue";
import { ask } from "./lab-store.js";
import { speaker } from "./words.js";

const AT_ONCE = 3; // examples whose outcome is asked for in one request
const EAGER = "400px";
const PAUSE = 200; // ms after the last key until what was typed is looked for
const USUAL = { typed: "", chapter: "", edition: "", differing: false };

/** What the address says is wanted: it stays there, so that coming back from an example finds the same. */
function fromAddress() {
  const given = new URLSearchParams(location.search);
  return {
    typed: given.get("q") ?? "", chapter: given.get("section") ?? location.hash.slice(1),
    edition: given.get("edition") ?? "", differing: given.get("differs") === "1",
  };
}

function toAddress(wanted) {
  const here = new URL(location.href);
  here.hash = "";
  const said = { q: wanted.typed, section: wanted.chapter, edition: wanted.edition, differs: wanted.differing ? "1" : "" };
  for (const [name, value] of Object.entries(said)) {
    if (value) here.searchParams.set(name, value);
    else here.searchParams.delete(name);
  }
  history.replaceState(history.state, "", here);
}

export default {
  props: { lang: String, words: Object, editions: Array, formats: Array },
  setup(props) {
    const t = speaker(props.words, "gallery-");
    const tl = speaker(props.words, "lab-");
    const wanted = reactive({ ...USUAL, ...fromAddress() });
    const chapters = shallowRef([]);
    const examples = shallowRef([]);
    const number = ref(-1); // how many fit; -1 before the first answer
    let part = 1; // how many come at once
    const outcomes = reactive({});
    const root = ref(null);
    const sought = new Set();
    let asking = 0;
    let pause = 0;
    let going = false;
    let watcher = null;

    async function work() {
      if (going) return;
      going = true;
      while (sought.size) {
        const keys = [...sought].slice(0, AT_ONCE);
        keys.forEach((key) => sought.delete(key));
        const answer = await ask("outcome", { keys, lang: props.lang }).catch(() => null);
        if (!answer?.ok) break;
        Object.assign(outcomes, answer.outcomes);
      }
      going = false;
    }

    function watchAll() {
      watcher?.disconnect();
      watcher = new IntersectionObserver((seen) => {
        for (const { isIntersecting, target } of seen) {
          const key = target.dataset.example;
          if (isIntersecting && !outcomes[key]) sought.add(key);
        }
        work();
      }, { rootMargin: EAGER });
      root.value?.querySelectorAll("[data-example]").forEach((element) => watcher.observe(element));
    }

    /** The examples wanted, or more of them. */
    async function load(more = false) {
      asking += 1;
      const mine = asking;
      const from = more ? examples.value.length : 0;
      const answer = await ask("gallery", { ...wanted, from, lang: props.lang }).catch(() => null);
      if (mine !== asking || !answer?.ok) return;
      chapters.value = answer.chapters;
      number.value = answer.number;
      part = answer.part;
      examples.value = more ? [...examples.value, ...answer.examples] : answer.examples;
      await nextTick();
      watchAll();
      if (more) root.value?.querySelectorAll("[data-example] h3 a")[from]?.focus(); // the button may be gone
    }

    function want(change, wait = 0) {
      Object.assign(wanted, change);
      toAddress(wanted);
      clearTimeout(pause);
      pause = setTimeout(load, wait);
    }

    onMounted(() => load());
    onBeforeUnmount(() => {
      clearTimeout(pause);
      watcher?.disconnect();
    });

    const shown = computed(() => chapters.value
      .map((chapter) => ({ ...chapter, examples: examples.value.filter((one) => one.chapter === chapter.key) }))
      .filter((chapter) => chapter.examples.length));

    function result(example) {
      const outcome = outcomes[example.key];
      if (!outcome) return h("p", { class: "ap-quiet" }, "…");
      const editions = Object.keys(outcome.statuses);
      const bad = editions.filter((key) => outcome.statuses[key] !== "passed");
      if (bad.length) return h("p", { class: "gallery-bad" }, `${t("fails")} (${bad.map((key) => tl(`edition-${key}`)).join(", ")})`);
      if (editions.length < 2) return h("p", { class: "ap-quiet" }, t("one"));
      if (!outcome.rows.length) return h("p", { class: "ap-quiet" }, t("same"));
      return h("div", { class: "gallery-table", tabindex: 0, role: "region", "aria-label": tl("at-the-end") }, [h("table", { class: "lab-table" }, [
        h("thead", h("tr", [h("td"), ...editions.map((key) => h("th", { scope: "col", key }, tl(`edition-${key}`)))])),
        h("tbody", outcome.rows.map((row, n) => h("tr", { key: n }, [
          h("th", { scope: "row" }, [row.what, h("small", row.property)]),
          ...editions.map((key) => h("td", { key }, row.values[key])),
        ]))),
      ]), outcome.more ? h("p", { class: "ap-quiet" }, t("more", { n: outcome.more })) : null]);
    }

    function card(example) {
      const [first, second] = example.editions;
      const address = (more) => `/lab#x=${example.key}&e=${first}${more}`;
      return h("article", { key: example.key, class: "gallery-card", "data-example": example.key }, [
        h("h3", h("a", { href: address("") }, example.title)),
        example.note ? h("p", example.note) : null,
        result(example),
        h("p", { class: "gallery-editions" }, example.editions.map((key) => h("i", { key }, tl(`edition-${key}`)))),
        h("footer", [
          example.differs && second ? h("a", { class: "ap-button small", href: address(`&c=${second}`), "aria-label": `${t("side-by-side")}: ${example.title}` }, t("side-by-side")) : null,
          h("a", { class: "ap-button small primary", href: address(""), "aria-label": `${t("open")}: ${example.title}` }, t("open")),
        ]),
      ]);
    }

    const chip = (key, title, n) => h("button", {
      type: "button", key, class: ["ap-button small", { on: wanted.chapter === key }], "data-section": key,
      "aria-pressed": wanted.chapter === key ? "true" : "false", onClick: () => want({ chapter: key }),
    }, `${title} (${n})`);

    function tools() {
      const edition = (key, title) => h("option", { value: key, selected: wanted.edition === key }, title);
      return h("div", { class: "gallery-tools" }, [
        h("label", { class: "lab-field" }, [h("span", t("search")), h("input", { class: "ap-field", type: "search", value: wanted.typed, placeholder: t("search-hint"), "data-search": "", onInput: (event) => want({ typed: event.target.value }, PAUSE) })]),
        h("label", { class: "lab-field narrow" }, [h("span", t("edition")), h("select", { class: "ap-field", "data-edition": "", onChange: (event) => want({ edition: event.target.value }) }, [edition("", t("any-edition")), ...props.editions.map((one) => edition(one.key, one.title))])]),
        h("label", { class: "lab-check" }, [h("input", { type: "checkbox", checked: wanted.differing, onChange: (event) => want({ differing: event.target.checked }) }), t("differ-only")]),
        h("span", { class: "ap-quiet", role: "status" }, number.value < 0 ? "" : t("count", { n: number.value })),
      ]);
    }

    function further() {
      const left = number.value - examples.value.length;
      if (left <= 0) return null;
      return h("button", { type: "button", class: "ap-button large gallery-next", "data-next": "", onClick: () => load(true) }, t("next", { n: Math.min(left, part), left }));
    }

    return () => h("div", { ref: root, class: "gallery", "data-ready": number.value >= 0 ? "true" : "false" }, [
      tools(),
      number.value < 0 ? h("p", { class: "ap-quiet" }, "…") : h("div", { class: "gallery-chapters", role: "group", "aria-label": t("chapters") }, [
        chip("", t("all"), chapters.value.reduce((sum, one) => sum + one.number, 0)),
        ...chapters.value.filter((one) => one.number || one.key === wanted.chapter).map((one) => chip(one.key, one.title, one.number)),
      ]),
      ...shown.value.map((chapter) => h("section", { key: chapter.key, id: chapter.key }, [
        h("h2", chapter.title), h("p", { class: "ap-quiet" }, chapter.lead),
        h("div", { class: "gallery-cards" }, chapter.examples.map(card)),
      ])),
      further(),
      number.value === 0 ? h("p", t("none")) : null,
    ]);
  },
};
