"""Shorter forms of log phrases, for trace lines that do not carry everything the full one tells.

A line is told with its full phrase (`log_phrases`) if it has all the arguments, else with the first
form here that it can fill. `ALIASES` says where an argument goes under another name.
"""

from __future__ import annotations

from typing import Final

from .chinese.terms import KEYWORDS
from .log_phrases import PHRASES
from .vocabulary import slots_of

SHORTER: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "cannot-beats-can": (("{player} can't do that.", "{player}不能这样做。"),),
    "effect-ends-as-player-leaves": (("An effect of {source} ends.", "{source}的效应结束。"),),
    "fateseal": (("{player} fateseals {n}.", "{player}论命{n}。"),),
    "turn-ended-by-effect": (("The turn of {player} ends.", "{player}的回合结束。"),),
    "ability-countered": (("The ability of {object} is countered.", "{object}的异能被反击。"),),
    "additional-cost-chosen": (
        ("{player} will pay an additional cost for {object}.", "{player}为{object}支付额外费用。"),
    ),
    "alternative-cost-chosen": (
        ("{player} will pay another cost for {object}.", "{player}为{object}支付替代性费用。"),
    ),
    "attack-cost-paid": (("{player} pays to attack.", "{player}支付攻击的费用。"),),
    "attacker-damage-order": (
        ("{player} orders the blockers of {object}.", "{player}排列{object}的阻挡者。"),
    ),
    "attackers-declared": (
        ("{player} attacks with {n} creature(s).", "{player}以{n}个生物进行攻击。"),
    ),
    "attackers-tapped": (("{n} attacker(s) of {player} tapped.", "{player}横置{n}个攻击者。"),),
    "block-cost-paid": (("{player} pays to block.", "{player}支付阻挡的费用。"),),
    "attacker-blocked": (
        ("{object} is blocked by {n} creature(s).", "{object}被{n}个生物阻挡。"),
        ("{object} is blocked.", "{object}被阻挡。"),
    ),
    "blocker-damage-order": (
        (
            "{player} orders the attackers that {object} blocks.",
            "{player}排列{object}所阻挡的攻击者。",
        ),
    ),
    "blockers-declared": (("{n} creature(s) declared as blockers.", "{n}个生物进行阻挡。"),),
    "choice-on-resolution": (
        ("{player} chooses for {object}: {list}.", "{player}为{object}选择：{list}。"),
        ("{player} chooses for {object}.", "{player}为{object}作出选择。"),
    ),
    "combat-damage-assigned": (
        ("Combat damage is assigned to {n} recipient(s).", "战斗伤害已分配，共{n}份。"),
    ),
    "combat-damage-dealt": (
        (
            "Combat damage is dealt at the same time, {n} part(s).",
            "同时造成战斗伤害，共{n}份。",
        ),
    ),
    "combat-damage-recipient-gone": (
        (
            "{object} is gone or no creature, so it is dealt no damage.",
            "{object}已离开或不是生物，不受到伤害。",
        ),
    ),
    "continuous-effect-begins": (("An effect of {source} begins.", "{source}的效应开始。"),),
    "continuous-effect-ends": (("An effect of {source} ends.", "{source}的效应终止。"),),
    "control-exchanged": (
        (
            "Control of {object} and {target} is exchanged.",
            "{object}与{target}的操控权已交换。",
        ),
    ),
    "cost-increased": (("{object} costs {n} more.", "{object}的费用增加{n}。"),),
    "cost-reduced": (("{object} costs {n} less.", "{object}的费用减少{n}。"),),
    "counters-moved": (
        (
            "{n} of these counters move from {source} to {object}: {other}.",
            "{n}个{other}从{source}移到{object}上。",
        ),
    ),
    "delayed-trigger-created": (
        ("{source} sets up a delayed trigger.", "{source}产生延迟触发式异能。"),
    ),
    "emblem-created": (("{player} gets an emblem.", "{player}得到徽记。"),),
    "extra-phase-added": (
        ("{player} gets an additional phase this turn.", "{player}于本回合中得到额外的阶段。"),
    ),
    "illegal-action-rewound": (
        (
            "The action of {player} was illegal and is undone.",
            "{player}的行动不合规则，已取消。",
        ),
    ),
    "instant-or-sorcery-resolved": (("{object} has resolved.", "{object}已结算。"),),
    "keyword-delve": (
        (
            "{n} card(s) of {player}'s graveyard pay for {object} (delve).",
            "{player}以坟墓场的{n}张牌为{object}掘穴。",
        ),
    ),
    "life-gain-forbidden": (("{player} can't gain life.", "{player}不能获得生命。"),),
    "name-chosen": (("{player} chooses a name.", "{player}选择一个牌名。"),),
    "object-copied": (("{target} is copied.", "{target}被复制。"),),
    "object-put-into-library": (
        ("{object} is put into {player}'s library.", "{object}置入{player}的牌库。"),
    ),
    "payment-on-resolution": (
        ("{player} pays as {object} resolves.", "{object}结算时，{player}支付费用。"),
    ),
    "permanent-cannot-enter": (("{object} cannot [enter].", "{object}不能[enter]。"),),
    "permanent-destroyed": (("{object} is destroyed.", "{object}被消灭。"),),
    "piles-made": (
        (
            "{player} makes piles, the first of them empty.",
            "{player}分堆，第一堆没有牌。",
        ),
    ),
    "prevention-shield-created": (
        ("{source} will prevent damage to {target}.", "{source}将防止对{target}造成的伤害。"),
    ),
    "permanents-untapped": (("{player} untaps {n} permanent(s).", "{player}重置{n}个永久物。"),),
    "replacement-applied": (
        ("{source} changes what happens.", "{source}改变将发生的事。"),
        ("Something else happens to {player} instead.", "改为对{player}发生另一件事。"),
    ),
    "sba-attached-object-unattached": (
        ("{object} may not be attached and comes off.", "{object}不能结附，因此分离。"),
    ),
    "sba-equipment-unattached": (
        ("{object} can't stay attached and comes off.", "{object}不能继续装备，因此分离。"),
    ),
    "sba-legend-rule": (
        (
            "{player} keeps {object}; {n} other(s) of its name go to the graveyard.",
            "{player}保留{object}，另外{n}个同名的传奇永久物置入坟墓场。",
        ),
        (
            "The legend rule: {n} permanents of the name of {object} go to the graveyard.",
            "传奇规则：{n}个名称与{object}相同的传奇永久物置入坟墓场。",
        ),
    ),
    "sba-planeswalker-uniqueness": (
        (
            "{n} planeswalkers that share the type of {object} go to the graveyard.",
            "{n}个鹏洛客与{object}类别相同，一同置入坟墓场。",
        ),
    ),
    "sba-toughness-zero": (
        (
            "{object} has toughness 0 or less and goes to the graveyard.",
            "{object}的防御力等于或小于0，置入坟墓场。",
        ),
    ),
    "sba-world-rule": (
        (
            "The world rule puts {n} permanent(s) into the graveyard.",
            "世界规则将{n}个永久物置入坟墓场。",
        ),
    ),
    "spell-countered": (("{object} is countered.", "{object}被反击。"),),
    "target-changed": (
        (
            "{player} changes the target of {object}: {list}.",
            "{player}改变{object}的目标：{list}。",
        ),
    ),
    "trigger-choices-made": (
        ("{player} chooses for the ability of {object}.", "{player}为{object}的异能作出选择。"),
    ),
    "trigger-order-chosen": (
        ("{player} orders triggered abilities.", "{player}排列触发式异能的顺序。"),
    ),
    "type-chosen": (("{player} chooses a type.", "{player}选择一种类别。"),),
    "untap-prevented": (("{object} stays tapped.", "{object}不能重置。"),),
}
"""rule key -> (English, Chinese) forms, the fullest first."""


def _keyword_forms() -> None:
    """A keyword ability that only says whose it is: it triggers, or is applied, by its name."""
    for key in PHRASES:
        name = key.removeprefix("keyword-").replace("-", " ")
        word = KEYWORDS.get(name) if key.startswith("keyword-") else None
        if word is not None and not slots_of(PHRASES[key][0]) <= {"object"}:
            chinese = word if isinstance(word, str) else word[1]
            form = (f"The {name} of {{object}} applies.", f"{{object}}的{chinese}异能生效。")
            SHORTER[key] = (*SHORTER.get(key, ()), form)


_keyword_forms()

FULLER: Final[dict[str, tuple[str, str]]] = {
    "card-drawn": ("{player} draws {object}.", "{player}[draw]到{object}。"),
}
"""Forms told to those who may see all the arguments."""

ALIASES: Final[dict[str, dict[str, str]]] = {
    "delayed-trigger-created": {"object": "source"},
    "delayed-trigger-fired": {"object": "source"},
    "effect-ended-before-begin": {"object": "source"},
    "illegal-action-rewound": {"why": "other"},
}
"""rule key -> {argument: the slot that it fills}."""
