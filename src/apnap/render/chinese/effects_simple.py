"""Effects whose words are one template, or nearly."""

from __future__ import annotations

from typing import Any

from apnap import ir

from .amounts import figure, things
from .conditions import step_words
from .costs import exiled
from .nouns import classifier, counted, noun
from .parts import quote
from .printer import FORMS, TEMPLATES, Printer, form, prints
from .refs import who as subject
from .terms import subtype_name
from .words import counter_word

TEMPLATES.update(
    {
        ir.GainLife: "{who:you}获得{amount:life}",
        ir.LoseLife: "{who:you}失去{amount:life}",
        ir.Exploit: "你可以牺牲一个生物",
        ir.Discover: "{who:who}发现{count:figure}",
        ir.BecomeMonarch: "{who:you}成为君主",
        ir.RingTempts: "魔戒引诱{who}",
        ir.Suspect: "怀疑{what:obj}",
        ir.Incubate: "{who:who}孵化{count:figure}",
        ir.Earthbend: "对{what:obj}御土{count:figure}",
        ir.Unsuspect: "{what:obj}不再遭怀疑",
        ir.GetEnergy: "{who:you}得到{count:energy}",
        ir.Proliferate: "{who:who}增殖",
        ir.GainLevel: "此职业成为{level:figure}级",
        ir.Explore: "{what}勘察",
        ir.Connive: "{what}密谋{count:figure}",
        ir.Amass: "{who:who}聚众{subtype:subtype}{count:figure}",
        ir.GivePoison: "{who:you}得到{amount:个}中毒指示物",
        ir.Fight: "{a}与{b}互斗",
        ir.Surveil: "{who:who}刺探{count:figure}",
        ir.RevealHand: "{who:who}展示{who:own}手牌",
        ir.Reveal: "{what:chooser}展示{what:obj}",
        ir.Tap: "{what:chooser}横置{what:obj}",
        ir.Untap: "{what:chooser}重置{what:obj}",
        ir.Regenerate: "重生{what:obj}",
        ir.ShuffleInto: "将{what}洗入其拥有者的牌库",
        ir.RemoveCounters: "从{what}上移去{count:up_to}{kind:kind}",
        ir.PutSameCounters: "将{source}上的各种指示物同样放置在{to}上",
        ir.MoveCounters: "将{count:up_to}{kind:kind}从{source}移到{to}上",
        ir.Attach: "将{what}结附于{to}上",
        ir.Unattach: "[unattach]{what:obj}",
        ir.Plot: "{what}成为已密谋的牌",
        ir.ManifestDread: "{who:who}显化惧像",
        ir.Encode: "你可以放逐此咒语牌，且将其编码在由你操控的一个生物上",
        ir.GainSpeed: "{who:whose}速度增加1",
        ir.BecomeSaddled: "{what}成为已骑乘直到回合结束",
        ir.Exert: "耗竭{what:obj}",
        ir.Pair: "将{what}与{other}组队",
        ir.GainFollowing: "{what}获得下列异能直到回合结束",
        ir.Process: "{effect}",
        ir.ExchangeControl: "交换{a}与{b}的操控权",
        ir.ExchangeOwnership: "交换{a}与{b}的拥有权",
        ir.Phase: "{what}跃离",
        ir.Flip: "倒转{what:obj}",
        ir.Transform: "转化{what:obj}",
        ir.RemoveFromCombat: "将{what}移出战斗",
        ir.RemoveDamage: "移去{what}上的所有伤害",
        ir.BecomeBlocked: "{what}成为被阻挡",
        ir.BlockNow: "{what}阻挡{attacker}",
        ir.Unblock: "{what}先前所阻挡且本次战斗中只被{by}阻挡过的生物成为未受阻挡",
        ir.ExchangeCards: "将{a}与{b}互换",
        ir.SetAside: "{what}与{of}相关联",
        ir.ExtraTurn: "{who:who}在本回合之后进行一个额外的回合",
        ir.EndTurn: "结束本回合",
        ir.PlaySubgame: "各[player]以其牌库为套牌进行一盘子游戏",
        ir.Planeswalk: "时空转移",
        ir.WinGame: "{who:you}赢得[this-game]",
        ir.LoseGame: "{who:you}输掉[this-game]",
        ir.DrawGame: "[this-game]为平手",
        ir.LoseMana: "{who:you}失去所有未用的[mana]",
        ir.SetLife: "{who:whose}总生命成为{amount:value}",
        ir.ExchangeLife: "{a}与{b}交换总生命",
    }
)


@form("kind")
def kind(p: Printer, name: Any) -> str:
    """A kind of counter."""
    return counter_word(str(name), p.vocabulary)


