"""References: what is called by its name, what by a phrase, what by "that ..." or a pronoun."""

from __future__ import annotations

from typing import Any

from apnap import ir
from apnap.ir.abilities import TargetSpec

from .nouns import goes_as_card, head_noun, noun, probe
from .printer import FORMS, CannotPrint, Printer, form, prints
from .words import listed, number_word

DONE: dict[type, str] = {
    ir.Tap: "横置",
    ir.Untap: "重置",
    ir.Sacrifice: "牺牲",
    ir.Destroy: "消灭",
}
ROLES = {
    "sacrificed": "牺牲",
    "discarded": "弃",
    "tapped": "横置",
    "returned": "移回",
    "revealed": "展示",
    "beheld": "瞻仰",
}

# ------------------------------------------------ forms


@form("obj")
def obj(p: Printer, ref: ir.Node) -> str:
    """The object of a bare verb: 之 where it was named before."""
    if isinstance(ref, ir.Target | ir.Result) and p.mentioned(ref):
        return p.say(ref) if p.apart else "之"
    if isinstance(ref, ir.EventObject) and p.mentioned(ref):
        return "之"
    if isinstance(ref, ir.Choose) and ref.chooser is not None:
        with p.acting(ref.chooser):
            return p.say(ref)
    return p.say(ref)


@form("chooser")
def chooser(p: Printer, ref: Any) -> str:
    """Who chooses what the verb is done to, if somebody else; 随机 where nobody does."""
    if not isinstance(ref, ir.Choose):
        return ""
    random = "随机" if ref.random else ""
    return random if ref.chooser is None else who(p, ref.chooser) + random


@form("who")
def who(p: Printer, node: ir.Node) -> str:
    """The subject of a verb: left out where it is the present one; 各 after a group."""
    if p.subject == ir.bare(node):
        return ""
    told = p.say(node)
    if isinstance(
        node, ir.EachPlayer | ir.EachOpponent | ir.OthersThan | ir.OpponentsOf | ir.SubgameLosers
    ):
        return told + "各"
    return told


@form("you")
def you(p: Printer, node: ir.Node) -> str:
    """The subject of a verb, 你 kept."""
    if isinstance(node, ir.You) and p.subject == ir.You():
        return "你" if not p.dropping else ""
    return who(p, node)


@form("whose")
def whose(p: Printer, node: ir.Node) -> str:
    """A possessive before a noun: 你的, 其, 该玩家的."""
    if isinstance(node, ir.You):
        return "其" if p.payer else "你的"
    if p.subject == ir.bare(node) or p.mentioned(node) or isinstance(node, ir.CurrentPlayer):
        return "其"
    return p.say(node) + "的"


@form("whose_place")
def whose_place(p: Printer, node: ir.Node) -> str:
    """A possessive before a place: 你牌库顶."""
    return whose(p, node).replace("你的", "你")


# ------------------------------------------------ objects


@prints(ir.PlayersFitting)
def _players_fitting(p: Printer, who: Any) -> str:
    return noun(p, ir.AllOf((ir.IsPlayer(), who.filter)))


@prints(ir.Giver)
def _giver(p: Printer, ref: ir.Giver) -> str:
    if "Equipment" in ref.said:
        return "该武具"
    return "该灵气" if "Aura" in ref.said else "该永久物"


@prints(ir.This)
def _this(p: Printer, ref: ir.This) -> str:
    return p.self_noun


@prints(ir.Target)
def _target(p: Printer, ref: ir.Target) -> str:
    spec = spec_of(p, ref)
    if p.mention(ref):
        return again(p, spec, arrived=ref.slot in p.arrived)
    p.mention(ir.TargetPlayer(ref.slot))
    return target_phrase(p, spec, ref.slot)


def spec_of(p: Printer, ref: Any) -> TargetSpec:
    """The target word that the slot belongs to."""
    if not 0 <= ref.slot < len(p.specs):
        raise CannotPrint(f"{type(ref).__name__} names target word {ref.slot}, which is not there")
    spec: TargetSpec = p.specs[ref.slot]
    return spec


def again(p: Printer, spec: TargetSpec, *, arrived: bool = False) -> str:
    """A target named a second time; `arrived`: a card that is a permanent by now."""
    if spec.most != 1:
        return "它们"
    if isinstance(spec.what, ir.AnyTarget):
        return p.words(("该生物或[player]", "该生物或[player]", "该目标"))
    zone = "battlefield" if arrived else zone_of(spec)
    return "该" + head_noun(p, spec.what, zone)


