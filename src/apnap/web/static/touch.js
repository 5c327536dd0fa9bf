// One set of listeners for a whole table: a click picks what has a `data-key`, a hover, a long press or
// the keyboard's focus looks at it. Arrow keys walk between the things that lie there, by where they lie.

const HOVER = 130; // ms until a card under the mouse is shown large
const LONG = 380; // ms of a long press
const SLIP = 12; // px a finger may slip

function keyed(target) {
  return target instanceof Element ? target.closest("[data-key]") : null;
}

/**
 * Listens on the root; returns a function that stops it.
 * @param {Element} root
 * @param {{pick: (key: string, element: Element) => void,
 *   look: (key: string|null, element: Element|null, held: boolean) => void,
 *   spaced?: () => boolean, quiet?: () => boolean}} hands `spaced`: the space bar means something else on this page now;
 *   `quiet`: the focus that comes shows nothing large
 */
export function touching(root, hands) {
  let timer = 0;
  let shown = null;
  let press = null;
  let swallow = false;
  const show = (element, held) => {
    shown = element;
    hands.look(element ? element.dataset.key : null, element, held);
  };
  const later = (element, wait, held) => {
    clearTimeout(timer);
    timer = setTimeout(() => show(element, held), wait);
  };
  const forget = () => {
    clearTimeout(timer);
    if (shown) show(null, false);
  };
  const on = {
    pointerover(event) {
      if (event.pointerType === "touch") return;
      const element = keyed(event.target);
      if (element === shown) return;
      if (element) later(element, shown ? 30 : HOVER, false);
      else forget();
    },
    pointerleave(event) {
      if (event.pointerType !== "touch") forget();
    },
    pointerdown(event) {
      swallow = false;
      clearTimeout(timer);
      if (event.pointerType !== "touch") return;
      const element = keyed(event.target);
      if (shown) forget();
      if (!element) return;
      press = [event.clientX, event.clientY];
      timer = setTimeout(() => {
        swallow = true;
        show(element, true);
      }, LONG);
    },
    pointermove(event) {
      if (press && Math.hypot(event.clientX - press[0], event.clientY - press[1]) > SLIP) {
        clearTimeout(timer);
        press = null;
      }
    },
    pointerup(event) {
      if (event.pointerType !== "touch") return;
      press = null;
      clearTimeout(timer);
    },
    pointercancel() {
      press = null;
      clearTimeout(timer);
    },
    contextmenu(event) {
      const element = keyed(event.target);
      if (!element) return;
      event.preventDefault();
      if (event.pointerType !== "touch") show(element, true);
    },
    click(event) {
      const element = keyed(event.target);
      if (swallow) {
        swallow = false;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (element) hands.pick(element.dataset.key, element);
    },
    focusin(event) {
      const element = keyed(event.target);
      if (element && element.matches(":focus-visible") && !hands.quiet?.()) show(element, false);
      else if (shown && !element) forget();
    },
    focusout(event) {
      if (keyed(event.target) === shown) forget();
    },
    keydown(event) {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const element = keyed(event.target);
      const space = event.key === " " && element?.matches(":focus-visible") && !(hands.spaced?.() && !element.closest("dialog"));
      if (element && element === event.target && (event.key === "Enter" || space)) {
        event.preventDefault();
        hands.pick(element.dataset.key, element);
      } else if (event.key.startsWith("Arrow") && event.target.matches?.("[data-item]")) {
        const next = neighbour(root, event.target, event.key);
        if (next) {
          event.preventDefault();
          next.focus();
        }
      }
    },
  };
  const names = Object.keys(on);
  for (const name of names) root.addEventListener(name, on[name]);
  return () => {
    clearTimeout(timer);
    for (const name of names) root.removeEventListener(name, on[name]);
  };
}

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The thing next to this one in the direction of the key, or null. */
function neighbour(root, from, key) {
  const [dx, dy] = WAYS[key];
  const here = middle(from);
  let [best, least] = [null, Infinity];
  for (const element of root.querySelectorAll("[data-item]")) {
    if (element === from || !element.getClientRects().length) continue;
    const there = middle(element);
    const [ax, ay] = [there.x - here.x, there.y - here.y];
    const along = ax * dx + ay * dy;
    const across = Math.abs(ax * dy) + Math.abs(ay * dx);
    if (along < 4 || (dx && across > 70)) continue;
    const cost = along + across * (dx ? 3 : 1.2);
    if (cost < least) [best, least] = [element, cost];
  }
  return best;
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** In each group of things one is reached by Tab: the one that had the focus last, else the first. */
export function rove(root) {
  for (const group of root.querySelectorAll("[data-group]")) {
    const items = [...group.querySelectorAll("[data-item]")].filter((item) => item.closest("[data-group]") === group);
    if (items.length === 0) continue;
    const chosen = items.find((item) => item === document.activeElement) ?? items.find((item) => item.tabIndex === 0) ?? items[0];
    for (const item of items) {
      const wanted = item === chosen ? 0 : -1;
      if (item.tabIndex !== wanted) item.tabIndex = wanted;
    }
  }
}