@form("up_to")
def up_to(p: Printer, count: Any) -> str:
    """So many, or all."""
    return "所有" if count == "all" else things(p, count, "个")


@form("own")
def own(p: Printer, who: ir.Node) -> str:
    """The possessive after the subject itself."""
    return "你的" if isinstance(who, ir.You) else "其"


# ------------------------------------------------ cards


@prints(ir.DiscardIt)
def _discard_it(p: Printer, node: ir.DiscardIt) -> str:
    who = FORMS["who"](p, node.who)
    what: Any = node.what
    told = FORMS["obj"](p, what)
    chose = (what.chooser or ir.You()) if isinstance(what, ir.Choose) else node.who
    other = chose != node.who and not what.random
    chooser = FORMS["you"](p, chose) or "你" if other else ""
    return f"{chooser}选择{told}，且{p.say(node.who)}弃掉之" if other else f"{who}弃掉{told}"


@prints(ir.Draw)
def _draw(p: Printer, node: ir.Draw) -> str:
    most = "至多" if node.up_to else ""
    return p.words(f"{subject(p, node.who)}[draw]{most}{things(p, node.count, '张')}牌")


@prints(ir.Scry)
def _scry(p: Printer, node: ir.Scry) -> str:
    own = node.whose is None or node.whose == node.who
    return f"{subject(p, node.who)}{'占卜' if own else '论命'}{figure(p, node.count)}"


@prints(ir.Discard)
def _discard(p: Printer, node: ir.Discard) -> str:
    if node.chooser is not None:
        return _chosen_by(p, node)
    who = subject(p, node.who)
    if node.count == "hand":
        return f"{who}弃掉{own(p, node.who)}手牌"
    random = "随机" if node.random else ""
    if isinstance(node.count, ir.Count) and not isinstance(node.filter, ir.Anything):
        return f"{who}弃掉所有{noun(p, node.filter, 'hand', place=False)}"
    if node.count == 1:
        return f"{who}{random}弃{counted(p, node.filter, '一', 'hand')}"
    number = things(p, node.count, "张")
    return f"{who}{random}弃{number}{noun(p, node.filter, 'hand', place=False)}"


def _chosen_by(p: Printer, node: ir.Discard) -> str:
    """You choose a card of that hand; the player discards it."""
    chooser = p.say(node.chooser) if node.chooser is not None else "你"
    number = things(p, node.count, "张")
    what = noun(p, node.filter, "hand", place=False)
    player = p.words("该[player]")
    told = f"{chooser}从其中选择{number}{what}"
    if not p.mentioned(node.who):
        told = f"{chooser}从{p.say(node.who)}的手牌中选择{number}{what}"
    return f"{told}。{player}弃掉{'该牌' if node.count == 1 else '那些牌'}"


@prints(ir.Mill)
def _mill(p: Printer, node: ir.Mill) -> str:
    number = things(p, node.count, "张")
    if p.index == 2:
        return f"{subject(p, node.who)}磨{number}牌"
    if isinstance(node.who, ir.You):
        return f"将你牌库顶的{number}牌置入你的坟墓场"
    return f"{subject(p, node.who)}将其牌库顶的{number}牌置入其坟墓场"


@prints(ir.Shuffle)
def _shuffle(p: Printer, node: ir.Shuffle) -> str:
    if isinstance(node.who, ir.You):
        return p.word("library-shuffled")
    if p.index == 2:
        return f"{subject(p, node.who)}洗牌"
    return f"{subject(p, node.who)}将其牌库洗牌"


@prints(ir.RepeatProcess)
def _repeat_process(p: Printer, node: ir.RepeatProcess) -> str:
    return "重复此流程"


@prints(ir.LookAt)
def _look_at(p: Printer, node: ir.LookAt) -> str:
    what = p.say(node.what)
    may = "你可以" if node.said == "as long" else ""
    return f"{may}{subject(p, node.who)}检视{what}"


# ------------------------------------------------ permanents and spells


@prints(ir.PutCounters)
def _put_counters(p: Printer, node: ir.PutCounters) -> str:
    most = "至多" if node.up_to else ""
    counters = most + up_to(p, node.count) + kind(p, node.kind)
    what: Any = node.what
    if node.total is not None:
        total = f"此异能不能使其上{kind(p, node.kind)}的总数超过{things(p, node.total, '个')}"
        return f"在{p.say(what)}上放置{counters}。{total}"
    if isinstance(what, ir.All):
        return f"在每个{noun(p, what.filter, what.zones[0])}上各放置{counters}"
    if node.divided:
        return f"将{counters}依你的选择分配于{p.say(what)}上"
    each = "各" if plural(p, what) else ""
    return f"在{p.say(what)}上{each}放置{counters}"


