"""Sentences of the library in Chinese: deck faults, editions, saved games, refused answers, budgets.

The library speaks English. Its sentences are put together from the pieces below; what has no piece
stays English behind a Chinese word of introduction.
"""

# ruff: noqa: E501 - one piece a line reads best

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from apnap.game import FORMATS

from .scenario_sentences import PIECES as SCENARIO_PIECES

ENDINGS: Final[dict[str, tuple[str, str]]] = {
    "draw": ("draw", "平局"),
    "player-wins-last-standing": ("one player was left", "仅剩一位玩家"),
    "all-players-lose": ("all players lost at the same time", "所有玩家同时输掉"),
    "step-cap": ("stopped without a result", "中止，未分胜负"),
}

CREATURE = re.compile(r"creature (-?\d+)")

# Why a declaration of attackers or blockers is refused, with the creature's name.
REASONS: Final[dict[str, tuple[str, str]]] = {
    "unable": ("{name} cannot do that.", "{name}不能这样做。"),
    "alone": ("{name} cannot do that alone.", "{name}不能单独这样做。"),
    "too-many": ("Those are too many.", "数量过多。"),
    "defender-limit": ("Too many attack the same player or planeswalker; {name} must attack another.", "攻击同一对象的过多；{name}须攻击其他对象。"),
    "too-many-targets": ("{name} cannot block so many.", "{name}不能阻挡这么多攻击者。"),
    "too-few-blockers": ("{name} must be blocked by more, or not at all.", "{name}须由更多生物阻挡，否则不能阻挡。"),
    "too-many-blockers": ("{name} cannot be blocked by so many.", "{name}不能被这么多生物阻挡。"),
    "requirement": ("{name} must attack or block if it can.", "{name}必须攻击或阻挡。"),
    "company": ("{name} needs more others beside it.", "{name}需要更多生物同行。"),
    "partner": ("{name} needs one of certain others beside it.", "{name}需要特定的生物同行。"),
}  # fmt: skip