def zone_of(spec: TargetSpec) -> str:
    """The zone of a target word; the battlefield where there are several."""
    return spec.zones[0] if len(spec.zones) == 1 else "battlefield"


def target_phrase(p: Printer, spec: TargetSpec, slot: int = 0, *, place: bool = True) -> str:
    """Target words: 目标生物, 至多三个目标生物, 任意数量的目标地."""
    zone = zone_of(spec)
    number = target_number(p, spec)
    if isinstance(spec.what, ir.AnyTarget) and p.index == 2:
        return (number or "任意一个") + "目标"
    if spec.choice is not None:
        told = noun(p, spec.what, zone, place=place).replace("所选", "由你选择之", 1)
        return f"{number}目标{told}"
    other = probe(p, spec.what, zone).other or bool(spec.other_than)
    another = ("另" + (number or f"一{unit_of(p, spec)}")) if other else number
    if spec.same_owner and zone == "graveyard":
        return f"同一个坟墓场中的{number}目标{noun(p, spec.what, zone, place=False)}"
    if not isinstance(spec.chooser, ir.You):
        by = f"由{p.say(spec.chooser)}选择的"
        return f"{another}{by}目标{noun(p, spec.what, zone, place=place, other='')}"
    told = noun(p, spec.what, zone, place=place, other="")
    if told.startswith("目标"):  # the place is that of a target player: said before the number
        bare = noun(p, spec.what, zone, place=False, other="")
        return f"{told.removesuffix(bare)}{another}目标{bare}"
    return f"{another}目标{told}"


def target_number(p: Printer, spec: TargetSpec) -> str:
    """How many targets; "" for one."""
    least, most = spec.least, spec.most
    unit = unit_of(p, spec)
    if most is None:
        return "任意数量的"
    if least == most == 1:
        return ""
    if isinstance(most, ir.Node):
        return ("至多" if least == 0 else "") + FORMS["figure"](p, most) + unit
    if least == most:
        return number_word(most) + unit
    if isinstance(least, ir.Node):
        return FORMS["figure"](p, least) + unit
    if least == 0:
        return f"至多{number_word(most)}{unit}"
    return f"{number_word(least)}至{number_word(most)}{unit}"


def unit_of(p: Printer, spec: TargetSpec) -> str:
    """The classifier of a target."""
    phrase = probe(p, spec.what, zone_of(spec))
    return "位" if phrase.players else "张" if phrase.is_card else "个"


@prints(ir.EventObject)
def _event_object(p: Printer, ref: ir.EventObject) -> str:
    if ref.role in p.describing:
        return "其"
    p.describing.add(ref.role)
    name = event_noun(p, ref.role)
    p.describing.remove(ref.role)
    p.mention(ref)
    return f"你坟墓场中的{name}" if ref.zone == "graveyard" else name


def event_noun(p: Printer, role: str) -> str:
    """That creature, that spell, or the object's own name, after what the event says of it."""
    event = plain_event(p.event)
    what = event_filter(event, role)
    if isinstance(event, ir.Targeted | ir.PlayerTargeted) and role == "source":
        return "该" + stack_word(what)
    if role == "cause":
        return "该" + stack_word(event.cause)
    if isinstance(what, ir.Is) and isinstance(what.what, ir.This):
        return p.self_noun
    if isinstance(what, ir.Is):
        return "该" + (p.host or "生物")
    if what is None or isinstance(what, ir.Anything) or what == ir.AllOf(()):
        return "该" + event_default(event, role)
    if isinstance(what, ir.AnyOf):  # "this creature or another creature": 该生物
        others = [part for part in what.parts if not isinstance(part, ir.Is)]
        what = others[0] if len(others) == 1 < len(what.parts) else what
    zone = "stack" if isinstance(event, ir.CastsSpell) else "battlefield"
    if goes_as_card(p.event):
        zone = "graveyard"
    return "该" + head_noun(p, what, zone)


def plain_event(event: Any) -> Any:
    """The event that a pattern put together from others looks for (the first of several)."""
    while isinstance(event, ir.EitherOf | ir.OnlyWhile):
        event = event.parts[0] if isinstance(event, ir.EitherOf) else event.when
    return event


