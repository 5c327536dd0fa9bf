"""The Chinese printer over cards of every kind: all have words, those of their year alone."""

import re
from collections.abc import Iterator
from dataclasses import MISSING, fields
from typing import Any

import pytest

from apnap import ir
from apnap.cards import pool
from apnap.ir.base import NODES, bare
from apnap.render.chinese import (
    CannotPrint,
    missing_subtypes,
    print_ability,
    print_card,
    type_line,
)
from apnap.render.chinese.cards import host_of
from apnap.render.chinese.nouns import READERS
from apnap.render.chinese.parts import BECOMING, GAINING
from apnap.render.chinese.printer import HANDLERS, TEMPLATES
from apnap.render.chinese.subtypes import SUBTYPES
from apnap.render.chinese.terms import VOCABULARIES
from apnap.render.chinese.words import number_word
from apnap.render.english.subtypes import SUBTYPES as ENGLISH_SUBTYPES
from first_cards import first_cards

OLD = re.compile("魔法力|巫术|(?<!战)场上|移出游戏|玩家|抽|进场|离场|放置进|受此结界")
NEW = re.compile("法术力|法术|战场|放逐|牌手|施放|起动(?!式)|抓|死去|派出|磨|任意一个目标|法术力值")
ODD = re.compile(r"\{\}|\{之\}|\[|\]|，，|。。|，。|。，|的的|之的|None|==|\(|_| ")


def faces() -> list[tuple[str, ir.Face]]:
    found = []
    for card in first_cards():
        found += [(card.name, face) for face in card.faces]
    return found


POOL = faces()


def text_of(face: ir.Face, vocabulary: str) -> str:
    return "\n".join([type_line(face, vocabulary), *print_card(face, vocabulary=vocabulary)])


def subtypes_of(face: ir.Face) -> set[str]:
    found: set[str] = set()
    for node in ir.walk(face):
        for name in ("subtypes", "subtype"):
            value = getattr(node, name, ())
            found |= {value} if isinstance(value, str) else set(value)
    return found


@pytest.mark.parametrize("vocabulary", VOCABULARIES)
def test_the_pool_is_printed_without_a_latin_word(vocabulary: str) -> None:
    wrong = []
    for name, face in POOL:
        text = text_of(face, vocabulary).replace(face.name, "")
        for named in (node.name for node in ir.walk(face) if isinstance(node, ir.Named)):
            text = text.replace(named, "")
        for subtype in missing_subtypes(subtypes_of(face)):
            text = text.replace(subtype, "")
        text = re.sub(r"\{[^{}]+\}", "#", text)
        if re.search(r"[A-WYZa-z]", text) or ODD.search(text.replace(" ～", "").replace("• ", "")):
            wrong.append((name, text))
    assert wrong == []


@pytest.mark.parametrize("vocabulary", VOCABULARIES)
def test_words_of_other_years_are_not_used(vocabulary: str) -> None:
    foreign = NEW if vocabulary == "2006" else OLD
    wrong = [
        (name, foreign.findall(text_of(face, vocabulary)), text_of(face, vocabulary))
        for name, face in POOL
        if foreign.search(text_of(face, vocabulary).replace(face.name, ""))
    ]
    assert wrong == []


def test_lines_end_as_they_should() -> None:
    for vocabulary in VOCABULARIES:
        for name, face in POOL:
            for line in print_card(face, vocabulary=vocabulary):
                keyword = not re.search("[：。]", line)
                assert line.endswith(("。", "。」", "～")) or keyword, (name, line)


def test_subtypes_without_a_name_are_counted() -> None:
    used = set().union(*(subtypes_of(face) for _, face in POOL))
    assert missing_subtypes(["Goblin", "Utrom", "Kree", "Utrom"]) == ("Kree", "Utrom")
    assert missing_subtypes(used) == ()
    assert len(missing_subtypes(ENGLISH_SUBTYPES)) <= 25
    assert len(SUBTYPES) > 400


# ------------------------------------------------ nothing is lost