PIECES: Final[tuple[tuple[str, str], ...]] = (
    # Decks
    (r"(.+), line (\d+): ", r"\1 第\2行："),
    (r"there is no such file", "没有这个文件"),
    (r"there is no format (['\"])(.+?)\1; the formats are (.+)", r"没有赛制“\2”；赛制有：\3"),
    (r"(.+?) is for (\d+) players, not (\d+)", r"\1需要\2位玩家，而不是\3位"),
    (r"(.+?) is for at least (\d+) players, not (\d+)", r"\1至少需要\2位玩家，而不是\3位"),
    (r"(.+?) is for (\d+) to (\d+) players, not (\d+)", r"\1需要\2至\3位玩家，而不是\4位"),
    (r"(.+?) is for teams of (\d+), not for (\d+) players", r"\1每队\2人，\3位玩家无法分队"),
    (r"a table is for no more than (\d+) players, not (\d+)", r"一张牌桌最多\1位玩家，而不是\2位"),
    (r"the edition (\S+) knows no (.+)", r"版本\1没有\2"),
    (r"the deck of player (.+?) names no commander", r"玩家\1的套牌没有指定指挥官"),
    (r"check the path and who may read it", "请检查路径与读取权限"),
    (r"check the path", "请检查路径"),
    (r"the file cannot be read \((.+?)\)", r"无法读取文件（\1）"),
    (r"this is a directory", "这是文件夹"),
    (r"name a deck file in it", "请指定其中的套牌文件"),
    (r"this is not a regular file", "这不是普通文件"),
    (r"save the deck in a file", "请把套牌存为文件"),
    (r"the file is larger than (\d+) MB, which no deck is", r"文件大于\1MB，不会是套牌"),
    (r"name a deck file", "请指定套牌文件"),
    (r"the file is (?:not text|binary, not text)", "文件不是文本"),
    (r"export the deck as a text or XML file", "请把套牌导出为文本或XML文件"),
    (r"the file is empty", "文件是空的"),
    (r"put one card on each line, as '4 Lightning Bolt'", "请每行写一张牌，例如“4 Lightning Bolt”"),
    (r"write a count and a card name, such as '4 Lightning Bolt'", "请写数量与牌名，例如“4 Lightning Bolt”"),
    (r"the count '(.+?)' is not a whole number", r"数量“\1”不是整数"),
    (r"write a number from 1 to (\d+)", r"请写1至\1的数字"),
    (r"the count (\S+) is less than 1", r"数量\1小于1"),
    (r"write how many copies there are, or delete the line", "请写实际张数，或删去此行"),
    (r"the count (\S+) is more than (\d+)", r"数量\1大于\2"),
    (r"write the count the deck really has", "请写套牌的实际张数"),
    (r"there is no card name", "没有牌名"),
    (r"(['\"])(.+?)\1 is not a card name", r"“\2”不是牌名"),
    (r"(['\"])(.+?)\1 is no card line", r"“\2”不是牌的一行"),
    (r"the deck has no cards", "套牌里没有牌"),
    (r"the line has (\d+) characters", r"此行有\1个字符"),
    (r"this is prose, not a deck", "这是文章，不是套牌"),
    (r"the line stands before the first section", "此行在第一个段落标记之前"),
    (r"put '\[Main\]' above the cards", "请在牌的上方写“[Main]”"),
    (r"there is no deck section '(.+?)'", r"没有段落“\1”"),
    (r"the XML is malformed \((.+?)\)", r"XML格式有误（\1）"),
    (r"there is no card (['\"])(.+?)\1 in the main deck", r"主牌中的“\2”不存在"),
    (r"there is no card (['\"])(.+?)\1 in the sideboard", r"备牌中的“\2”不存在"),
    (r"there is no card (['\"])(.+?)\1 among the commanders", r"指挥官“\2”不存在"),
    (r"did you mean (.+?)\?", r"是否想写\1？"),
    (r"check the spelling, or bring card data that has it", "请检查拼写，或提供含有它的牌张数据"),
    (r"the main deck has (\d+) cards? where (\w+) wants at least (\d+)", r"主牌有\1张，而\2至少需要\3张"),
    (r"the main deck has (\d+) cards? where (\w+) wants exactly (\d+)", r"主牌有\1张，而\2恰好需要\3张"),
    (r"the sideboard has (\d+) cards? where at most (\d+) are allowed", r"备牌有\1张，最多只能有\2张"),
    (r"the sideboard has (\d+) cards? where this edition wants exactly 15 or none", r"备牌有\1张，而此版本要求恰好15张或没有"),
    (r"there are (\d+) copies of (.+?) in (?:deck and sideboard together|the deck), where (\w+) allows (\d+)", r"\2有\1张，而\3只允许\4张"),
    (r"(\w+) has no commanders", r"\1没有指挥官"),
    (r"move them to the main deck", "请移到主牌"),
    (r"take out all of it", "请全部取出"),
    (r"take out (\d+)", r"请取出\1张"),
    (r"\badd (\d+)", r"请加入\1张"),
    (r"constructed", "构筑赛"),
    (r"\blimited\b", "限制赛"),
    # Editions
    (r"there is no edition '(.+?)': choose (.+?), or give an edition file\.", r"没有规则版本“\1”：请选择\2，或给出版本文件。"),
    (r"Did you mean (\S+)\?", r"是否想写\1？"),
    (r"this is too long for an edition file", "文件过长，不会是版本文件"),
    (r"the edition file cannot be read \((.+)\)", r"无法读取版本文件（\1）"),
    (r"neither TOML nor JSON that can be read \((.+)\)", r"既不是可读的TOML也不是JSON（\1）"),
    (r"an edition file is a table with the keys name, parent and facts", "版本文件须为含 name、parent、facts 的表"),
    (r"unknown key '(.+?)'; an edition file has (.+)", r"未知的键“\1”；版本文件有 \2"),
    (r"the parent is missing: write for example parent = \"current\"", "缺少 parent：请写例如 parent = \"current\""),
    (r"facts must be a table of names and values", "facts 须为名称与值的表"),
    (r"the name must be a text", "name 须为文字"),
    (r"there is no fact called '(.+?)'; `apnap editions --facts` lists them", r"没有名为“\1”的项目；`apnap editions --facts` 列出全部"),
    (r"the fact (\w+) takes true or false, not (.+)", r"项目 \1 须为 true 或 false，而不是 \2"),
    (r"the fact (\w+) takes a whole number, not (.+)", r"项目 \1 须为整数，而不是 \2"),
    (r"the fact (\w+) takes a list of words, not (.+)", r"项目 \1 须为单词的列表，而不是 \2"),
    (r"the fact (\w+) is at least (\d+), not (.+)", r"项目 \1 至少为\2，而不是 \3"),
    (r"the fact (\w+) takes a word, not (.+)", r"项目 \1 须为单词，而不是 \2"),
    (r"the fact (\w+) is one of (.+), not (.+)", r"项目 \1 须为 \2 之一，而不是 \3"),
    # Saved games
    (r"the saved game cannot be read \((.+)\)", r"无法读取存档（\1）"),
    (r"the saved game is cut short or no saved game at all", "存档不完整，或根本不是存档"),
    (r"this is not a saved game of apnap", "这不是 apnap 的存档"),
    (r"the saved game has version (.+?); this program reads version (\d+)", r"存档的版本是\1；本程序读取版本\2"),
    (r"the saved game was changed or damaged after it was written \(its checksum does not fit\)", "存档在写成后被改动或损坏（校验和不符）"),
    (r"the saved game is not complete \((.+)\)", r"存档不完整（\1）"),
    # Answers
    (r"a creature attacks one player or planeswalker only", "每个生物只能攻击一位玩家或鹏洛客"),
    (r"a creature blocks one attacker only", "每个生物只能阻挡一个攻击者"),
    (r"a creature later in the order gets damage only after lethal for the others", "须先对前面的生物分配致命伤害，才能分配给后面的"),
    # Variants
    (r"(\d+) planar decks are given for (\d+) players", r"给出\1副时空套牌，却有\2位玩家"),
    (r"a planar deck has (\d+) cards; it needs at least (\d+)", r"时空套牌有\1张，至少需要\2张"),
    (r"a planar deck has each of its cards only once", "时空套牌中每张牌只能有一张"),
    (r"there is no plane called '(.+?)'", r"没有名为“\1”的时空"),
    (r"there is no avatar called '(.+?)'", r"没有名为“\1”的先锋牌"),
    (r"(\d+) avatars are given for (\d+) players", r"给出\1张先锋牌，却有\2位玩家"),
    # Loops and matches
    (r"a loop is proposed by a player who has priority, before they act", "只有拥有优先权、尚未行动的玩家能提出循环"),
    (r"nobody does anything in these answers: there is no loop in them", "这些回答中没有任何行动，不成循环"),
    (r"a loop begins with an answer of a player who has priority", "循环须从拥有优先权的玩家的回答开始"),
    (r"a loop of (\d+) answers is repeated 1 to (\d+) times, not (-?\d+)", r"含\1个回答的循环可执行1至\2次，而不是\3次"),
    (r"the match is over: nothing is being asked", "对局赛已结束，没有要回答的问题"),
    (r"no game is going on that could be given up", "没有可认输的游戏正在进行"),
    (r"a match is the best of an odd number of games, not of (-?\d+)", r"对局赛的盘数须为奇数，而不是\1"),
    (r"the games of a match are not played for ante", "对局赛不以赌注进行"),
    (r"cards are exchanged one for one: (\d+) leave the deck, (\d+) come in", r"须一张换一张：换出\1张，换入\2张"),
    (r"the deck would have (\d+) cards; it needs at least (\d+)", r"套牌将有\1张，至少需要\2张"),
    (r"the sideboard would have (\d+) cards; (\d+) is the most", r"备牌将有\1张，最多\2张"),
    (r"this is not a saved match of apnap", "这不是 apnap 的对局赛存档"),
    (r"the saved match has a version that is not (\d+)", r"对局赛存档的版本不是\1"),
    (r"the saved match was changed or damaged after it was written", "对局赛存档在写成后被改动或损坏"),
    (r"the saved match cannot be read \((.+)\)", r"无法读取对局赛存档（\1）"),
    # Scenario files
    (r"there is no such file or folder", "没有这个文件或文件夹"),
    (r"there is no scenario file \(\.yaml or \.json\) in this folder", "此文件夹中没有场景文件（.yaml 或 .json）"),
    # Budgets
    (r"random games a second", "每秒随机对局数"),
    (r"answered questions a second, pass-only ones not counted", "每秒回答数，不计只能让过的"),
    (r"answered questions a second, pass-only ones counted", "每秒回答数，含只能让过的"),
    (r"push \+ pop, a pass that ends a step", "行动与撤销：结束步骤的让过"),
    (r"push \+ pop, a pass", "行动与撤销：让过"),
    (r"push \+ pop, a cast", "行动与撤销：施放"),
    (r"fork at a stable point", "在稳定点复制局面"),
    (r"fork in the middle of a move", "在行动途中复制局面"),
    (r"suspended answer, 99th percentile", "中途回答，第99百分位"),
    (r"256 answers in one move", "一次行动中的256个回答"),
    (r"([\d,]+) tokens attack unblocked through damage", r"\1个衍生物攻击未被阻挡至伤害结束"),
    (r"1,000 attackers blocked by 1,000, all die", "1,000个攻击者被1,000个生物阻挡，全部死去"),
    (r"memory of a finished game with history", "结束的对局连同历史所占内存"),
    (r"memory of a fork", "复制的局面所占内存"),
    (r"questions/s", "回答/秒"),
    (r"games/s", "局/秒"),
    (r"microseconds", "微秒"),
    (r"\bms\b", "毫秒"),
)  # fmt: skip


