// The gallery of examples: chapters of situations, each with what it shows and what comes of it in each
// edition (worked out by the server when an example comes into sight).
import { computed, h, nextTick, onBeforeUnmount, onMounted, reactive, ref, shallowRef } from "vue";
import { ask } from "./lab-store.js";
import { speaker } from "./words.js";

const AT_ONCE = 3; // examples asked for in one request
const EAGER = "400px";

export default {
  props: { lang: String, words: Object, editions: Array, formats: Array },
  setup(props) {
    const t = speaker(props.words, "gallery-");
    const tl = speaker(props.words, "lab-");
    const chapters = shallowRef([]);
    const typed = ref("");
    const differing = ref(false);
    const outcomes = reactive({});
    const root = ref(null);
    const wanted = new Set();
    let going = false;
    let watcher = null;

    async function work() {
      if (going) return;
      going = true;
      while (wanted.size) {
        const keys = [...wanted].slice(0, AT_ONCE);
        keys.forEach((key) => wanted.delete(key));
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
          if (isIntersecting && !outcomes[key]) wanted.add(key);
        }
        work();
      }, { rootMargin: EAGER });
      root.value?.querySelectorAll("[data-example]").forEach((element) => watcher.observe(element));
    }

    onMounted(async () => {
      const answer = await ask("gallery", { lang: props.lang }).catch(() => null);
      if (!answer?.ok) return;
      chapters.value = answer.chapters;
      await nextTick();
      watchAll();
      if (location.hash) document.querySelector(location.hash)?.scrollIntoView();
    });
    onBeforeUnmount(() => watcher?.disconnect());

    const shown = computed(() => {
      const word = typed.value.trim().toLowerCase();
      return chapters.value
        .map((chapter) => ({ ...chapter, examples: chapter.examples.filter((one) => (!differing.value || one.differs) && (!word || `${one.title} ${one.note} ${one.rules.join(" ")}`.toLowerCase().includes(word))) }))
        .filter((chapter) => chapter.examples.length);
    });
    const count = computed(() => shown.value.reduce((sum, chapter) => sum + chapter.examples.length, 0));

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

    return () => h("div", { ref: root, class: "gallery", "data-ready": chapters.value.length ? "true" : "false" }, [
      h("div", { class: "gallery-tools" }, [
        h("label", { class: "lab-field" }, [h("span", t("search")), h("input", { class: "ap-field", type: "search", value: typed.value, placeholder: t("search-hint"), "data-search": "", onInput: (event) => { typed.value = event.target.value; nextTick(watchAll); } })]),
        h("label", { class: "lab-check" }, [h("input", { type: "checkbox", checked: differing.value, onChange: (event) => { differing.value = event.target.checked; nextTick(watchAll); } }), t("differ-only")]),
        h("span", { class: "ap-quiet", role: "status" }, t("count", { n: count.value })),
      ]),
      h("nav", { class: "gallery-chapters", "aria-label": t("chapters") }, shown.value.map((chapter) => h("a", { key: chapter.key, class: "ap-button small", href: `#${chapter.key}` }, `${chapter.title} (${chapter.examples.length})`))),
      ...shown.value.map((chapter) => h("section", { key: chapter.key, id: chapter.key }, [
        h("h2", chapter.title), h("p", { class: "ap-quiet" }, chapter.lead),
        h("div", { class: "gallery-cards" }, chapter.examples.map(card)),
      ])),
      chapters.value.length && !count.value ? h("p", t("none")) : null,
    ]);
  },
};
