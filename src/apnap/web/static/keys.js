// The keyboard of the table: one letter for each thing that is done often.

const TYPING = "input:not([type=checkbox]):not([type=range]), textarea, select";

/**
 * Listens to the page's keys; returns a function that stops it.
 * @param {Object<string, () => boolean|void>} deeds key (as in event.key, letters small) -> what it does
 * @param {(n: number) => boolean} digit what 1 to 9 do
 */
export function listening(deeds, digit) {
  const heard = (event) => {
    if (event.defaultPrevented || event.altKey || event.metaKey || (event.ctrlKey && event.key !== "z")) return;
    if (event.target.closest?.(TYPING)) return;
    if (document.querySelector("dialog[open]")) return;
    const own = event.target.closest?.("button, a, summary, [role=button]:not([data-item])");
    if ((event.key === " " || event.key === "Enter") && own && own.matches(":focus-visible")) return;
    const name = event.ctrlKey ? "u" : event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (/^[1-9]$/.test(name)) {
      if (digit(Number(name))) event.preventDefault();
      return;
    }
    const deed = deeds[name];
    if (!deed || event.repeat) return;
    event.preventDefault();
    deed();
  };
  document.addEventListener("keydown", heard);
  return () => document.removeEventListener("keydown", heard);
}

/** Focus on the first reachable thing inside the first element that matches. */
export function focusIn(root, selector) {
  for (const place of root.querySelectorAll(selector)) {
    const item = place.matches("[data-item]") ? place : place.querySelector("[data-answer]") ?? place.querySelector("[data-item][tabindex='0'], [data-item], button:not(:disabled), input, summary");
    if (item) {
      item.focus({ focusVisible: true });
      item.select?.();
      return true;
    }
  }
  return false;
}