# The formats by name, in the sentences that name one.
OF_FORMATS: Final[tuple[tuple[str, str], ...]] = tuple(
    (rf"(?:\b{name}(?= is for ))|(?:(?<= knows no ){name})", chinese)
    for name, chinese in ((re.escape(one.title[0]), one.title[1]) for one in FORMATS.values())
)


def in_chinese(words: str) -> str:
    """The pieces that are known in Chinese, the rest as it is."""
    for pattern, chinese in (*OF_FORMATS, *PIECES, *SCENARIO_PIECES):
        words = re.sub(pattern, chinese, words)
    return words


def translated(sentence: str, lang: str, name: Callable[[int], str] | None = None) -> str:
    """The sentence in the language, ids of creatures replaced by names."""
    column = 1 if lang == "zh" else 0
    refused = CREATURE.search(sentence)
    if refused is not None and name is not None:
        reason = next((key for key in REASONS if f"({key}," in sentence), "unable")
        number = int(refused[1])
        return REASONS[reason][column].format(name=name(number) if number > 0 else "?")
    if not column:
        return sentence
    told = in_chinese(sentence)
    if told == sentence:
        return f"程序报告：{sentence}"
    told = told.replace("; ", "；").replace(": ", "：").replace(" or ", "或")
    return re.sub(r"[.。]$", "", told) + (
        "" if told.endswith("？") or " " not in sentence else "。"
    )