def stack_word(filter_: Any) -> str:
    """咒语 where the filter is of spells alone, 异能 of abilities alone, else 咒语或异能."""
    found = {type(part) for part in ir.walk(filter_)} & {ir.IsSpell, ir.IsAbility}
    if found == {ir.IsAbility}:
        return "异能"
    return "咒语" if found == {ir.IsSpell} else "咒语或异能"


def event_default(event: Any, role: str) -> str:
    """What an object of the event is, where no filter says so."""
    if isinstance(event, ir.CastsSpell):
        return "咒语"
    if role == "source":
        return "来源"
    return "牌" if isinstance(event, ir.DiscardsCard | ir.CycledPattern) else "永久物"


def event_filter(event: Any, role: str) -> Any:
    """The filter of a pattern that the object of this role fits."""
    if isinstance(event, ir.DealsDamage):
        return event.source if role == "source" else event.to
    if isinstance(event, ir.WouldBeDealt):
        return event.source if role == "source" else event.to
    if role == "other":
        return getattr(event, "attacker", None) or getattr(event, "blocker", None)
    if role == "source":
        return getattr(event, "by", None)
    for name in ("what", "filter"):
        found = getattr(event, name, None)
        if found is not None:
            return found
    return None


@prints(ir.Current)
def _current(p: Printer, ref: ir.Current) -> str:
    return p.each or "其"


@prints(ir.Result)
def _result(p: Printer, ref: ir.Result) -> str:
    p.mention(ref)
    if ref.name.endswith(":others"):
        return "另一张牌"
    return result_noun(p, p.results.get(ref.name))


def result_noun(p: Printer, effect: Any) -> str:
    """What an earlier action did something to, named again."""
    if isinstance(effect, ir.CreateTokens | ir.CreateCopies):
        return "该衍生物" if effect.count == 1 else "它们"
    if isinstance(effect, ir.SwapControl):
        return "它们"
    if isinstance(effect, ir.CopyCard):
        return "该复制"
    what = getattr(effect, "what", None)
    if isinstance(effect, ir.Search) and effect.to == "battlefield":
        return "该永久物" if effect.most == 1 else "那些永久物"
    if isinstance(effect, ir.Move | ir.Reveal | ir.Search | ir.Discard | ir.Mill | ir.Draw):
        many = isinstance(what, ir.All) or (isinstance(what, ir.Choose) and what.most != 1)
        many = many or (isinstance(what, ir.Top) and what.count != 1)
        return "那些牌" if many else "该牌"
    if isinstance(effect, ir.LookAt):
        return "该牌" if isinstance(what, ir.Top) and what.count == 1 else "那些牌"
    if isinstance(effect, ir.DiscardIt):
        return "那些牌"
    if isinstance(effect, ir.RevealUntil):
        return "该牌"
    if isinstance(effect, ir.ForEachPlayer) and isinstance(effect.effect, ir.ChooseObject):
        choice: Any = effect.effect.choice
        if isinstance(choice, ir.Choose):
            return "所选的" + head_noun(p, choice.filter, _zone(choice))
    if isinstance(effect, ir.ChooseObject) and isinstance(effect.choice, ir.Target):
        spec = spec_of(p, effect.choice)
        if spec.most == 1 and zone_of(spec) == "battlefield":
            return "该" + head_noun(p, spec.what, "battlefield")
    if isinstance(effect, ir.ChooseObject) and isinstance(effect.choice, ir.Choose):
        if effect.choice.among is not None and _are_cards(p, effect.choice.among):
            return "该牌" if effect.choice.most == 1 else "那些牌"
        several = "那些" if effect.choice.each else "该"
        return several + head_noun(p, effect.choice.filter, _zone(effect.choice))
    if isinstance(effect, ir.Sacrifice | ir.Destroy | ir.Tap | ir.Untap):
        return "该永久物"
    return "它"


@prints(ir.CostObject)
def _cost_object(p: Printer, ref: ir.CostObject) -> str:
    if ref.role == "exiled":
        return p.words("[exiled-card]")
    if ref.role not in ROLES:
        raise p.fail(ref, "role")
    nouns = {"discarded": "牌", "revealed": "牌", "sacrificed": "生物"}
    return f"所{ROLES[ref.role]}的{nouns.get(ref.role, '永久物')}"


