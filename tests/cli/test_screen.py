"""Chinese lines break between letters, and within the width."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from apnap.cli.screen import Folded

LINE = (
    "{R}，{T}，牺牲Barbarian Ring：Barbarian Ring对任意一个目标造成2点伤害。只有七张牌时才能起动。"
)


@pytest.mark.parametrize("width", [20, 33, 40, 41, 80, 200])
def test_chinese_is_folded_within_the_width(width: int) -> None:
    lines = [line.plain for line in Folded(LINE).lines(width)]
    assert "".join(lines) == LINE
    assert all(cell_len(line) <= width for line in lines)
    assert not any(line[0] in "，。：" for line in lines)


def test_english_is_left_to_the_console() -> None:
    assert [line.plain for line in Folded("one two three").lines(5)] == ["one two three"]