IMPLIED = {
    ("TargetSpec", "zones"),  # a spell is on the stack; a player is nowhere
    ("TargetSpec", "divide"),  # the damage says so
    ("TargetSpec", "least"),  # of any number
    ("Minus", "least"),  # there is no creature beyond the first where there is none
    ("Search", "least"),
    ("Search", "shuffle"),  # outside the game
    ("Static", "cda"),
    ("Static", "zones"),
    ("Static", "affected_zones"),
    ("Triggered", "zones"),
    ("Replacement", "zones"),
    ("PayOr", "asked"),  # only if there is nothing for not paying
    ("Choose", "chooser"),  # the player of the round
    ("Choose", "least"),
    ("Count", "zones"),
    ("Owned", "by"),
    ("CastLimit", "who"),  # nobody named: each player
    ("May", "who"),
    ("MayPlay", "filter"),
    ("ChangeWord", "old_chosen"),
    ("ChangeWord", "new_chosen"),
    ("StepBegins", "whose"),  # end of combat
    ("RevealUntil", "rest"),  # told by what is done with them afterwards
    ("RevealUntil", "shown"),
    ("ShuffleInto", "library"),  # the library that they are revealed from
}
NO_WORDS = {"said", "keyword", "link", "key", "verb"}


def lessened(value: Any) -> Iterator[tuple[tuple[str, str], Any]]:
    """The value with one field of one of its nodes put back to its default, in every way."""
    if isinstance(value, tuple):
        for i, part in enumerate(value):
            for field, made in lessened(part):
                yield field, (*value[:i], made, *value[i + 1 :])
    elif isinstance(value, ir.Node):
        parts = {one.name: getattr(value, one.name) for one in fields(value)}
        for one in fields(value):
            part = parts[one.name]
            if one.name in NO_WORDS or one.default is MISSING:
                pass
            elif bare(part) != bare(one.default):
                field = (type(value).__name__, one.name)
                yield field, type(value)(**{**parts, one.name: one.default})
            for field, made in lessened(part):
                yield field, type(value)(**{**parts, one.name: made})


def test_every_field_is_heard() -> None:
    """Whatever a card says beyond the default changes its text, except what goes without saying."""
    lost = []
    for name, face in POOL:
        host = host_of(face, "2009")

        def told(ability: Any, face: ir.Face = face, host: str = host) -> str:
            types = (*face.types, *face.subtypes)
            try:
                return print_ability(
                    ability, name=face.name, types=types, vocabulary="2009", host=host
                )
            except CannotPrint as error:
                return str(error)

        for ability in face.abilities:
            whole = told(ability)
            lost += [
                (name, field)
                for field, less in lessened(ability)
                if field not in IMPLIED and told(less) == whole
            ]
    assert lost == []


# ------------------------------------------------ all nodes


def test_all_nodes_have_words() -> None:
    parts = {"Card", "Face", "Mode", "TargetSpec"}
    parts |= {kind.__name__ for kind in (*BECOMING, *GAINING)}
    known = {kind.__name__ for kind in (*HANDLERS, *TEMPLATES, *READERS)}
    assert sorted(NODES.keys() - known - parts) == []


def test_what_cannot_be_printed_is_named() -> None:
    strange = ir.Static((ir.BlockAsThough("something"),), affects=ir.This())
    with pytest.raises(CannotPrint, match="BlockAsThough"):
        print_ability(strange, name="Any", types=("Creature",), vocabulary="2009")
    with pytest.raises(CannotPrint, match="keyword flurp"):
        print_ability(ir.Keyword("flurp"), name="Any", types=(), vocabulary="2009")
    with pytest.raises(KeyError):
        print_ability(ir.Keyword("flying"), name="Any", types=(), vocabulary="1993")


def test_costs_within_a_part_are_told_as_verbs() -> None:
    def told(part: ir.Part) -> str:
        ability = ir.Static((part,), affects=ir.This())
        return print_ability(ability, name="Any", types=("Creature",), vocabulary="2009")

    cost = (ir.PayMana(("2",)), ir.PayLife(1))
    assert "可以支付{2}并支付1点生命，以忽略" in told(ir.MayIgnore(cost))
    assert "可以支付{2}并支付1点生命来终止" in told(ir.EndsFor(cost))


def test_parts_that_are_not_understood_are_not_left_out() -> None:
    emblem = ir.Spell(ir.Body(ir.CreateEmblem((ir.CantBlock(),))))
    shared = ir.Static((ir.CantBlock(),), ir.This(), ir.SomeShare("size", ir.This()))
    for ability, name in ((emblem, "CreateEmblem"), (shared, "SomeShare")):
        with pytest.raises(CannotPrint, match=name):
            print_ability(ability, name="Any", types=("Creature",), vocabulary="2009")