@prints(ir.AttachedTo)
def _attached_to(p: Printer, ref: ir.AttachedTo) -> str:
    host = p.host or "生物"
    if not isinstance(ref.what, ir.This):
        return f"{p.say(ref.what)}所结附的永久物"
    if p.mention(ref):
        return "该" + host
    if "Equipment" in p.subtypes:
        return f"佩带此武具的{host}"
    if "Fortification" in p.subtypes:
        return f"此工事所装备的{host}"
    return p.words((f"受此结界的{host}", f"所结附的{host}", f"所结附的{host}"))


@prints(ir.AttachmentsOf)
def _attachments(p: Printer, ref: ir.AttachmentsOf) -> str:
    return f"所有结附于{p.say(ref.what)}的{noun(p, ref.filter)}"


@prints(ir.All)
def _all(p: Printer, ref: ir.All) -> str:
    if isinstance(ref.filter, ir.Owned) and ref.zones == ("hand",):
        return whose(p, ref.filter.by) + "手牌"
    zone = _zone(ref)
    owner = probe(p, ref.filter, zone).owner
    if zone in ("graveyard", "hand", "library") and owner is not None:
        places = {"graveyard": "坟墓场", "hand": "手上", "library": "牌库"}
        permanents = ""
        if ref.zones[-1:] == ("battlefield",) and isinstance(ref.filter, ir.Owned):
            permanents = f"，以及{whose(p, owner)}所有永久物"
            ref = ir.All(ref.filter, ref.zones[:-1])
        if any(one not in places for one in ref.zones):
            raise p.fail(ref, "zones")
        place = listed([places[one] for one in ref.zones], "和")
        place += "中" if ref.zones[-1] != "hand" else ""
        told = noun(p, ref.filter, zone, last="和", place=False)
        return f"{whose(p, owner).removesuffix('的')}{place}的所有{told}{permanents}"
    if zone == "ante":
        return "赌注区中所有" + noun(p, ref.filter, zone, last="和", place=False)
    return "所有" + noun(p, ref.filter, zone, last="和")


def _zone(ref: Any) -> str:
    zone: str = ref.zones[0]
    return zone


SHOWN = (ir.Reveal, ir.RevealHand, ir.LookAt, ir.RevealUntil, ir.Mill, ir.Draw)


@prints(ir.Choose)
def _choose(p: Printer, ref: ir.Choose) -> str:
    zone = _zone(ref)
    number = chosen_number(p, ref)
    if ref.among is not None:
        cards = _are_cards(p, ref.among)
        unit = "" if number.startswith("任意") else "张" if cards else "个"
        told = noun(p, ref.filter, "hand" if cards else zone, place=False)
        if isinstance(ref.among, ir.Top):
            return f"{p.say(ref.among)}其中{number}{unit}"
        if isinstance(ref.among, ir.Linked):
            return f"{number}{unit}以{p.self_noun}放逐的{told}"
        return f"其中{number}{unit}{told}"
    phrase = probe(p, ref.filter, zone)
    if ref.each:
        return _one_of_each(p, ref, zone)
    if number.startswith("任意"):
        return _any_number(p, ref, zone)
    unit = "张" if phrase.is_card else "位" if phrase.players else "个"
    if phrase.other and number == "一":
        return noun(p, ref.filter, zone, other="另一" + unit)
    if phrase.is_card and zone in ("hand", "graveyard", "library"):
        owner = whose_place(p, phrase.owner) if phrase.owner is not None else ""
        place = {"hand": "手上", "graveyard": "坟墓场中", "library": "牌库中"}[zone]
        return f"{owner}{place}的{number}{unit}{noun(p, ref.filter, zone, place=False)}"
    return f"{number}{unit}{noun(p, ref.filter, zone)}"


def _one_of_each(p: Printer, ref: ir.Choose, zone: str) -> str:
    """One for each of several filters: 由其操控的地中的平原和海岛各一个."""
    phrase = probe(p, ref.filter, zone)
    kinds = listed([noun(p, kind, zone, place=False) for kind in ref.each], "和")
    unit = "张" if phrase.is_card else "个"
    if phrase.is_card and phrase.owner is not None:
        place = {"hand": "手上", "graveyard": "坟墓场中", "library": "牌库中"}[zone]
        return f"{whose_place(p, phrase.owner)}{place}的{kinds}各一{unit}"
    return f"{noun(p, ref.filter, zone)}中的{kinds}各一{unit}"


