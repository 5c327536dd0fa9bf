"""JSON that comes from elsewhere: read strictly, so that it can be kept, shown and sent on."""

from __future__ import annotations

import json
import math
from typing import Any


def read_json(text: str | bytes) -> Any:
    """The data of a JSON text (bytes: UTF-8). ValueError: it is no JSON, is nested too deep, holds
    a number that is not finite, or half of a character (a lone surrogate), which could neither be
    kept nor sent."""
    if isinstance(text, bytes):
        text = text.decode("utf-8-sig")
    try:
        data = json.loads(text, parse_constant=_constant, parse_float=_finite)
        if "\\u" in text or not text.isascii():
            check_characters(data)
    except RecursionError:
        raise ValueError("nested too deep") from None
    return data


def check_characters(data: Any) -> None:
    """ValueError: a text in the data holds half of a character."""
    json.dumps(data, ensure_ascii=False, default=str, skipkeys=True).encode("utf-8")


def _constant(name: str) -> float:
    raise ValueError(f"{name} is no number")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text} is too large")
    return number
