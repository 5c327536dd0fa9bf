"""Log phrases of replacement, triggered abilities, continuous effects, and what comes of them."""

from __future__ import annotations

from typing import Final

PHRASES: Final[dict[str, tuple[str, str]]] = {
    # Replacement and prevention effects
    "replacement-applied": (
        "{source} changes what happens: {other}.",
        "{source}改变此事件：{other}。",
    ),
    "replacement-chosen": (
        "{player} applies {source} first, among {list}.",
        "在{list}之中，{player}先应用{source}。",
    ),
    "replacement-applied-once": (
        "{source} applies to an event only once.",
        "{source}对同一事件只应用一次。",
    ),
    "replacement-newly-applicable": (
        "{source} now applies to the changed event.",
        "{source}对改变后的事件适用。",
    ),
    "self-replacement-first": (
        "{source} first replaces its own effect.",
        "{source}先替代其自身的效应。",
    ),
    "event-never-happened": (
        "That event was replaced, so it never happened.",
        "该事件已被替代，视为未曾发生。",
    ),
    "enters-as-choice": (
        "As {object} [enters], {player} chooses {other}.",
        "于{object}[enters]时，{player}选择{other}。",
    ),
    "enters-tapped": ("{object} [enters] tapped.", "{object}横置[enters]。"),
    "enters-with-counters": (
        "{object} [enters] with {n} of these counters: {other}.",
        "{object}[enters]时上面有{n}个{other}。",
    ),
    "enters-as-copy": (
        "{object} [enters] as a copy of {target}.",
        "{object}[enters]时成为{target}的[copy]。",
    ),
    "regeneration-shield-used": ("{object} regenerates.", "{object}重生。"),
    "cannot-regenerate": ("{object} can't be regenerated.", "{object}不能重生。"),
    "prevention-applied": (
        "{source} prevents {n} damage to {target}.",
        "{source}防止将对{target}造成的{n}点伤害。",
    ),
    "prevention-shield-created": (
        "{source} will prevent the next {n} damage to {target}.",
        "{source}将防止接下来对{target}造成的{n}点伤害。",
    ),
    "prevention-shield-reduced": (
        "The shield of {source} can still prevent {n} damage.",
        "{source}的护盾还能防止{n}点伤害。",
    ),
    "prevention-shared-among-sources": (
        "{player} splits the shield of {source}: {list}.",
        "{player}分配{source}的护盾：{list}。",
    ),
    "damage-unpreventable": (
        "The damage of {source} can't be prevented.",
        "{source}的伤害不能被防止。",
    ),
    "redirection-applied": (
        "{source} sends {n} damage to {target} instead.",
        "{source}将{n}点伤害转移给{target}。",
    ),
    "skip-applied": (
        "{source} makes {player} skip it: {other}.",
        "{source}使{player}略过：{other}。",
    ),
    # Triggered abilities
    "ability-triggered": ("An ability of {object} triggers.", "{object}的异能触发。"),
    "ability-triggered-once": (
        "The ability of {object} triggers once for the event.",
        "{object}的异能对此事件触发一次。",
    ),
    "intervening-if-failed": (
        "The condition of {object}'s ability is not true, so it does not trigger.",
        "{object}异能的条件不成立，因此不触发。",
    ),
    "trigger-put-on-stack": (
        "{player} puts the ability of {object} on the stack.",
        "{player}将{object}的异能放入堆叠。",
    ),
    "trigger-order-chosen": (
        "{player} orders triggered abilities: {list}.",
        "{player}排定触发式异能的顺序：{list}。",
    ),
    "trigger-choices-made": (
        "{player} chooses for the ability of {object}: {list}.",
        "{player}为{object}的异能作出选择：{list}。",
    ),
    "trigger-removed-no-legal-choice": (
        "The ability of {object} has no legal choice and is removed.",
        "{object}的异能没有合法的选择，从堆叠移除。",
    ),
    "trigger-declined": (
        "{player} declines to use the ability of {object}.",
        "{player}不使用{object}的异能。",
    ),
    "trigger-looked-back": (
        "{object} triggers by how things were before the event.",
        "{object}依事件之前的情况触发。",
    ),
    "delayed-trigger-created": (
        "{source} sets up a delayed trigger: {other}.",
        "{source}产生延迟触发式异能：{other}。",
    ),
    "delayed-trigger-fired": (
        "The delayed ability of {source} triggers.",
        "{source}的延迟触发式异能触发。",
    ),
    "state-trigger": (
        "{object}'s ability triggers on the state of the game.",
        "{object}的异能因游戏状态而触发。",
    ),
    "reflexive-trigger": (
        "An ability of {object} triggers on what was just done.",
        "{object}的异能因刚才的动作而触发。",
    ),
    "enters-trigger": (
        "{object}'s ability triggers on {target} [entering].",
        "{object}的异能因{target}[enters]而触发。",
    ),
    "leaves-trigger": (
        "{object}'s ability triggers, as {target} [leaves].",
        "{object}的异能因{target}[leaves]而触发。",
    ),
    "beginning-of-step-trigger": (
        "{object}'s ability triggers at the beginning of the {step}.",
        "{object}的异能在{step}开始时触发。",
    ),
    "end-step-trigger-too-late": (
        "{object} came too late for this turn's [end-step].",
        "{object}未赶上本回合的[end-step]。",
    ),
    # Continuous effects
    "continuous-effect-begins": (
        "An effect of {source} begins: {other}.",
        "{source}的效应开始：{other}。",
    ),
    "continuous-effect-ends": (
        "The effect of {source} ends: {other}.",
        "{source}的效应终止：{other}。",
    ),
    "affected-set-fixed": (
        "The effect of {source} applies to these alone: {list}.",
        "{source}的效应只影响：{list}。",
    ),
    "variable-fixed": ("The number for {source} is fixed at {n}.", "{source}的数值定为{n}。"),
    "static-effect-applies": (
        "The static ability of {source} applies to {object}.",
        "{source}的静止式异能影响{object}。",
    ),
    "effect-ended-before-begin": (
        "The duration of {source}'s effect is over before it begins.",
        "{source}的效应在开始之前时限已过。",
    ),
    "layer-copy": ("{object} is a copy because of {source}.", "由于{source}，{object}是[copy]。"),
    "layer-control": ("{source} changes who controls {object}.", "{source}改变{object}的操控者。"),
    "layer-text": ("{source} changes the text of {object}.", "{source}改变{object}的内文叙述。"),
    "layer-type": ("{source} changes the types of {object}.", "{source}改变{object}的类别。"),
    "layer-color": ("{source} changes the colors of {object}.", "{source}改变{object}的颜色。"),
    "layer-ability": (
        "{source} changes the abilities of {object}.",
        "{source}改变{object}的异能。",
    ),
    "layer-power-toughness": (
        "{source} changes the power or toughness of {object}.",
        "{source}改变{object}的力量或防御力。",
    ),
    "layer-pt-defining": (
        "{object} defines its own power and toughness: {other}.",
        "{object}设定自身的力量与防御力：{other}。",
    ),
    "layer-pt-setting": (
        "{source} sets {object}'s power and toughness to {other}.",
        "{source}将{object}的力量与防御力定为{other}。",
    ),
    "layer-pt-modifying": ("{source} gives {object} {other}.", "{source}使{object}得{other}。"),
    "layer-pt-counters": ("Counters give {object} {other}.", "指示物使{object}得{other}。"),
    "layer-pt-switching": (
        "{source} switches {object}'s power and toughness.",
        "{source}互换{object}的力量与防御力。",
    ),
    "effect-in-several-layers": (
        "{source}'s effect applies in several layers to the same objects.",
        "{source}的效应在数个分类层中影响同一组[object]。",
    ),
    "dependency-applied": (
        "{source} waits for {other}, on which it depends.",
        "{source}从属于{other}，在其后应用。",
    ),
    "timestamp-order": (
        "Effects apply by timestamp: {list}.",
        "依时间印记的顺序应用效应：{list}。",
    ),
    "timestamp-received": ("{object} gets a new timestamp.", "{object}得到新的时间印记。"),
    "timestamps-arranged": (
        "{player} orders what came together: {list}.",
        "{player}为同时进入者排定时间印记的顺序：{list}。",
    ),
    "basic-land-type-set": (
        "{object} has only the mana ability of its new type, {other}.",
        "{object}只具有新类别（{other}）的[mana-ability]。",
    ),
    "characteristic-defined": (
        "{object} defines a characteristic of its own: {other}.",
        "{object}设定自身的特征：{other}。",
    ),
    # Phasing
    "phased-out": ("{object} phases out.", "{object}跃离。"),
    "phased-in": ("{object} phases in.", "{object}跃回。"),
    "phased-with-host": (
        "{object} phases together with {target}.",
        "{object}随{target}一同跃离或跃回。",
    ),
    "phased-token-ceases": (
        "The token {object} phased out and ceases to exist.",
        "衍生物{object}跃离，随即消失。",
    ),
    # Copies and face-down objects
    "object-copied": ("{object} copies {target}.", "{object}复制{target}。"),
    "spell-copied": ("{player} copies {object}.", "{player}复制{object}。"),
    "copy-with-exception": (
        "{object} is a copy of {target}, except: {other}.",
        "{object}是{target}的[copy]，但：{other}。",
    ),
    "copy-choices-kept": (
        "The copy of {object} keeps the choices made for it.",
        "{object}的[copy]保留其所作的选择。",
    ),
    "face-down-cast": ("{player} [casts] a card face down.", "{player}牌面朝下地[cast]一张牌。"),
    "face-down-entered": ("{object} [enters] face down.", "{object}牌面朝下[enters]。"),
    "turned-face-up": ("{object} is turned face up.", "{object}翻回正面。"),
    "face-down-revealed": (
        "{player} reveals the face-down card {object}.",
        "{player}展示牌面朝下的{object}。",
    ),
    "flipped": ("{object} flips.", "{object}倒转。"),
    # Control and designations
    "control-changed": ("{player} gains control of {object}.", "{player}获得{object}的操控权。"),
    "player-controlled": (
        "{player} controls {other} during this turn.",
        "{player}于本回合中操控{other}。",
    ),
    "ring-tempts": ("The Ring tempts {player}.", "魔戒引诱{player}。"),
    "ring-bearer-chosen": (
        "{object} becomes {player}'s Ring-bearer.",
        "{object}成为{player}的持戒人。",
    ),
    "incubated": ("{player} incubates {n}.", "{player}孵化{n}。"),
    "earthbent": ("{player} earthbends {object}.", "{player}对{object}御土。"),
    "suspected": ("{object} becomes suspected.", "{object}遭怀疑。"),
    "suspected-no-more": ("{object} is no longer suspected.", "{object}不再遭怀疑。"),
    "day-came": ("It becomes day.", "成为白昼。"),
    "night-came": ("It becomes night.", "成为黑夜。"),
    "monarch-changed": ("{player} becomes the monarch.", "{player}成为君主。"),
    "class-level-gained": ("{object} becomes level {n}.", "{object}成为{n}级。"),
    "initiative-taken": ("{player} takes the initiative.", "{player}取得先机。"),
    "day-night-changed": ("It becomes {other}.", "转为{other}。"),
}
