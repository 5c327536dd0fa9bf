// The keyboard's place on a page that is drawn anew: where what had the focus goes away (a card is played, a
// question answered), what lies nearest in its group gets it, else a heading that stays.

/**
 * Watches the root; returns a function that stops it. Only a focus that is seen (the keyboard's) is kept; a press of
 * the mouse or Escape lets it go.
 * @param {Element} root
 * @param {string} rest selector of what gets the focus where the whole group is gone
 * @param {(quiet: boolean) => void} hush true before the focus is given back, false after it: nothing is to be shown large
 */
export function keeping(root, rest, hush) {
  let last = null;
  const placed = (element) => {
    const group = element.closest("[data-group]");
    return { element, group, kind: kindOf(group), index: group ? itemsOf(group).indexOf(element.closest("[data-item]")) : -1 };
  };
  const seen = (event) => { last = event.target.matches(":focus-visible") ? placed(event.target) : null; };
  const forget = () => { last = null; };
  const heard = (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) forget();
    else if (last?.element === event.target) last = placed(event.target); // its neighbours may have changed
  };
  function restore() {
    const now = document.activeElement;
    if (!last || (now && now !== document.body && !now.disabled) || document.querySelector("dialog[open]")) return;
    const next = (last.element.isConnected ? still(last.element) : nearest(root, last)) ?? root.querySelector(rest);
    if (!next) return;
    hush(true);
    next.focus({ focusVisible: true });
    hush(false);
  }
  const watcher = new MutationObserver(restore);
  watcher.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  root.addEventListener("focusin", seen);
  root.addEventListener("pointerdown", forget);
  root.addEventListener("keydown", heard, true);
  return () => {
    watcher.disconnect();
    root.removeEventListener("focusin", seen);
    root.removeEventListener("pointerdown", forget);
    root.removeEventListener("keydown", heard, true);
  };
}

/** A thing that is still there, or a button beside it where it can't be pressed any more, or null. */
function still(element) {
  if (!element.getClientRects().length) return null;
  return element.disabled ? element.closest("li, .part")?.querySelector("button:not(:disabled)") ?? null : element;
}

/** What tells a group that is drawn anew: the hand, a row of a field. */
function kindOf(group) {
  if (!group?.matches(".hand, .row")) return "";
  return group.matches(".hand") ? ".hand" : `.field.${group.closest(".near") ? "near" : "far"} .row.${group.matches(".front") ? "front" : "behind"}`;
}

function itemsOf(group) {
  return [...group.querySelectorAll("[data-item]")].filter((item) => item.getClientRects().length);
}

/** What now lies where the thing lay in its group, or null. */
function nearest(root, { group, kind, index }) {
  const now = group?.isConnected ? group : kind ? root.querySelector(kind) : null;
  const items = now && index >= 0 ? itemsOf(now) : [];
  return items[Math.min(index, items.length - 1)] ?? null;
}
