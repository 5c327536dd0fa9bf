"""An address at which there is nothing: said in the visitor's language, with a way back."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from fastapi import Request
from fastapi.exception_handlers import http_exception_handler
from fastapi.responses import HTMLResponse, Response
from nicegui import app
from starlette.exceptions import HTTPException

from .frame import STYLES

if TYPE_CHECKING:
    from apnap.web.app import Site

PAGE = """<!doctype html>
<html lang="{tag}"{theme}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>apnap</title>{styles}</head>
<body><main class="ap-main" id="main"><h1>{told}</h1>
<a class="ap-button primary" href="/">{back}</a></main></body>
</html>
"""


def register(site: Site) -> None:
    """Answer for all addresses that nothing else answers for."""

    @app.exception_handler(404)
    async def missing(request: Request, fault: Exception) -> Response:
        if request.scope.get("endpoint") is not None and isinstance(fault, HTTPException):
            return await http_exception_handler(request, fault)
        who = site.visitor(request)
        page = PAGE.format(
            tag="zh-CN" if who.lang == "zh" else "en",
            theme=f' data-theme="{who.theme}"' if who.theme else "",
            styles="".join(f'<link rel="stylesheet" href="/static/{name}">' for name in STYLES),
            told=escape(who.t("frame-missing")),
            back=escape(who.t("frame-to-first")),
        )
        return HTMLResponse(page, 404)
