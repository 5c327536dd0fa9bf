"""Log phrases of turns, their parts, priority and the mana pool."""

from __future__ import annotations

from typing import Final

PHRASES: Final[dict[str, tuple[str, str]]] = {
    # Turns, phases and steps
    "turn-begins": ("Turn {n} begins: {player}.", "第{n}回合开始：{player}。"),
    "beginning-phase-begins": ("The beginning phase begins.", "开始阶段开始。"),
    "untap-step-begins": ("{player}'s untap step begins.", "{player}的重置步骤开始。"),
    "phasing-at-untap": (
        "{player}'s permanents phase in and out: {list}.",
        "{player}的永久物跃回与跃离：{list}。",
    ),
    "day-night-checked": ("The game looks at whether day or night changes.", "检查昼夜是否转换。"),
    "permanents-untapped": ("{player} untaps {list}.", "{player}重置{list}。"),
    "untap-prevented": (
        "{object} stays tapped because of {source}.",
        "由于{source}，{object}不能重置。",
    ),
    "untap-no-priority": ("Nobody gets priority in the untap step.", "重置步骤中无人得到优先权。"),
    "upkeep-step-begins": ("{player}'s upkeep begins.", "{player}的维持步骤开始。"),
    "draw-step-begins": ("{player}'s draw step begins.", "{player}的[draw-step]开始。"),
    "turn-draw": ("{player} draws a card for the turn.", "{player}进行本回合的[draw]牌。"),
    "precombat-main-begins": (
        "{player}'s precombat main phase begins.",
        "{player}的战斗前[main-phase]开始。",
    ),
    "saga-lore-counter-added": ("{object} gets a lore counter.", "{object}得到一个学问指示物。"),
    "postcombat-main-begins": (
        "{player}'s postcombat main phase begins.",
        "{player}的战斗后[main-phase]开始。",
    ),
    "combat-phase-begins": ("{player}'s combat phase begins.", "{player}的战斗阶段开始。"),
    "beginning-of-combat-begins": ("The beginning of combat step begins.", "战斗开始步骤开始。"),
    "declare-attackers-step-begins": ("The declare attackers step begins.", "宣告攻击者步骤开始。"),
    "declare-blockers-step-begins": ("The declare blockers step begins.", "宣告阻挡者步骤开始。"),
    "first-strike-step-begins": (
        "There is a first combat damage step for first strike and double strike.",
        "因先攻或连击，先进行第一个战斗伤害步骤。",
    ),
    "combat-damage-step-begins": ("The combat damage step begins.", "战斗伤害步骤开始。"),
    "end-of-combat-step-begins": ("The end of combat step begins.", "战斗结束步骤开始。"),
    "ending-phase-begins": ("The [ending-phase] begins.", "[ending-phase]开始。"),
    "end-step-begins": ("{player}'s [end-step] begins.", "{player}的[end-step]开始。"),
    "cleanup-step-begins": ("{player}'s cleanup step begins.", "{player}的清除步骤开始。"),
    "cleanup-discard": (
        "{player} discards {n} card(s) down to the maximum hand size.",
        "{player}弃{n}张牌，以符合手牌上限。",
    ),
    "damage-wears-off": ("Damage wears off all permanents.", "所有永久物上的伤害移除。"),
    "until-end-of-turn-ends": (
        "Effects that last until end of turn end.",
        "持续到回合结束的效应终止。",
    ),
    "cleanup-priority": (
        "Something happened in the cleanup step, so {player} gets priority.",
        "清除步骤中有事发生，{player}得到优先权。",
    ),
    "cleanup-repeated": ("Another cleanup step follows.", "再进行一个清除步骤。"),
    "step-ends": ("The {step} ends.", "{step}结束。"),
    "phase-ends": ("The {step} ends.", "{step}结束。"),
    "duration-ends-with-step": (
        "The effect of {source} ends with the {step}.",
        "{source}的效应随{step}结束而终止。",
    ),
    "extra-turn-added": (
        "{player} will take an extra turn after this one.",
        "{player}将在本回合之后进行一个额外的回合。",
    ),
    "effect-ignored": (
        "{player} ignores the effect of {source} until end of turn.",
        "{player}忽略{source}的效应直到回合结束。",
    ),
    "extra-step-added": (
        "An additional step is added to the turn: {step}.",
        "本回合增加一个额外的步骤：{step}。",
    ),
    "extra-phase-added": ("An extra {step} is added to the turn.", "本回合增加一个额外的{step}。"),
    "turn-markers-handed-out": (
        "Turn markers, whose turns begin at the same time: {list}.",
        "回合标记（回合同时开始）：{list}。",
    ),
    "turn-marker-passed": (
        "{other} passes the turn marker to {player}.",
        "{other}将回合标记传给{player}。",
    ),
    "turn-marker-waits": (
        "{player} waits: another turn marker is within three seats to the left.",
        "{player}等待：左侧三个座位内有另一个回合标记。",
    ),
    "turn-marker-designated": (
        "{player}'s turn marker is designated for removal.",
        "{player}的回合标记被指定为将移除。",
    ),
    "turn-marker-removed": (
        "{player}'s turn marker is removed.",
        "{player}的回合标记被移除。",
    ),
    "turn-skipped": ("{player} skips a turn.", "{player}略过一个回合。"),
    "phase-skipped": ("{player} skips the {step}.", "{player}略过{step}。"),
    "step-skipped": ("{player} skips the {step}.", "{player}略过{step}。"),
    "combat-steps-skipped": (
        "Nothing attacks, so blocks and combat damage are skipped.",
        "无生物攻击，略过宣告阻挡者与战斗伤害步骤。",
    ),
    "turn-ended-by-effect": ("{source} ends the turn.", "{source}结束本回合。"),
    # Mana in the pool
    "mana-added": ("{source} adds {list} for {player}.", "{source}为{player}加{list}。"),
    "mana-undefined": (
        "{source} adds no mana, as its type is undefined.",
        "{source}的[mana]类别无法确定，因此不产生[mana]。",
    ),
    "mana-pool-empties": ("{player}'s [mana-pool] empties.", "{player}的[mana-pool]清空。"),
    "mana-burn": ("{player} loses {n} life to mana burn.", "{player}因[mana-burn]失去{n}点生命。"),
    "mana-spent": ("{player} spends {list}.", "{player}支付{list}。"),
    # Timing and priority
    "priority-received": ("{player} has priority.", "{player}得到优先权。"),
    "priority-after-resolution": (
        "{player} gets priority after the resolution.",
        "结算之后，{player}得到优先权。",
    ),
    "priority-kept": ("{player} keeps priority.", "{player}仍有优先权。"),
    "priority-passed": ("{player} passes.", "{player}让过优先权。"),
    "all-passed": ("All players have passed in a row.", "所有[player]依次让过。"),
    "state-checked-before-priority": (
        "[state-based-action]s and triggers come before priority.",
        "得到优先权之前，先处理[state-based-action]与触发。",
    ),
    "apnap-order": ("Choices are made in turn order: {list}.", "依回合顺序作出选择：{list}。"),
    # Special actions
    "land-played": ("{player} plays {object}.", "{player}使用{object}。"),
    "land-limit-reached": (
        "{player} can play no more lands this turn.",
        "{player}本回合不能再使用地。",
    ),
    "face-down-turned-up": ("{player} turns {object} face up.", "{player}将{object}翻回正面。"),
    "delayed-action-taken": (
        "{player} takes the action that {source} allows.",
        "{player}执行{source}允许的动作。",
    ),
    "static-effect-ignored": (
        "{player} ignores the effect of {source} for now.",
        "{player}暂时忽略{source}的效应。",
    ),
    "suspended-from-hand": (
        "{player} suspends {object} with {n} time counter(s).",
        "{player}延缓{object}，放置{n}个计时指示物。",
    ),
    "companion-put-into-hand": (
        "{player} pays to put {object} from outside the game into hand.",
        "{player}付费，将游戏之外的{object}置于手上。",
    ),
    "foretold-from-hand": ("{player} foretells a card.", "{player}预示一张牌。"),
    "plotted-from-hand": ("{player} plots {object}.", "{player}谋划{object}。"),
}