@prints(ir.Destroy)
def _destroy(p: Printer, node: ir.Destroy) -> str:
    told = f"消灭{FORMS['obj'](p, node.what)}"
    if not node.no_regeneration:
        return told
    many = isinstance(node.what, ir.All | ir.Both) or plural(p, node.what)
    return f"{told}。{'它们' if many else '它'}不能重生"


def plural(p: Printer, ref: Any) -> bool:
    """Are there several of it?"""
    if isinstance(ref, ir.Target) and ref.slot < len(p.specs):
        return bool(p.specs[ref.slot].most != 1)
    return isinstance(ref, ir.All)


@prints(ir.Sacrifice)
def _sacrifice(p: Printer, node: ir.Sacrifice) -> str:
    who = subject(p, node.who)
    if node.count == 1:
        return f"{who}牺牲{counted(p, node.filter, '一')}"
    number = things(p, node.count, classifier(p, node.filter))
    return f"{who}牺牲{number}{noun(p, node.filter)}"


@prints(ir.SacrificeIt)
def _sacrifice_it(p: Printer, node: ir.SacrificeIt) -> str:
    return f"{subject(p, node.who)}牺牲{FORMS['obj'](p, node.what)}"


@prints(ir.Counter)
def _counter(p: Printer, node: ir.Counter) -> str:
    told = f"反击{FORMS['obj'](p, node.what)}"
    if not node.to:
        return told
    places = {
        "exile": exiled(p, "它"),
        "hand": "将它移回其拥有者手上",
        "library-top": "将它置于其拥有者的牌库顶",
        "library-bottom": "将它置于其拥有者的牌库底",
        "library-either": "将它置于其拥有者的牌库顶或牌库底，由你选择",
        "battlefield": p.words(
            ("将它在你的操控下放置进场", "将它在你的操控下放进战场", "将它在你的操控下放进战场")
        ),
    }
    if node.to not in places:
        raise p.fail(node, "to")
    if node.only is not None:
        kind = noun(p, node.only, "stack")
        return f"{told}。若{kind}以此法被反击，则改为{places[node.to]}，而非置入其拥有者的坟墓场"
    return f"{told}。若该咒语以此法被反击，则改为{places[node.to]}，而非置入其拥有者的坟墓场"


@prints(ir.TurnFace)
def _turn_face(p: Printer, node: ir.TurnFace) -> str:
    return f"将{p.say(node.what)}翻{'为牌面朝下' if node.down else '回正面'}"


@prints(ir.CastCard)
def _cast_card(p: Printer, node: ir.CastCard) -> str:
    may = "可以" if node.optional else ""
    who = "你" if isinstance(node.who, ir.You) else p.say(node.who)
    free = "，且[without-paying]支付其[mana-cost]" if node.free else ""
    verb = "使用" if node.play else "[cast]"
    return p.words(f"{who}{may}{verb}{p.say(node.what)}{free}")


@prints(ir.CopySpell)
def _copy_spell(p: Printer, node: ir.CopySpell) -> str:
    from .parts import predicates

    times = "" if node.count == 1 else f"{FORMS['figure'](p, node.count)}次"
    told = f"{subject(p, node.who)}复制{FORMS['obj'](p, node.what)}{times}"
    more = predicates(p, node.exceptions, gains=False)
    if more:
        told += p.words(f"，但该[copy]{'且'.join(more)}")
    if node.retarget:
        who = "你" if isinstance(node.who, ir.You) else p.say(node.who)
        told += p.words(f"。{who}可以为该[copy]选择新的目标")
    return told


# ------------------------------------------------ turns


@prints(ir.ExtraStep)
def _extra_step(p: Printer, node: ir.ExtraStep) -> str:
    place = step_words(p, node, node.after) if node.after else "本步骤"
    who = "" if isinstance(node.who, ir.You) else subject(p, node.who)
    step = step_words(p, node, node.step)
    step += "" if step.endswith(("步骤", "阶段")) else "步骤"
    return f"{who}在{place}之后，加入一个额外的{step}"


@prints(ir.ExtraPhase)
def _extra_phase(p: Printer, node: ir.ExtraPhase) -> str:
    names = {"combat": "战斗阶段", "main": "[land-phase]"}
    if not set(node.phases) <= names.keys():
        raise p.fail(node, "phases")
    told = "，接着是".join(f"一个额外的{p.words(names[one])}" for one in node.phases)
    here = f"本{p.words(names['main'])}" if node.after_main else "本阶段"
    return f"在{here}之后，加入{told}"


