"""Log phrases of what happens to life, cards and zones, and keyword actions."""

from __future__ import annotations

from typing import Final

PHRASES: Final[dict[str, tuple[str, str]]] = {
    # Damage and its results
    "damage-dealt": ("{source} deals {n} damage to {target}.", "{source}对{target}造成{n}点伤害。"),
    "damage-to-player-loses-life": (
        "{player} loses {n} life from the damage of {source}.",
        "{player}因{source}的伤害失去{n}点生命。",
    ),
    "damage-to-creature-marked": ("{n} damage is marked on {object}.", "{object}上标记{n}点伤害。"),
    "damage-to-planeswalker-removes-loyalty": (
        "{object} loses {n} loyalty counter(s).",
        "{object}失去{n}个忠诚指示物。",
    ),
    "damage-to-battle-removes-defense": (
        "{object} loses {n} defense counter(s).",
        "{object}失去{n}个守备指示物。",
    ),
    "damage-as-minus-counters": (
        "{object} gets {n} -1/-1 counter(s) from the damage.",
        "{object}因伤害得到{n}个-1/-1指示物。",
    ),
    "damage-gives-poison": (
        "{player} gets {n} poison counter(s) from the damage.",
        "{player}因伤害得到{n}个中毒指示物。",
    ),
    "damage-gives-life": (
        "{player} gains {n} life from the damage of {source}.",
        "{player}因{source}造成的伤害获得{n}点生命。",
    ),
    "damage-zero-ignored": (
        "{source} would deal 0 damage, so it deals none.",
        "{source}将造成零点伤害，因此不造成伤害。",
    ),
    "damage-redirected": ("{n} damage goes to {target} instead.", "{n}点伤害改为对{target}造成。"),
    "damage-redirected-to-planeswalker": (
        "{player} has {source} deal its damage to {target} instead.",
        "{player}让{source}的伤害改为对{target}造成。",
    ),
    "damage-source-chosen": (
        "{player} chooses {source} as the source of damage.",
        "{player}选择{source}为伤害来源。",
    ),
    "noncombat-damage-dealt": (
        "{source} deals {n} noncombat damage to {target}.",
        "{source}对{target}造成{n}点非战斗伤害。",
    ),
    # Life
    "life-gained": ("{player} gains {n} life.", "{player}获得{n}点生命。"),
    "life-lost": ("{player} loses {n} life.", "{player}失去{n}点生命。"),
    "life-paid": ("{player} pays {n} life.", "{player}支付{n}点生命。"),
    "life-set": ("{player}'s life total becomes {n}.", "{player}的总生命成为{n}。"),
    "life-total-unpayable": (
        "{player} hasn't enough life to pay {n}.",
        "{player}的生命不足以支付{n}点。",
    ),
    "life-gain-forbidden": (
        "{player} can't gain life because of {source}.",
        "由于{source}，{player}不能获得生命。",
    ),
    "life-totals-exchanged": (
        "{player} and {other} exchange life totals.",
        "{player}与{other}交换总生命。",
    ),
    # Drawing, discarding, milling
    "card-drawn": ("{player} draws a card.", "{player}[draw]一张牌。"),
    "draw-one-at-a-time": (
        "{player} draws {n} card(s), one at a time.",
        "{player}逐张[draw]{n}张牌。",
    ),
    "draw-from-empty-library": (
        "{player} can't draw from an empty library.",
        "{player}的牌库已空，无法[draw]牌。",
    ),
    "draw-replaced": ("{source} replaces {player}'s draw.", "{source}替代{player}的[draw]牌。"),
    "drawn-card-face-down": (
        "{player} keeps the drawn card face down for now.",
        "{player}[draw]到的牌暂时保持牌面朝下。",
    ),
    "card-discarded": ("{player} discards {object}.", "{player}弃掉{object}。"),
    "discarded-at-random": ("{player} discards {object} at random.", "{player}随机弃掉{object}。"),
    "cards-milled": (
        "{n} card(s) go from the top of {player}'s library to the graveyard.",
        "{player}牌库顶的{n}张牌置入坟墓场。",
    ),
    "maximum-hand-size": ("{player}'s maximum hand size is {n}.", "{player}的手牌上限为{n}张。"),
    # Zones
    "zone-changed": ("{object} changes zones: {zone} to {other}.", "{object}从{zone}移到{other}。"),
    "new-object-in-zone": (
        "{object} is a new object in its new zone.",
        "{object}在新区域中成为新的[object]。",
    ),
    "owner-zone-instead": (
        "{object} goes to {player}'s {zone}, as its owner.",
        "{object}改为移到其拥有者{player}的{zone}。",
    ),
    "permanent-enters": (
        "{object} [enters] under {player}'s control.",
        "{object}在{player}的操控下[enters]。",
    ),
    "permanent-leaves": ("{object} [leaves].", "{object}[leaves]。"),
    "permanent-dies": ("{object} [dies].", "{object}[dies]。"),
    "object-exiled": ("{object} is [exiled].", "{object}被[exiled]。"),
    "object-put-into-hand": ("{player} puts {object} into hand.", "{player}将{object}置于手上。"),
    "object-returned-to-hand": (
        "{object} returns to {player}'s hand.",
        "{object}移回{player}手上。",
    ),
    "object-returned-to-battlefield": (
        "{object} returns to [battlefield] under {player}'s control.",
        "{object}在{player}的操控下移回[battlefield]。",
    ),
    "object-put-into-graveyard": (
        "{object} is put into {player}'s graveyard.",
        "{object}置入{player}的坟墓场。",
    ),
    "object-put-into-library": (
        "{object} is put into {player}'s library: {other}.",
        "{object}置入{player}的牌库：{other}。",
    ),
    "graveyard-order-matters": (
        "The order of the graveyards matters in this game.",
        "本对局中坟墓场的顺序有意义。",
    ),
    "graveyard-order-chosen": (
        "{player} orders cards for the graveyard: {list}.",
        "{player}排定置入坟墓场的顺序：{list}。",
    ),
    "token-created": (
        "A token is [created] under {player}'s control: {object}.",
        "衍生物在{player}的操控下[created]：{object}。",
    ),
    "token-left-battlefield": (
        "The token {object} left and can't return.",
        "衍生物{object}已离开，不能移回。",
    ),
    "counters-lost-in-new-zone": (
        "{object} loses its counters as it changes zones.",
        "{object}变换区域，失去其指示物。",
    ),
    "changes-carried-to-permanent": (
        "What changed the spell {object} goes on for the permanent.",
        "对咒语{object}的改变，对其成为的永久物仍然有效。",
    ),
    "last-known-information": (
        "{object} is gone; its last known information is used.",
        "{object}已不在，使用其[last-known-information]。",
    ),
    "entered-untapped": ("{object} [enters] untapped.", "{object}未横置[enters]。"),
    "emblem-created": (
        "{player} gets an emblem from {source}.",
        "{player}得到来自{source}的徽记。",
    ),
    "brought-from-outside": (
        "{player} brings {object} in from outside the game.",
        "{player}从游戏之外取得{object}。",
    ),
    "commander-sent-to-command-zone": (
        "{player} puts {object} into the command zone instead.",
        "{player}改为将{object}置于统帅区。",
    ),
    "cast-from-command-zone": (
        "{player} [casts] {object} from the command zone.",
        "{player}从统帅区[cast]{object}。",
    ),
    "ante-won": (
        "{player} becomes the owner of the {n} card(s) in the ante.",
        "{player}成为赌注区中{n}张牌的拥有者。",
    ),
    "owner-changed": ("{player} becomes the owner of {object}.", "{player}成为{object}的拥有者。"),
    "anted": ("{player} antes {object}.", "{player}将{object}作为赌注。"),
    # Keyword actions
    "permanent-destroyed": ("{source} destroys {object}.", "{source}消灭{object}。"),
    "destruction-not-allowed": ("{object} can't be destroyed.", "{object}不会被消灭。"),
    "permanent-sacrificed": ("{player} sacrifices {object}.", "{player}牺牲{object}。"),
    "sacrifice-impossible": (
        "{player} doesn't control {object} and can't sacrifice it.",
        "{player}未操控{object}，不能将其牺牲。",
    ),
    "regeneration-shield-created": (
        "{object} gets a regeneration shield.",
        "{object}得到一个重生护盾。",
    ),
    "attached": ("{object} becomes attached to {target}.", "{object}结附于{target}。"),
    "attach-failed": (
        "{object} can't be attached to {target} and stays as it is.",
        "{object}不能结附于{target}，保持原状。",
    ),
    "unattached": (
        "{object} becomes unattached from {target}.",
        "{object}从{target}上[unattached]。",
    ),
    "control-exchanged": (
        "{player} and {other} exchange control of {list}.",
        "{player}与{other}交换{list}的操控权。",
    ),
    "exchange-impossible": (
        "The exchange can't be made in full, so nothing is exchanged.",
        "交换不能完整进行，因此不交换。",
    ),
    "cards-revealed": ("{player} reveals {list}.", "{player}展示{list}。"),
    "cards-looked-at": ("{player} looks at {n} card(s).", "{player}检视{n}张牌。"),
    "zone-searched": ("{player} searches the {zone}.", "{player}搜寻{zone}。"),
    "search-failed-to-find": (
        "{player} finds nothing in the {zone}.",
        "{player}在{zone}中未找到牌。",
    ),
    "library-shuffled": ("{player} shuffles the library.", "{player}将牌库洗牌。"),
    "permanent-tapped": ("{object} becomes tapped.", "{object}横置。"),
    "permanent-untapped": ("{object} becomes untapped.", "{object}重置。"),
    "scry": ("{player} scries {n}.", "{player}占卜{n}。"),
    "fateseal": ("{player} fateseals {n} for {other}.", "{player}对{other}论命{n}。"),
    "clash": ("{player} clashes: {list}.", "{player}比点：{list}。"),
    "clash-won": ("{player} wins the clash.", "{player}赢得比点。"),
    "planeswalk": ("{player} planeswalks to {object}.", "{player}时空转移到{object}。"),
    "surveil": ("{player} surveils {n}.", "{player}刺探{n}。"),
    "fight": ("{object} and {target} fight.", "{object}与{target}互斗。"),
    "transformed": ("{object} transforms.", "{object}转化。"),
    "proliferate": ("{player} proliferates: {list}.", "{player}增殖：{list}。"),
    "investigate": ("{player} investigates.", "{player}探查。"),
    "explore": ("{object} explores.", "{object}勘察。"),
    "goad": ("{player} goads {object}.", "{player}煽惑{object}。"),
    "detain": ("{player} detains {object}.", "{player}扣押{object}。"),
    "populate": ("{player} populates, copying {object}.", "{player}殖民，复制{object}。"),
    "monstrosity": ("{object} becomes monstrous.", "{object}成为蛮化。"),
    "vote": ("{player} votes for {other}.", "{player}投票给{other}。"),
    "blessing-got": ("{player} gets the city's blessing.", "{player}得到黄金城祝福。"),
    "speed-changed": ("{player}'s speed is {n}.", "{player}的速度为{n}。"),
    "exerted": ("{player} exerts {object}.", "{player}耗竭{object}。"),
    "manifest": ("{player} manifests a card.", "{player}显化一张牌。"),
    "amass": ("{player} amasses {n}.", "{player}囤兵{n}。"),
    "adapt": ("{object} adapts.", "{object}适应。"),
    "connive": ("{object} connives.", "{object}图谋。"),
    "discover": ("{player} discovers {n}.", "{player}发现{n}。"),
    "values-doubled": ("{source} doubles {other}.", "{source}将{other}加倍。"),
    "venture": ("{player} ventures into the dungeon: {other}.", "{player}进行地城探险：{other}。"),
    "piles-made": ("{player} makes piles: {list}.", "{player}分堆：{list}。"),
    "coin-flipped": ("{player} calls a coin flip: {other}.", "{player}猜掷硬币：{other}。"),
    "zones-exchanged": (
        "{player} exchanges {zone} and {other}.",
        "{player}交换{zone}与{other}。",
    ),
    "pile-chosen": ("{player} chooses a pile: {list}.", "{player}选择一堆：{list}。"),
    "two-coins-flipped": (
        "{player} flips two coins and ignores one.",
        "{player}掷两枚硬币，并忽略其中一枚。",
    ),
    "coin-flip-no-winner": ("{player} flips a coin: {other}.", "{player}掷硬币：{other}。"),
    "die-rolled": ("{player} rolls a die: {n}.", "{player}掷骰子：{n}。"),
    "poison-received": ("{player} gets {n} poison counter(s).", "{player}得到{n}个中毒指示物。"),
    "counters-put": (
        "{object} gets {n} of these counters: {other}.",
        "{object}上放置{n}个{other}。",
    ),
    "counters-removed": (
        "{object} loses {n} of these counters: {other}.",
        "从{object}上移去{n}个{other}。",
    ),
    "counters-moved": (
        "{n} of these counters move from {object} to {target}: {other}.",
        "将{n}个{other}从{object}移到{target}上。",
    ),
    "name-chosen": ("{player} names {other}.", "{player}说出牌名：{other}。"),
    "color-chosen": ("{player} chooses {other}.", "{player}选择{other}。"),
    "type-chosen": ("{player} chooses the type {other}.", "{player}选择类别：{other}。"),
}
