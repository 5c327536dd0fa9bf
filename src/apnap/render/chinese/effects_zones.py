"""Effects that move, search, look for, create: from zone to zone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from apnap import ir
from apnap.ir.mana import print_mana
from apnap.ir.predefined import PREDEFINED

from .amounts import figure, quantity, things
from .costs import exiled
from .keywords import granted
from .nouns import classifier, color_word, counted, noun, type_word
from .parts import predicates, quote
from .printer import FORMS, Printer, prints
from .refs import spec_of, target_phrase, whose, whose_place, zone_of
from .refs import who as subject
from .terms import subtype_name
from .words import counter_word, listed, number_word, packed

# ------------------------------------------------ moving


@prints(ir.Move)
def _move(p: Printer, node: ir.Move) -> str:
    mover = _MOVES.get(node.to)
    if mover is None:
        raise p.fail(node, "to")
    who = (
        FORMS["chooser"](p, node.what)
        if (isinstance(node.what, ir.Choose) and node.what.chooser is not None)
        else ""
    )
    return who + mover(p, node)


def from_where(p: Printer, ref: Any) -> tuple[str, str]:
    """What is moved, and where from, said apart: 目标生物牌, 从你的坟墓场."""
    if isinstance(ref, ir.This) and (ref.yours or p.zone in ("graveyard", "hand")):
        return p.self_noun, "从你手上" if p.zone == "hand" else "从你的坟墓场"
    if not isinstance(ref, ir.Target) or p.mentioned(ref):
        return p.say(ref), ""
    spec = spec_of(p, ref)
    if zone_of(spec) != "graveyard" or spec.same_owner:
        return p.say(ref), ""
    owner = _owner(spec.what)
    p.say(ref)
    told = target_phrase(p, spec, ref.slot, place=False)
    return told, f"从{'' if owner is None else whose(p, owner)}坟墓场"


def _owner(filter_: Any) -> Any:
    if isinstance(filter_, ir.Owned):
        return filter_.by
    if isinstance(filter_, ir.AllOf):
        return next((one for one in map(_owner, filter_.parts) if one is not None), None)
    return None


def _to_hand(p: Printer, node: ir.Move) -> str:
    what, origin = from_where(p, node.what)
    if origin:
        return f"将{what}{origin}移回{'你' if '你' in origin else '其拥有者'}手上"
    if node.verb == "put":
        named = isinstance(node.what, ir.Result) and not isinstance(p.subject, ir.You)
        if node.said.endswith("their hand"):
            named = True
        owner = "其拥有者" if named else "你" if isinstance(p.subject, ir.You) else "其"
        return f"将{what}置于{owner}手上"
    return f"将{what}移回其拥有者手上"


def _to_exile(p: Printer, node: ir.Move) -> str:
    what, origin = from_where(p, node.what)
    down = "牌面朝下地" if node.face_down else ""
    if origin or down:
        return p.words(f"将{what}{origin}{down}[exiled-by]") + _riders(p, node)
    return exiled(p, what) + _riders(p, node)


def _to_battlefield(p: Printer, node: ir.Move) -> str:
    what, origin = from_where(p, node.what)
    if isinstance(node.what, ir.Target):
        p.arrived.add(node.what.slot)
    tapped = "横置" if node.tapped else ""
    returns = node.verb == "return" and not isinstance(node.what, ir.Choose)
    verb = p.word("back-in" if returns else "put-in")
    if isinstance(node.what, ir.Choose) and node.what.zones == ("graveyard",):
        verb = p.word("back-in" if node.verb == "return" else "put-in")
    after = _riders(p, node)
    if isinstance(node.control, ir.You):
        if p.index == 0:
            return f"将{what}{origin}{tapped}{verb}，并由你操控{after}"
        return f"将{what}{origin}在你的操控下{tapped}{verb}{after}"
    if node.control is not None:
        whose = p.say(node.control)
        if p.index == 0:
            return f"将{what}{origin}{tapped}{verb}，并由{whose}操控{after}"
        return f"将{what}{origin}在{whose}的操控下{tapped}{verb}{after}"
    if isinstance(node.what, ir.Result | ir.Linked):
        held = "，并由其拥有者操控" if p.index == 0 else ""
        under = "" if p.index == 0 else "在其拥有者的操控下"
        return f"将{what}{under}{tapped}{verb}{held}{after}"
    return f"将{what}{origin}{tapped}{verb}{after}"


def _riders(p: Printer, node: ir.Move) -> str:
    told = ""
    if node.attacking:
        told += "，且正进行攻击"
    if node.flipped:
        told += "，且已倒转"
    for kind, count in node.counters:
        told += f"，且上面有{things(p, count, '个')}{counter_word(kind, p.vocabulary)}"
    if node.attached is not None:
        told += f"，且结附于{p.say(node.attached)}"
    if node.until == "source-leaves":
        told += p.words(
            (f"，直到{p.self_noun}离场为止",) + (f"，直到{p.self_noun}离开战场为止",) * 2
        )
    elif node.until:
        raise p.fail(node, "until")
    return told + ("，且已转化" if node.transformed else "")


def _to_library(p: Printer, node: ir.Move) -> str:
    what, origin = from_where(p, node.what)
    order = "以任意顺序" if node.position.startswith("any-order") else ""
    if node.position.isdigit():
        return f"将{what}{origin}置于其拥有者的牌库，由顶数来第{number_word(int(node.position))}张"
    if node.position == "either":
        return f"{what}{origin}的拥有者选择将它置于其牌库顶或牌库底"
    end = "底" if "bottom" in node.position else "顶"
    own = isinstance(node.what, ir.Choose) and isinstance(_owner(node.what.filter), ir.You)
    owner = "你的" if own else "其拥有者的"
    return f"将{what}{origin}{order}置于{owner}牌库{end}"


def _to_graveyard(p: Printer, node: ir.Move) -> str:
    what, origin = from_where(p, node.what)
    return f"将{what}{origin}置入其拥有者的坟墓场"


def _to_command(p: Printer, node: ir.Move) -> str:
    return f"将{p.say(node.what)}置于统帅区"


def _to_ante(p: Printer, node: ir.Move) -> str:
    return f"将{p.say(node.what)}作为赌注"


_MOVES = {
    "ante": _to_ante,
    "hand": _to_hand,
    "exile": _to_exile,
    "battlefield": _to_battlefield,
    "library": _to_library,
    "graveyard": _to_graveyard,
    "command": _to_command,
}


# ------------------------------------------------ searching


@prints(ir.Search)
def _search(p: Printer, node: ir.Search) -> str:
    who = subject(p, node.who)
    what = _searched(p, node)
    if node.zones == ("outside",):
        return f"{who}从游戏之外选择{what}，{_show(node)}{_found(p, node)}"
    told = f"{who}从{_where(p, node)}中搜寻{what}"
    shuffle = _shuffled(p, node)
    if node.to == "stay":
        return f"{told}，{_show(node)}".removesuffix("，")
    if node.to == "library":
        place = f"{_whose(p, node)}牌库{'底' if node.position == 'bottom' else '顶'}"
        if node.position.isdigit():
            place = f"{_whose(p, node)}牌库，由顶数来第{number_word(int(node.position))}张"
        them = "该牌" if node.most == 1 else "那些牌"
        steps = [told, _show(node).removesuffix("，"), shuffle]
        if node.rest:
            steps.append(p.words("将其余的牌[exiled-by]"))
        return "，".join(filter(None, [*steps, f"并将{them}置于{place}"]))
    return f"{told}，{_show(node)}{_found(p, node)}{'。' + shuffle if shuffle else ''}"


def _show(node: ir.Search) -> str:
    if not node.reveal:
        return ""
    return "展示该牌，" if node.most == 1 else "展示那些牌，"


def _whose(p: Printer, node: ir.Search) -> str:
    return "你的" if isinstance(node.whose, ir.You) else "其"


def _where(p: Printer, node: ir.Search) -> str:
    words = {"library": "牌库", "graveyard": "坟墓场", "hand": "手牌"}
    if not set(node.zones) <= words.keys():
        raise p.fail(node, "zones")
    owner = (
        "你的"
        if isinstance(node.whose, ir.You)
        else (
            "其" if node.whose == p.subject or p.mentioned(node.whose) else p.say(node.whose) + "的"
        )
    )
    return owner + listed([words[zone] for zone in node.zones], "和")


def _searched(p: Printer, node: ir.Search) -> str:
    zone = "library"
    if node.each:
        return listed([counted(p, kind, "一", zone) for kind in node.each], "和")
    if node.most == 1:
        return counted(p, node.filter, "一", zone)
    if node.most is None:
        every = not node.any_number and node.zones != ("library",)
        return f"{'所有' if every else '任意数量的'}{noun(p, node.filter, zone, place=False)}"
    if isinstance(node.most, int):
        up = "" if node.least == node.most else "至多"
        number = f"{up}{number_word(node.most)}{classifier(p, node.filter, zone)}"
        number += "名称各不相同的" if node.different else ""
        return number + noun(p, node.filter, zone, place=False)
    up = "" if node.least == node.most else "至多"
    return f"{up}{things(p, node.most, '张')}{noun(p, node.filter, zone, place=False)}"


def _found(p: Printer, node: ir.Search) -> str:
    """Where what was found goes."""
    it = p.words(("它", "之", "之")) if node.most == 1 else "它们"
    tapped = "横置" if node.tapped else ""
    if node.to == "battlefield":
        under = node.control is not None and node.control != node.whose
        if not under:
            return p.words(f"并将{it}{tapped}[put-in]")
        by = p.say(node.control) if node.control is not None else ""
        new = f"并将{it}在{by}的操控下{tapped}[put-in]"
        return p.words((f"并将{it}{tapped}[put-in]，并由{by}操控", new, new))
    if node.to == "hand":
        return f"并置于{_whose(p, node).removesuffix('的')}手上"
    if node.to == "graveyard":
        return f"并将{it}置入{_whose(p, node)}坟墓场"
    if node.to == "exile":
        return p.words((f"并将{it}移出游戏", f"并将{it}放逐", f"并将{it}放逐"))
    raise p.fail(node, "to")


def _shuffled(p: Printer, node: ir.Search) -> str:
    if not node.shuffle or "library" not in node.zones:
        return ""
    if p.index == 2:
        return "然后洗牌"
    return f"然后将{_whose(p, node)}牌库洗牌"


# ------------------------------------------------ looking

RESTS = {
    "bottom-any-order": "其余则以任意顺序置于{}牌库底",
    "bottom-random": "其余则以随机顺序置于{}牌库底",
    "top-any-order": "其余则以任意顺序置于{}牌库顶",
    "graveyard": "其余则置入{}坟墓场",
    "exile": "其余则[exiled-by]",
    "top": "其余则置于{}牌库顶",
    "bottom": "其余则置于{}牌库底",
    "shuffle": "其余则洗入{}牌库",
}


def rest_words(p: Printer, node: Any, owner: str) -> str:
    """What happens to the other cards."""
    if node.rest not in RESTS:
        raise p.fail(node, "rest")
    return p.words(RESTS[node.rest].replace("{}", owner))


@prints(ir.Dig)
def _dig(p: Printer, node: ir.Dig) -> str:
    own = isinstance(node.whose, ir.You)
    look = "展示" if node.reveal else "检视"
    number = things(p, node.count, "张")
    place = whose_place(p, node.whose)
    told = f"{subject(p, node.who)}{look}{place}牌库顶的{number}牌"
    owner = "你的" if own else "其"
    if node.take == 0:
        return f"{told}，{rest_words(p, node, owner).replace('其余则', '然后将那些牌')}"
    anything = isinstance(node.filter, ir.Anything)
    taken = _taken(p, node)
    if node.each:
        kinds = [counted(p, kind, "一", "hand") for kind in node.each]
        told = (
            f"{told}。你可以展示其中{listed(kinds, '和／或')}，并置于{owner.removesuffix('的')}手上"
        )
        return f"{told}，{rest_words(p, node, owner)}"
    what = f"其中{taken}" if anything else f"其中{taken}{noun(p, node.filter, 'hand', place=False)}"
    may = "你可以" if node.optional else ""
    show = f"展示{what}，并" if node.reveal_taken else f"将{what}"
    goes = {
        "hand": f"置于{owner.removesuffix('的')}手上",
        "battlefield": ("横置" if node.tapped else "") + p.word("put-in"),
        "graveyard": f"置入{owner}坟墓场",
        "exile": p.word("exiled-by"),
        "bottom": f"以任意顺序置于{owner}牌库底",
        "library": f"置于{owner}牌库顶",
    }
    if node.to not in goes:
        raise p.fail(node, "to")
    return f"{told}。{may}{show}{goes[node.to]}，{rest_words(p, node, owner)}"


def _taken(p: Printer, node: ir.Dig) -> str:
    if node.take is None or (node.take == node.count and node.reveal):
        return "任意数量的" if node.optional else "所有"
    return things(p, node.take, "张")


@prints(ir.RevealUntil)
def _reveal_until(p: Printer, node: ir.RevealUntil) -> str:
    who = subject(p, node.who)
    owner = "你的" if isinstance(node.who, ir.You) else "其"
    what = counted(p, node.filter, number_word(node.count), "library")
    goes = {
        "hand": f"置于{owner.removesuffix('的')}手上",
        "battlefield": p.word("put-in"),
        "graveyard": f"置入{owner}坟墓场",
        "exile": p.word("exiled-by"),
    }
    told = f"{who}从{owner}牌库顶开始展示牌，直到展示出{what}为止"
    if node.to == "stay":
        return told
    if node.to not in goes:
        raise p.fail(node, "to")
    them = "该牌" if node.count == 1 else "那些牌"
    return f"{told}。将{them}{goes[node.to]}，{rest_words(p, node, owner)}"


# ------------------------------------------------ tokens


@prints(ir.CreateTokens)
def _create_tokens(p: Printer, node: ir.CreateTokens) -> str:
    token: Any = node.token
    if PREDEFINED.get(token.name) == token:
        token = ir.Face(token.name, subtypes=token.subtypes)
    if node.size is not None:
        size = figure(p, node.size)
        other = size
        if node.toughness is not None:
            other = "Y"
            p.tails.append(f"Y为{quantity(p, node.toughness)}")
        token = replace(token, star=f"{size}/{other}")
    number = things(p, node.count, "个")
    who = subject(p, node.who)
    riders = ("横置" if node.tapped else "", "，且正进行攻击" if node.attacking else "")
    if node.attach_to is not None:
        riders = ("", f"，并结附于{p.say(node.attach_to)}")
    if p.index == 2:
        tapped = "已横置的" if node.tapped else ""
        tapped += CHOSEN_KIND if node.chosen else ""
        return f"{who}派出{number}{tapped}{token_now(p, token)}{riders[1]}"
    told = f"{who}将{number}{token_words(p, token)}{riders[0]}{p.word('put-in')}{riders[1]}"
    if node.chosen:
        told = told.replace(number, number + CHOSEN_KIND, 1)
    has = token_abilities(p, token)
    it = "它" if node.count == 1 else "它们"
    return f"{told}。{it}具有{has}" if has else told


def _size(token: Any) -> str:
    if token.star:
        return str(token.star)
    return "" if token.power is None else f"{token.power}/{token.toughness}"


def _colors(token: Any) -> str:
    return listed([color_word(letter) for letter in token.colors], "和")


def _kinds(p: Printer, token: Any) -> str:
    role = token.name.removesuffix(" Role")
    if role in ROLES and "Role" in token.subtypes:
        return f"{ROLES[role]}{subtype_name('Role', p.vocabulary)}"
    return "／".join(subtype_name(one, p.vocabulary) for one in token.subtypes)


def _types(p: Printer, token: Any) -> str:
    return "".join(type_word(p, one) for one in token.types)


def token_words(p: Printer, token: Any) -> str:
    """1/1绿色松鼠生物衍生物."""
    return f"{_size(token)}{_colors(token)}{_kinds(p, token)}{_types(p, token)}衍生物"


CHOSEN_KIND: Final = "所选颜色且为所选类别的"


ROLES: Final = {
    "Cursed": "受诅",
    "Monster": "怪物",
    "Royal": "皇室",
    "Sorcerer": "术士",
    "Virtuous": "贤德",
    "Wicked": "邪恶",
    "Young Hero": "少年英雄",
}


def token_now(p: Printer, token: Any) -> str:
    """1/1白色，具飞行异能的鸟衍生生物."""
    has = token_abilities(p, token)
    keywords = all(isinstance(one, ir.Keyword) for one in token.abilities)
    size = f"{_size(token)}{_colors(token)}"
    kind = f"{_kinds(p, token)}衍生{_types(p, token)}"
    if not has:
        return size + kind
    if keywords:
        return f"{size}，具{has}的{kind}" if size else f"具{has}的{kind}"
    return f"{size}{kind}，且具有{has}"


def token_abilities(p: Printer, token: Any) -> str:
    """What a token has."""
    keywords = [one for one in token.abilities if isinstance(one, ir.Keyword)]
    told = [granted(p, keywords)] if keywords else []
    inner = p.each_noun
    p.each_noun = _types(p, token)[-2:] or "衍生物"
    host, p.host = p.host, ""
    told += [quote(p, one) for one in token.abilities if not isinstance(one, ir.Keyword)]
    p.each_noun, p.host = inner, host
    return "与".join(told)


@prints(ir.CreateCopies)
def _create_copies(p: Printer, node: ir.CreateCopies) -> str:
    number = things(p, node.count, "个")
    what = p.say(node.of)
    who = subject(p, node.who)
    tapped = "横置" if node.tapped else ""
    told = p.words(
        (
            f"{who}将{number}为{what}之复制品的衍生物{tapped}放置进场",
            f"{who}将{number}为{what}之复制的衍生物{tapped}放进战场",
            f"{who}派出{number}为{what}之复制品的衍生物",
        )
    )
    more = predicates(p, node.exceptions, gains=False)
    return told + (f"，且该衍生物{'且'.join(more)}" if more else "")


# ------------------------------------------------ mana


@prints(ir.AddMana)
def _add_mana(p: Printer, node: ir.AddMana) -> str:
    who = subject(p, node.who)
    pool = "你的" if isinstance(node.who, ir.You) else "其"
    before, what = mana_words(p, node)
    told = p.words((f"加{what}到{pool}魔法力池中", f"加{what}到{pool}法术力池中", f"加{what}"))
    unspendable = isinstance(node.only, ir.Not) and isinstance(node.only.part, ir.IsSpell)
    only = (
        ""
        if node.only is None
        else p.words("。此[mana]不能用来[cast]咒语")
        if unspendable
        else p.words(f"。此[mana]只能用来支付{noun(p, node.only, 'stack')}的费用")
    )
    return f"{before}{who}{told}{only}{_more_of_mana(p, node)}"


def _more_of_mana(p: Printer, node: ir.AddMana) -> str:
    """How long the mana stays, and what it gives to the spell that it is spent on."""
    told = ""
    if node.until == "turn":
        told += p.words("。直到回合结束，此[mana]不会随着步骤和阶段结束而消失")
    if node.spent_on is not None:
        what = noun(p, node.spent_on, "stack")
        if node.gives == (ir.CantBeCountered(),):
            given = "不能被反击"
        else:
            given = "获得" + "和".join(p.say(part.ability) for part in node.gives) + "异能"  # type: ignore[attr-defined]
        told += p.words(f"。若以此[mana]支付{what}的费用，该咒语{given}")
    return told


def mana_words(p: Printer, node: ir.AddMana) -> tuple[str, str]:
    """What comes in front ("for each"), and the mana."""
    mana = p.word("mana")
    number = f"{number_word(node.count)}点" if isinstance(node.count, int) else ""
    if node.any_color:
        return "", f"{number or figure(p, node.count) + '点'}任意颜色的{mana}"
    if node.combination:
        kinds = listed(["{" + letter + "}" for letter in node.combination], "和／或")
        number = number or (figure(p, node.count) + "点")
        return "", f"{number}以{kinds}任意组合而成的{mana}"
    if node.colors_of is not None:
        of = p.say(node.colors_of).removeprefix("所有")
        return "", f"{of}的每种颜色的{mana}各一点" if node.each else f"{number}{of}任一颜色的{mana}"
    if node.produced_by is not None:
        told = p.say(node.produced_by).removeprefix("所有")
        kind = "类别" if node.of_types else "颜色"
        return "", f"{number}{told}能产生之任意{kind}的{mana}"
    if node.chosen:
        return "", f"{number}所选颜色的{mana}"
    if node.event:
        return "", f"{number}该地所产生类别的{mana}"
    told = listed([print_mana(one) for one in node.mana], "或")
    return _times(p, node, told)


def _times(p: Printer, node: ir.AddMana, told: str) -> tuple[str, str]:
    count: Any = node.count
    if count == 1:
        return "", told
    if isinstance(count, int):
        return "", "".join(print_mana(one) for one in node.mana) * count
    if isinstance(count, ir.Count) and count.zones == ("battlefield",):
        what = counted(p, count.filter, "一")
        if "由你操控的" in what:
            return f"你每操控{what.replace('由你操控的', '')}，便", told
        return f"{p.words(('场上', '战场上', '战场上'))}每有{what}，便", told
    return "", f"数量等同于{packed(quantity(p, count))}的{told}"