# ------------------------------------------------ examples of the patterns


def card_text(name: str, vocabulary: str) -> str:
    return "\n".join(
        "\n".join(print_card(face, vocabulary=vocabulary)) for one, face in POOL if one == name
    )


@pytest.mark.parametrize(
    ("name", "vocabulary", "text"),
    [
        ("Lightning Bolt", "2006", "Lightning Bolt对目标生物或玩家造成3点伤害。"),
        ("Lightning Bolt", "2009", "Lightning Bolt对目标生物或牌手造成3点伤害。"),
        ("Lightning Bolt", "current", "Lightning Bolt对任意一个目标造成3点伤害。"),
        ("Ancestral Recall", "2006", "目标玩家抽三张牌。"),
        ("Ancestral Recall", "2009", "目标牌手抓三张牌。"),
        (
            "Swords to Plowshares",
            "2006",
            "将目标生物移出游戏。其操控者获得等同于其力量的生命。",
        ),
        ("Swords to Plowshares", "current", "放逐目标生物。其操控者获得等同于其力量的生命。"),
        ("Mana Leak", "2009", "除非目标咒语的操控者支付{3}，否则反击之。"),
        ("Wrath of God", "2009", "消灭所有生物。它们不能重生。"),
        ("Grave Pact", "current", "每当一个由你操控的生物死去时，每位其他牌手各牺牲一个生物。"),
        ("Terror", "2006", "消灭目标非神器且非黑色的生物。它不能重生。"),
        (
            "Lightning Rift",
            "2006",
            "每当任一玩家循环一张牌时，你可以支付{1}。"
            "若你如此作，Lightning Rift对目标生物或玩家造成2点伤害。",
        ),
        (
            "Astral Slide",
            "current",
            "每当任一牌手循环一张牌时，你可以放逐目标生物。若你如此作，在下一个结束步骤开始时，"
            "将该牌在其拥有者的操控下移回战场。",
        ),
        (
            "Opalescence",
            "2009",
            "其它非灵气结界都是生物，此外仍具有原本的类别，"
            "且其力量与防御力各等同于其总法术力费用。",
        ),
        (
            "Tangle Wire",
            "2009",
            "消退4\n在每位牌手的维持开始时，该牌手横置X个由其操控且未横置的神器，生物或地，"
            "X为Tangle Wire上消退指示物的数量。",
        ),
        ("Raise Dead", "2009", "将目标生物牌从你的坟墓场移回你手上。"),
        ("Kird Ape", "2009", "只要你操控树林，Kird Ape便得+1/+2。"),
        (
            "Umezawa's Jitte",
            "2009",
            "每当佩带此武具的生物造成战斗伤害时，在Umezawa's Jitte上放置两个充电指示物。\n"
            "从Umezawa's Jitte上移去一个充电指示物：选择一项～佩带此武具的生物得+2/+2直到回合结束；"
            "目标生物得-1/-1直到回合结束；或你获得2点生命。\n佩带{2}",
        ),
    ],
)
def test_patterns(name: str, vocabulary: str, text: str) -> None:
    assert card_text(name, vocabulary) == text


def test_type_lines() -> None:
    faces = dict(POOL)
    assert type_line(faces["Juzám Djinn"], "2006") == "生物～巨灵"
    assert type_line(faces["Juzám Djinn"], "current") == "生物 ～巨灵"
    assert type_line(faces["Armageddon"], "2006") == "巫术"
    assert type_line(faces["Forest"], "2009") == "基本地～树林"


def test_number_words() -> None:
    words = [number_word(n) for n in (0, 1, 2, 9, 10, 12, 20, 22, 100, 105, 200, 1000)]
    assert words == [
        "零",
        "一",
        "两",
        "九",
        "十",
        "十二",
        "二十",
        "二十二",
        "一百",
        "一百零五",
        "二百",
        "1000",
    ]


def test_who_did_it_is_not_taken_for_whose_it_was() -> None:
    """ "That opponent" is who controls the spell that destroyed, not who had the permanent."""
    card = pool.load_card("Karmic Justice")
    assert card is not None
    text = print_card(card.faces[0], vocabulary="current")[0]
    assert "由该咒语或异能的操控者操控的永久物" in text
