"""What the tests of pages look for: words of the wrong language, faults of access, things cut off,
pictures for people."""

from __future__ import annotations

import os
import re
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

PICTURES = Path(__file__).parents[2] / "docs" / "img"
WORDS = """() => {
  const found = [];
  const seen = (node) => {
    const style = node.nodeType === 1 && getComputedStyle(node);
    return !style || (style.display !== 'none' && style.visibility !== 'hidden');
  };
  const walk = (node) => {
    if (node.nodeType === 3) { if (node.data.trim()) found.push(node.data.trim()); return; }
    if (node.nodeType !== 1 || !seen(node)) return;
    if (['SCRIPT', 'STYLE', 'TEMPLATE', 'TEXTAREA'].includes(node.tagName)) return;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      const words = node.getAttribute(name);
      if (words && words.trim()) found.push(words.trim());
    }
    for (const inner of node.childNodes) walk(inner);
  };
  walk(document.body);
  return found;
}"""
LATIN = re.compile(r"[A-Za-z]{2,}")
EVERYWHERE = frozenset({"apnap", "English"})  # the program's name, the switch to the other language


def english_left(page: Page, allowed: frozenset[str] = frozenset()) -> list[str]:
    """The texts of the page (labels and hints too) that hold words in Latin letters which are
    neither of `allowed` (card names, what somebody typed) nor known everywhere."""
    left = []
    names = sorted(allowed | EVERYWHERE, key=len, reverse=True)
    for text in page.evaluate(WORDS):
        bare = str(text)
        for name in names:
            bare = bare.replace(name, "")
        if LATIN.search(re.sub(r"\{[^{}]*\}", "", bare)):
            left.append(str(text))
    return left


def serious_faults(page: Page) -> list[str]:
    """What axe finds serious or critical, with the elements; what is still fading in or changing
    its colours is waited for, also where that began while axe was looking."""
    return _seen_faults(page) and _seen_faults(page)


def _seen_faults(page: Page) -> list[str]:
    page.wait_for_function(
        "document.getAnimations().every("
        "a => a.playState !== 'running' || a.effect.getTiming().iterations === Infinity)"
    )
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {one['help']} ({len(one['nodes'])}): {one['nodes'][0]['html'][:160]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def sideways(page: Page) -> int:
    """How many pixels the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def picture(page: Page, name: str, whole: bool = False) -> None:
    """A picture for the documentation, where pictures are asked for (APNAP_PICTURES=1)."""
    if os.environ.get("APNAP_PICTURES"):
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURES / f"{name}.png", full_page=whole)