@prints(ir.SkipNext)
def _skip_next(p: Printer, node: ir.SkipNext) -> str:
    if node.step == "all-combat":
        return f"{subject(p, node.who)}略过{own(p, node.who)}下一个回合的所有战斗阶段"
    if node.step == "combat-this-turn":
        return f"{subject(p, node.who)}略过{own(p, node.who)}本回合的下一个战斗阶段"
    step = step_words(p, node, node.step)
    name = step if step.endswith(("步骤", "阶段", "回合")) else step + "步骤"
    return f"{subject(p, node.who)}略过{own(p, node.who)}下一个{name}"


@prints(ir.ControlTurn)
def _control_turn(p: Printer, node: ir.ControlTurn) -> str:
    told = p.say(node.who)
    return p.words(f"于{told}的下一个回合中，你操控该[player]")


@prints(ir.CreateEmblem)
def _create_emblem(p: Printer, node: ir.CreateEmblem) -> str:
    given = []
    for part in node.given:
        if not isinstance(part, ir.AddAbility):
            raise p.fail(node, "given")
        given.append(quote(p, part.ability))
    return f"{subject(p, node.who)}得到具有{'和'.join(given)}的徽记"


@form("energy")
def energy(p: Printer, count: Any) -> str:
    """Energy counters as symbols."""
    if isinstance(count, int) and count < 6:
        return "{E}" * count
    return f"{figure(p, count)}个能量指示物"


@form("subtype")
def subtype(p: Printer, name: Any) -> str:
    """A subtype."""
    return subtype_name(str(name), p.vocabulary)


OWN_ZONES = {"hand": "手牌", "graveyard": "坟墓场", "library": "牌库"}


@prints(ir.Own)
def _own(p: Printer, node: ir.Own) -> str:
    who = "你" if isinstance(node.who, ir.You) else p.say(node.who)
    return f"{who}拥有{p.say(node.what)}"


@prints(ir.ExchangeZones)
def _exchange_zones(p: Printer, node: ir.ExchangeZones) -> str:
    who = "" if isinstance(node.who, ir.You) else p.say(node.who)
    whose = "你的" if isinstance(node.who, ir.You) else "其"
    return f"{who}将{whose}{OWN_ZONES[node.a]}与{OWN_ZONES[node.b]}互换"


@prints(ir.SplitPiles)
def _split_piles(p: Printer, node: ir.SplitPiles) -> str:
    whose = "你的" if isinstance(node.chooser, ir.You) else "其"
    parted = f"{p.say(node.by)}将{p.say(node.what)}分成两堆"
    if node.chosen in OWN_ZONES and node.other in OWN_ZONES:
        first, second = (whose + OWN_ZONES[zone] for zone in (node.chosen, node.other))
        return f"{parted}。将其中一堆置入{first}，另一堆置入{second}"
    verbs = {"exile": p.word("exiled-by"), "battlefield": p.word("back-in")}
    if node.chosen not in verbs or node.other not in verbs:
        raise p.fail(node, "chosen")
    chooser = "你" if isinstance(node.chooser, ir.You) else p.say(node.chooser)
    one, other = verbs[node.chosen], verbs[node.other]
    return f"{parted}。将{chooser}所选择的一堆{one}，另一堆则{other}"


@prints(ir.Reorder)
def _reorder(p: Printer, node: ir.Reorder) -> str:
    how = "随机" if node.random else "按其意愿"
    if not node.random and isinstance(node.who, ir.You):
        how = "按你的意愿"
    whose = "你的" if isinstance(node.who, ir.You) else "其"
    return f"{subject(p, node.who)}{how}重新排列{whose}坟墓场中牌的顺序"


@prints(ir.BecomeMarked)
def _become_marked(p: Printer, node: ir.BecomeMarked) -> str:
    counters: Any = node.effect
    if node.word == "monstrous":
        return f"蛮化{figure(p, counters.count)}"
    raise p.fail(node, "word")


@prints(ir.Manifest)
def _manifest(p: Printer, node: ir.Manifest) -> str:
    who = "" if isinstance(node.who, ir.You) else p.say(node.who)
    verb = "遮掩" if node.cloak else "显化"
    if node.what is not None:
        return f"{who}{verb}{p.say(node.what)}"
    whose = "你" if isinstance(node.who, ir.You) else "其"
    return f"{who}{verb}{whose}牌库顶的{things(p, node.count, '张')}牌"


@prints(ir.CastCopy)
def _cast_copy(p: Printer, node: ir.CastCopy) -> str:
    who = "你" if isinstance(node.who, ir.You) else p.say(node.who)
    free = p.words("，且[without-paying]支付其[mana-cost]") if node.free else ""
    return p.words(f"复制{p.say(node.what)}。{who}可以[cast]该复制品") + free
