"""Plain controls with labels: the browser's own, in the clothes of theme.css.

What a person enters stays in the browser's control and is told to the server. Vue writes an
attribute named `value` anew whenever anything on the page changes, which would put back what stood
there first; so a select has a `selected` option, and a field the property `.value`, which is only
written when it is another one.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

from nicegui import ui
from nicegui.element import Element
from nicegui.events import GenericEventArguments

Changed = Callable[[Any], Any]
_numbers = count(1)
VALUE = "(e) => emit(e.target.value)"
CHECKED = "(e) => emit(e.target.checked)"
FILE = """(e) => {
  const file = e.target.files[0];
  if (!file) return;
  const reader = new FileReader();
  reader.onload = () => emit([file.name, reader.result.split(',')[1] || '']);
  reader.readAsDataURL(file);
  e.target.value = '';
}"""


class Tag(Element):
    """An element of the page by its tag: words inside, attributes as they stand."""

    def __init__(self, tag: str, text: str = "", classes: str = "", **attributes: Any) -> None:
        super().__init__(tag)
        if classes:
            self.classes(classes)
        for name, value in attributes.items():
            self._props[name.rstrip("_").replace("_", "-")] = value
        if text:
            self._text = text

    def say(self, text: str) -> None:
        """Other words."""
        self._text = text
        self.update()

    def put(self, name: str, value: Any) -> None:
        """Another value of an attribute; None takes it away."""
        if value is None:
            self._props.pop(name, None)
        else:
            self._props[name] = value
        self.update()


def button(text: str, on_click: Callable[[], Any], kind: str = "", **attributes: Any) -> Tag:
    """A button; `kind`: more classes, such as `primary`, `small`."""
    made = Tag("button", text, f"ap-button {kind}", type="button", **attributes)
    made.on("click", lambda: on_click(), args=[])
    return made


def link(text: str, target: str, kind: str = "", **attributes: Any) -> Tag:
    """A link that looks like a button."""
    return Tag("a", text, f"ap-button {kind}", href=target, **attributes)


def select(
    label: str,
    options: Mapping[str, str],
    value: str,
    on_change: Changed,
    hidden_label: bool = False,
) -> Tag:
    """One of several; `options`: value -> words. Returns the list, which `refill` fills anew."""
    with Tag("label", classes="ap-label"):
        Tag("span", label, "ap-hidden" if hidden_label else "")
        made = Tag("select", classes="ap-field")
        refill(made, options, value)
    made.on("change", lambda event: on_change(event.args), js_handler=VALUE)
    return made


def refill(made: Tag, options: Mapping[str, str], value: str) -> None:
    """Other options for a select."""
    made.clear()
    with made:
        for key, words in options.items():
            option = Tag("option", words, value=key)
            if key == value:
                option.put("selected", True)


def text(label: str, value: str, on_change: Changed, event: str = "change", **more: Any) -> Tag:
    """A line of text."""
    with Tag("label", classes="ap-label"):
        Tag("span", label)
        made = Tag("input", classes="ap-field", **{"type": "text", **more})
        made.put(".value", value)
    made.on(event, lambda given: on_change(given.args), js_handler=VALUE)
    return made


def number(label: str, value: str, on_change: Changed, least: int, most: int, **more: Any) -> Tag:
    """A whole number within limits; "" where nothing was typed."""
    return text(label, value, on_change, type="number", min=least, max=most, **more)


def area(label: str, value: str, on_change: Changed, rows: int = 10, **more: Any) -> Tag:
    """Several lines of text, told as they are typed."""
    with Tag("label", classes="ap-label"):
        Tag("span", label)
        made = Tag("textarea", classes="ap-field", rows=rows, spellcheck="false", **more)
        made.put(".value", value)
    made.on("input", lambda given: on_change(given.args), js_handler=VALUE, throttle=0.3)
    return made


def write(made: Tag, value: str) -> None:
    """Put a text into a field, whatever stands there now."""
    ui.run_javascript(f"getHtmlElement({made.id}).value = {json.dumps(value)}")


def check(label: str, value: bool, on_change: Changed, hint: str = "") -> Tag:
    """Yes or no."""
    with Tag("label", classes="ap-check"):
        made = Tag("input", type="checkbox")
        if value:
            made.put(".checked", True)
        Tag("span", label)
        if hint:
            Tag("small", hint, "ap-quiet")
    made.on("change", lambda given: on_change(given.args), js_handler=CHECKED)
    return made


def file(label: str, on_file: Callable[[str, bytes], Any], accept: str = "") -> Tag:
    """A file to read, looking like a button: its name and bytes."""

    def taken(event: GenericEventArguments) -> Any:
        name, data = event.args
        return on_file(str(name), base64.b64decode(data))

    number_ = f"file-{next(_numbers)}"
    with Tag("span", classes="ap-file"):
        made = Tag("input", type="file", id=number_, accept=accept, classes="ap-hidden")
        Tag("label", label, "ap-button", for_=number_)
    made.on("change", taken, js_handler=FILE)
    return made


def tell(message: str, bad: bool = False) -> None:
    """A message that goes by itself."""
    ui.notify(message, type="negative" if bad else "positive", position="top")
