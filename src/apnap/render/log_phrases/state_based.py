"""Log phrases of state-based actions."""

from __future__ import annotations

from typing import Final

PHRASES: Final[dict[str, tuple[str, str]]] = {
    # State-based actions
    "sba-checked": ("[state-based-action]s are checked.", "检查[state-based-action]。"),
    "sba-life-zero": (
        "{player} has {n} life and loses the game.",
        "{player}的生命为{n}，输掉[this-game]。",
    ),
    "sba-drew-from-empty-library": (
        "{player} drew from an empty library and loses the game.",
        "{player}从空牌库[draw]牌，输掉[this-game]。",
    ),
    "sba-poison": (
        "{player} has {n} poison counters and loses the game.",
        "{player}有{n}个中毒指示物，输掉[this-game]。",
    ),
    "sba-token-ceases": ("The token {object} ceases to exist.", "衍生物{object}消失。"),
    "sba-copy-ceases": ("The copy {object} ceases to exist.", "[copy]{object}消失。"),
    "sba-toughness-zero": (
        "{object} has toughness {n} and goes to the graveyard.",
        "{object}的防御力为{n}，置入坟墓场。",
    ),
    "sba-lethal-damage": (
        "{object} has lethal damage and is destroyed.",
        "{object}受到致命伤害，被消灭。",
    ),
    "sba-deathtouch-damage": (
        "{object} was dealt damage by deathtouch and is destroyed.",
        "{object}受到死触来源的伤害，被消灭。",
    ),
    "sba-loyalty-zero": (
        "{object} has no loyalty and goes to the graveyard.",
        "{object}的忠诚为零，置入坟墓场。",
    ),
    "sba-planeswalker-uniqueness": (
        "Planeswalkers share a type and go to the graveyard: {list}.",
        "鹏洛客类别相同，置入坟墓场：{list}。",
    ),
    "sba-role-rule": (
        "{object} goes to the graveyard: a newer Role of {player} is there.",
        "{player}有更新的职责，因此{object}置入坟墓场。",
    ),
    "sba-legend-rule": (
        "The legend rule puts these into the graveyard: {list}.",
        "因传奇规则置入坟墓场：{list}。",
    ),
    "sba-world-rule": (
        "The world rule puts these into the graveyard: {list}.",
        "因世界规则置入坟墓场：{list}。",
    ),
    "sba-aura-illegal": (
        "{object} enchants nothing legal and goes to the graveyard.",
        "{object}未合法结附，置入坟墓场。",
    ),
    "sba-equipment-unattached": (
        "{object} can't stay attached to {target} and comes off.",
        "{object}不能留在{target}上，因此[unattached]。",
    ),
    "sba-attached-object-unattached": (
        "{object} may not be attached and comes off {target}.",
        "{object}不得结附，从{target}上[unattached]。",
    ),
    "sba-counters-removed-in-pairs": (
        "{object} loses {n} pair(s) of +1/+1 and -1/-1 counters.",
        "{object}成对移去{n}个+1/+1与{n}个-1/-1指示物。",
    ),
    "sba-counter-limit": (
        "{object} keeps only {n} of these counters: {other}.",
        "{object}只保留{n}个{other}。",
    ),
    "sba-phenomenon-over": (
        "{object} is over: {player} planeswalks.",
        "{object}已结束：{player}时空转移。",
    ),
    "sba-saga-finished": (
        "{player} sacrifices {object}, whose last chapter is over.",
        "{object}的最后一章已结束，{player}将其牺牲。",
    ),
    "sba-dungeon-completed": ("{player} completes {object}.", "{player}完成{object}。"),
    "sba-battle-defense-zero": (
        "{object} has no defense and goes to the graveyard.",
        "{object}的守备为零，置入坟墓场。",
    ),
    "sba-battle-protector-chosen": (
        "{player} chooses {other} as protector of {object}.",
        "{player}选择{other}为{object}的守护者。",
    ),
    "sba-siege-protector-chosen": (
        "{player} chooses {other} as new protector of {object}.",
        "{player}选择{other}为{object}的新守护者。",
    ),
    "sba-role-replaced": (
        "Older Roles of {player} on {target} go: {list}.",
        "{player}在{target}上的旧角色离开：{list}。",
    ),
    "sba-team-life-zero": (
        "The team of {player} has {n} life and loses the game.",
        "{player}的[team]生命为{n}，输掉[this-game]。",
    ),
    "sba-team-poison": (
        "The team of {player} has {n} poison counters and loses the game.",
        "{player}的[team]有{n}个中毒指示物，输掉[this-game]。",
    ),
    "sba-commander-damage": (
        "{player} was dealt {n} combat damage by {source} and loses the game.",
        "{player}受到{source}的{n}点战斗伤害，输掉[this-game]。",
    ),
    "sba-commander-to-command-zone": (
        "{player} moves {object} to the command zone.",
        "{player}将{object}移到统帅区。",
    ),
    "sba-one-replacement-for-all": (
        "{source} replaces all these like results at once.",
        "{source}一次替代所有相同的结果。",
    ),
}
