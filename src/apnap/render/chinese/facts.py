"""Times and facts of the turn in words: when something may be done, what happened this turn."""

from __future__ import annotations

from typing import Final

TIMES: Final[dict[str, str]] = {
    "upkeep": "维持中",
    "draw": "[draw-step]中",
    "combat": "战斗中",
    "turn": "回合中",
    "main": "[land-phase]中",
    "beginning-of-combat": "战斗开始步骤中",
    "declare-attackers": "宣告攻击者步骤中",
    "declare-blockers": "宣告阻挡者步骤中",
    "combat-damage": "战斗伤害步骤中",
    "end-of-combat": "战斗结束步骤中",
    "end-step": "[end-step]中",
    "before-attackers": "宣告攻击者之前",
    "before-blockers": "宣告阻挡者之前",
    "before-combat": "战斗之前",
    "after-combat": "战斗之后",
    "before-end-of-combat": "战斗结束步骤之前",
    "before-combat-damage": "战斗伤害步骤之前",
    "combat-before-blockers": "战斗中，宣告阻挡者之前",
    "combat-after-blockers": "战斗中，宣告阻挡者之后",
    "combat-before-attackers": "战斗中，宣告攻击者之前",
    "after-blockers": "战斗中，宣告阻挡者之后",
    "before-end": "[end-step]之前",
    "after-upkeep": "维持步骤之后",
}
"""When an ability may be activated or a spell be cast."""

OWNERS: Final[dict[str, str]] = {
    "your-": "你的",
    "opponents-": "对手的",
}

HAPPENED: Final[dict[str, str]] = {
    "attackers-declared": "曾宣告攻击者",
    "attacked-this-step": "受到攻击",
    "cards-discarded": "曾弃牌",
    "cards-drawn": "曾[draw]牌",
    "combat-damage-taken": "曾受到战斗伤害",
    "combat-phases": "曾有战斗阶段",
    "counters-put": "曾放置指示物",
    "creatures-died": "有生物从[battlefield]置入坟墓场",
    "creatures-entered": "有生物[enter]",
    "damage-taken": "曾受到伤害",
    "damaged": "曾受到伤害",
    "graveyard-cards": "有牌置入坟墓场",
    "descended": "有永久物牌置入坟墓场",
    "lands-entered": "有地[enter]",
    "lands-played": "曾使用地",
    "libraries-searched": "曾搜寻牌库",
    "life-gained": "曾获得生命",
    "life-lost": "曾失去生命",
    "permanents-died": "有永久物从[battlefield]置入坟墓场",
    "permanents-entered": "有永久物[enter]",
    "permanents-left": "有永久物[leaves]",
    "nonlands-left": "有非地永久物[leaves]",
    "sacrificed": "曾牺牲永久物",
    "mana-spent": "曾支付[mana]",
    "other-spells-cast": "曾[cast]其他咒语",
    "spells-cast": "曾[cast]咒语",
    "spells-cast-before": "上一个回合中曾[cast]咒语",
    "spells-warped": "有咒语以跃迁[cast]",
    "tokens-created": "有衍生物[enter]",
}
"""fact of the turn -> that it happened."""

COUNTED: Final[dict[str, str]] = {
    "attackers-declared": "所宣告之攻击者",
    "cards-discarded": "所弃之牌",
    "cards-drawn": "所[draw]之牌",
    "combat-damage-taken": "所受之战斗伤害",
    "combat-phases": "战斗阶段",
    "counters-put": "所放置之指示物",
    "creatures-died": "从[battlefield]置入坟墓场之生物",
    "creatures-entered": "[enter]之生物",
    "damage-taken": "所受之伤害",
    "graveyard-cards": "置入坟墓场之牌",
    "descended": "置入坟墓场之永久物牌",
    "lands-entered": "[enter]之地",
    "lands-played": "所使用之地",
    "libraries-searched": "搜寻牌库",
    "life-gained": "所获得之生命",
    "life-lost": "所失去之生命",
    "permanents-died": "从[battlefield]置入坟墓场之永久物",
    "permanents-entered": "[enter]之永久物",
    "permanents-left": "[leaves]之永久物",
    "nonlands-left": "[leaves]之非地永久物",
    "sacrificed": "所牺牲之永久物",
    "mana-spent": "所支付之[mana]",
    "other-spells-cast": "所[cast]之其他咒语",
    "spells-cast": "所[cast]之咒语",
    "spells-cast-before": "上一个回合中所[cast]之咒语",
    "spells-warped": "以跃迁[cast]之咒语",
    "tokens-created": "[enter]之衍生物",
}
"""fact of the turn -> what is counted."""


def time_words(timing: str) -> str | None:
    """于你的维持中, 于战斗中; None for a time that is not known."""
    if timing == "instant":
        return "于你能[cast]瞬间的时机下"
    if timing == "not-your-turn":
        return "于不是你的回合中"
    for prefix, owner in OWNERS.items():
        if timing.startswith(prefix) and timing.removeprefix(prefix) in TIMES:
            return f"于{owner}{TIMES[timing.removeprefix(prefix)]}"
    return f"于{TIMES[timing]}" if timing in TIMES else None
