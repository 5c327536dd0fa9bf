"""What all pages share: the head with the rooms, the switches of language and theme, the styles."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from nicegui import ui

from .forms import Tag
from .visitor import LANG, THEME, YEAR, Visitor

ROOMS: Final = (
    ("/", "frame-play"),
    ("/decks", "frame-decks"),
    ("/lab", "frame-lab"),
    ("/gallery", "frame-gallery"),
    ("/replays", "frame-replays"),
)
STYLES: Final = ("theme.css", "cards.css", "pages.css")
SWITCH_LANG = f"""(lang) => {{
  document.cookie = '{LANG}=' + lang + ';path=/;max-age={YEAR};samesite=lax';
  localStorage.setItem('{LANG}', lang);
  const here = new URL(location.href);
  here.searchParams.delete('lang');
  location.replace(here);
}}"""
SWITCH_THEME = f"""() => {{
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'light' : 'dark';
  document.cookie = '{THEME}=' + root.dataset.theme + ';path=/;max-age={YEAR};samesite=lax';
  localStorage.setItem('{THEME}', root.dataset.theme);
}}"""


def head(visitor: Visitor, title: str) -> None:
    """Title, styles, language and theme of a page; for pages that draw their own frame too."""
    ui.page_title(title)
    styles(*STYLES)
    tag = "zh-CN" if visitor.lang == "zh" else "en"
    theme = f"root.dataset.theme = '{visitor.theme}';" if visitor.theme else ""
    ui.add_head_html(
        f"<script>{{const root = document.documentElement; root.lang = '{tag}'; {theme}}}</script>"
    )


def styles(*names: str) -> None:
    """Styles of a page, by their files under static/."""
    for name in names:
        ui.add_head_html(f'<link rel="stylesheet" href="/static/{name}">')


@contextmanager
def frame(visitor: Visitor, title_key: str, room: str, wide: bool = False) -> Iterator[None]:
    """A page with its head; what stands inside the `with` is its body. `room`: its address among
    ROOMS. `wide`: the body takes the whole width."""
    t = visitor.t
    head(visitor, f"{t(title_key)} · apnap")
    Tag("a", t("frame-skip"), "ap-skip", href="#main")
    with Tag("header", classes="ap-head"):
        Tag("a", "apnap", "ap-logo", href="/")
        with Tag("nav", aria_label=t("frame-rooms")):
            for address, key in ROOMS:
                here = {"aria_current": "page"} if address == room else {}
                Tag("a", t(key), "ap-room", href=address, **here)
        with Tag("div", classes="ap-switches"):
            switches(visitor)
    with Tag("main", classes="ap-main wide" if wide else "ap-main", id="main"):
        yield
    Tag("footer", t("frame-notice"), "ap-foot")


def switches(visitor: Visitor) -> None:
    """The buttons that change language and theme."""
    t = visitor.t
    other = "en" if visitor.lang == "zh" else "zh"
    lang = Tag("button", t("frame-other-language"), "ap-button small", type="button")
    lang.put("lang", "zh-CN" if other == "zh" else "en")
    lang.on("click", js_handler=f"() => ({SWITCH_LANG})('{other}')")
    theme = Tag("button", "◐", "ap-button small icon", type="button", title=t("frame-theme"))
    theme.put("aria-label", t("frame-theme"))
    theme.on("click", js_handler=SWITCH_THEME)