def _are_cards(p: Printer, ref: Any) -> bool:
    """Is it said of cards, not of permanents?"""
    if isinstance(ref, ir.Top | ir.Linked):
        return True
    if isinstance(ref, ir.Those):
        return _are_cards(p, ref.what)
    made = p.results.get(ref.name) if isinstance(ref, ir.Result) else None
    searched = isinstance(made, ir.Search) and made.to != "battlefield"
    return searched or isinstance(made, (*SHOWN, ir.Discard, ir.DiscardIt, ir.Mill))


def _any_number(p: Printer, ref: ir.Choose, zone: str) -> str:
    """Any number of them; of two 的 the first goes."""
    phrase = probe(p, ref.filter, zone)
    told = noun(p, ref.filter, zone, place=False)
    number = "任意数量" + ("" if phrase.clauses else "的")
    if phrase.is_card and zone in ("hand", "graveyard", "library"):
        owner = "" if phrase.owner is None else whose_place(p, phrase.owner).removesuffix("的")
        place = {"hand": "手上", "graveyard": "坟墓场中", "library": "牌库中"}[zone]
        return f"{owner}{place}{number}{told}"
    return number + told


def chosen_number(p: Printer, ref: ir.Choose) -> str:
    """How many are chosen, without the classifier."""
    least, most = ref.least, ref.most
    if most is None:
        return "任意数量的"
    if isinstance(most, ir.Node):
        return FORMS["figure"](p, most)
    number = number_word(most)
    return number if least == most else f"至多{number}" if least == 0 else f"一至{number}"


@prints(ir.Top)
def _top(p: Printer, ref: ir.Top) -> str:
    if ref.zone != "library" or ref.filter is not None:
        place = "坟墓场" if ref.zone == "graveyard" else "牌库"
        what = noun(p, ref.filter or ir.Anything(), ref.zone, place=False)
        end = "底" if ref.bottom else "顶"
        return f"{whose_place(p, ref.who)}{place}{end}的{FORMS['张'](p, ref.count)}{what}"
    if ref.count == 1:
        return f"{whose(p, ref.who)}牌库顶牌"
    owner = whose_place(p, ref.who)
    return f"{owner}牌库顶的{FORMS['张'](p, ref.count)}牌"


@prints(ir.Linked)
def _linked(p: Printer, ref: ir.Linked) -> str:
    if ref.key == "created":
        return (
            "该衍生物"
            if ref.said == "the token"
            else "所有由{名}产生的衍生物".replace("{名}", p.say(ir.This()))
        )
    return p.words("[exiled-card]")


@prints(ir.StackSource)
def _stack_source(p: Printer, ref: ir.StackSource) -> str:
    return f"{p.say(ref.what)}的来源"


@prints(ir.Became)
def _became(p: Printer, ref: ir.Became) -> str:
    return p.say(ref.what)


@prints(ir.Those)
def _those(p: Printer, ref: ir.Those) -> str:
    effect = p.results.get(ref.what.name) if isinstance(ref.what, ir.Result) else None
    if isinstance(ref.what, ir.StackSource):
        return f"{p.say(ref.what.what)}的来源永久物"
    if isinstance(ref.what, ir.Target):
        return str(p.say(ref.what))
    if isinstance(ref.what, ir.EventObject) and isinstance(ref.filter, ir.Not):
        return "另一个生物"
    told = noun(p, ref.filter)
    if isinstance(effect, ir.Damage):
        return f"以此法受到伤害的{told}"
    if type(effect) in DONE:
        return f"以此法{DONE[type(effect)]}的{told}"
    if isinstance(effect, ir.Discard):
        return f"以此法弃掉的{noun(p, ref.filter, 'hand', place=False)}"
    if isinstance(ref.what, ir.CostObject) and ref.what.role in ROLES:
        return f"以此法{ROLES[ref.what.role]}的{told}"
    if isinstance(ref.what, ir.Linked):
        kind = noun(p, ref.filter, "exile", place=False).removesuffix("牌").removesuffix("的")
        return f"所有{kind}且以{p.self_noun}放逐的牌"
    if isinstance(effect, SHOWN) or ref.said.endswith("#revealed"):
        return f"其中的{noun(p, ref.filter, 'hand', place=False)}"
    return f"其中的{told}"


@prints(ir.Rest)
def _rest(p: Printer, ref: ir.Rest) -> str:
    return "另一个" if ref.said.startswith("the other$") else "其余的"


@prints(ir.Both)
def _both(p: Printer, ref: ir.Both) -> str:
    return listed([p.say(part) for part in ref.parts], "和")
