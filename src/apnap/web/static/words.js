// The words of the pages, from /words/{lang}.json, as a function `t("turn-n", {n: 3})`.

const fetched = new Map();

/** All words in a language (a promise); fetched once. */
export function wordsOf(lang) {
  if (!fetched.has(lang)) {
    const got = fetch(`/words/${lang}.json`).then((answer) => {
      if (!answer.ok) throw new Error(`no words: ${answer.status}`);
      return answer.json();
    });
    got.catch(() => fetched.delete(lang));
    fetched.set(lang, got);
  }
  return fetched.get(lang);
}

/**
 * A function that gives words by key, `{slots}` filled. `t.has(key)` says whether there are any; a key
 * without words is shown as it is, so that a missing word is seen.
 * @param {Object<string, string>} words
 * @param {string} room the prefix of the room's keys
 */
export function speaker(words, room = "table-") {
  const find = (key) => words[room + key] ?? words[key];
  const t = (key, slots = {}) => {
    const text = find(key);
    if (text === undefined) return key;
    return text.replace(/\{(\w+)\}/g, (whole, name) => (name in slots ? `${slots[name]}` : whole));
  };
  t.has = (key) => find(key) !== undefined;
  return t;
}
