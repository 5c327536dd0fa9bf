"""Who looks at a page: the language and theme they chose, and which browser it is.

A browser is known by a random value in a cookie of its own; nothing else is known of anybody.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from fastapi import Request, Response

from apnap.web.texts import LANGS, Words

BROWSER, LANG, THEME = "apnap_browser", "apnap_lang", "apnap_theme"
THEMES = ("light", "dark")
YEAR = 365 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Visitor:
    """`browser`: the value of its cookie. `theme`: "light", "dark", or "" for the system's."""

    browser: str
    lang: str
    theme: str

    @property
    def t(self) -> Words:
        """The words in the visitor's language."""
        return Words(self.lang)


def visitor(request: Request, usual_lang: str) -> Visitor:
    """The visitor behind a request. The language: what the address asks for (`?lang=`), what was
    chosen before, what the browser prefers, the server's usual one."""
    cookies = request.cookies
    wanted = (
        request.query_params.get("lang", ""),
        cookies.get(LANG, ""),
        _preferred(request.headers.get("accept-language", "")),
    )
    lang = next((one for one in wanted if one in LANGS), usual_lang)
    theme = cookies.get(THEME, "")
    browser = cookies.get(BROWSER) or str(getattr(request.state, "browser", ""))
    return Visitor(browser, lang, theme if theme in THEMES else "")


def _preferred(header: str) -> str:
    """The first of our languages in an Accept-Language header."""
    for part in header.lower().split(","):
        word = part.split(";")[0].strip()[:2]
        if word in LANGS:
            return word
    return ""


async def mark_browser(
    request: Request, call_next: Callable[[Request], Awaitable[Response]]
) -> Response:
    """Give a browser that has none a value of its own; a page that was asked for in a language
    leaves that language for the pages to come."""
    fresh = not request.cookies.get(BROWSER)
    if fresh:
        request.state.browser = secrets.token_urlsafe(24)
    response = await call_next(request)
    if fresh:
        value = request.state.browser
        response.set_cookie(BROWSER, value, max_age=YEAR, httponly=True, samesite="lax")
    lang = request.query_params.get("lang", "")
    is_page = response.headers.get("content-type", "").startswith("text/html")
    if lang in LANGS and is_page:
        # not httponly: the switch of the language writes it too
        response.set_cookie(LANG, lang, max_age=YEAR, samesite="lax")
    return response
