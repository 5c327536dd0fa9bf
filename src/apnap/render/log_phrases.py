"""What the log says for each rule key, in English and Simplified Chinese.

The keys are those of `apnap.editions.citations.CITATIONS`. A template's `{slots}` are filled by the
renderer from the trace line's arguments, its `[tokens]` by `apnap.render.vocabulary.fill`, which
also writes `card(s)` in the singular or plural of `{n}`. Both languages use the same slots.

What the slots hold: `{player}` a seat's name, the one who acts or is affected; `{object}` what the
line is about; `{source}` what causes it; `{target}` what it happens to; `{n}` a number; `{zone}`
and `{step}` names; `{list}` several names, joined; `{other}` anything else, already in words: a
second player, a cost, a value, a kind of counter, a reason.
"""

from __future__ import annotations

from typing import Final

PHRASES: Final[dict[str, tuple[str, str]]] = {
    # Starting a game
    "starting-player-chosen": ("{player} will take the first turn.", "{player}将进行第一个回合。"),
    "library-shuffled-at-start": (
        "{player} shuffles the deck, which becomes the library.",
        "{player}将套牌洗牌，作为牌库。",
    ),
    "starting-life-set": ("{player} starts at {n} life.", "{player}以{n}点生命开始游戏。"),
    "opening-hand-drawn": (
        "{player} draws an opening hand of {n} card(s).",
        "{player}[draw]{n}张牌作为起手手牌。",
    ),
    "mulligan-taken": (
        "{player} takes a mulligan and draws {n} card(s).",
        "{player}再调度，[draw]{n}张牌。",
    ),
    "mulligan-free": (
        "{player}'s first mulligan costs no card.",
        "{player}的第一次再调度不减少手牌。",
    ),
    "mulligan-cards-bottomed": (
        "{player} puts {n} card(s) on the bottom of the library.",
        "{player}将{n}张牌置于牌库底。",
    ),
    "hand-kept": ("{player} keeps a hand of {n} card(s).", "{player}保留{n}张起手手牌。"),
    "opening-hand-action": (
        "{player} uses {object} from the opening hand.",
        "{player}从起手手牌中运用{object}。",
    ),
    "first-turn-begins": ("{player} begins the first turn.", "{player}开始第一个回合。"),
    "first-draw-skipped": (
        "{player} goes first and so skips the first draw.",
        "{player}为先手，略过第一次[draw]牌。",
    ),
    "companion-revealed": (
        "{player} reveals {object} as a companion.",
        "{player}展示{object}作为行侣。",
    ),
    "mana-outside-identity": (
        "Mana of {source} outside the commander's colors becomes colorless.",
        "{source}产生的、指挥官标识色以外的[mana]变为无色。",
    ),
    "vanguard-card-set-aside": (
        "{player} plays as {object} and starts at {n} life.",
        "{player}以{object}进行游戏，起始生命为{n}。",
    ),
    "planar-deck-shuffled": ("{player} shuffles the planar deck.", "{player}将时空套牌洗牌。"),
    "plane-turned-up": ("{player} turns {object} face up.", "{player}将{object}翻为牌面朝上。"),
    "planar-controller": ("{player} controls {object}.", "{player}操控{object}。"),
    "planar-die-rolled": ("{player} rolls the planar die.", "{player}掷时空骰。"),
    "chaos-ensues": ("{player} rolls chaos.", "{player}掷出混沌。"),
    "planeswalking-ability-triggers": (
        "{player} rolls the planeswalker symbol.",
        "{player}掷出鹏洛客标志。",
    ),
    "planeswalked": ("{player} planeswalks.", "{player}时空转移。"),
    "planeswalk-impossible": (
        "{player} is not the planar controller and can't planeswalk.",
        "{player}并非时空操控者，不能时空转移。",
    ),
    "commander-set-aside": (
        "{player} puts {object} into the command zone as [commander].",
        "{player}将{object}置于统帅区，作为[commander]。",
    ),
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
    # Casting a spell
    "spell-announced": ("{player} begins to [cast] {object}.", "{player}开始[cast]{object}。"),
    "modes-chosen": ("Modes chosen for {object}: {list}.", "为{object}选择模式：{list}。"),
    "x-chosen": ("X is {n} for {object}.", "{object}的变数值为{n}。"),
    "additional-cost-chosen": (
        "{player} will pay an additional cost for {object}: {other}.",
        "{player}将为{object}支付额外费用：{other}。",
    ),
    "alternative-cost-chosen": (
        "{player} will pay another cost for {object}: {other}.",
        "{player}将为{object}支付替代性费用：{other}。",
    ),
    "symbol-payment-chosen": (
        "{player} chooses how to pay {list}.",
        "{player}选择{list}的支付方式。",
    ),
    "cards-spliced-on": (
        "{player} splices {list} onto {object}.",
        "{player}将{list}通联到{object}上。",
    ),
    "targets-chosen": ("Targets of {object}: {list}.", "{object}的目标：{list}。"),
    "opponent-chooses-for-spell": (
        "{other} makes a choice for {player}'s {object}.",
        "{other}为{player}的{object}作出选择。",
    ),
    "division-announced": ("{object} is divided: {list}.", "{object}的分配：{list}。"),
    "cast-legality-checked": (
        "{object} may be [was-cast] as proposed.",
        "{object}可以如此[cast]。",
    ),
    "total-cost-determined": ("{object} costs {other}.", "{object}的总费用为{other}。"),
    "cost-increased": (
        "{source} makes {object} cost {other} more.",
        "{source}使{object}的费用增加{other}。",
    ),
    "cost-reduced": (
        "{source} makes {object} cost {other} less.",
        "{source}使{object}的费用减少{other}。",
    ),
    "total-cost-locked": (
        "The cost of {object} is fixed at {other}.",
        "{object}的总费用锁定为{other}。",
    ),
    "mana-ability-window": (
        "{player} may now use mana abilities.",
        "{player}此时可以使用[mana-ability]。",
    ),
    "cost-paid": ("{player} pays {other} for {object}.", "{player}为{object}支付{other}。"),
    "spell-cast": ("{player} [casts] {object}.", "{player}[cast]{object}。"),
    "cast-forbidden": ("{object} cannot be [was-cast]: {other}.", "不能[cast]{object}：{other}。"),
    "mana-cost-missing": (
        "{object} has no mana cost, so it cannot be paid.",
        "{object}没有[mana-cost]，无法支付。",
    ),
    "cast-free": (
        "{player} [casts] {object} without paying its mana cost.",
        "{player}[cast]{object}，且不支付其[mana-cost]。",
    ),
    "commander-tax": (
        "{object} costs {other} more from the command zone.",
        "从统帅区[cast]{object}须额外支付{other}。",
    ),
    # Activating an ability
    "ability-announced": (
        "{player} announces an ability of {object}.",
        "{player}宣告{object}的异能。",
    ),
    "ability-activated": (
        "{player} [activates] an ability of {object}.",
        "{player}[activates]{object}的异能。",
    ),
    "activation-forbidden": (
        "That ability of {object} cannot be [activated]: {other}.",
        "不能[activates]{object}的该异能：{other}。",
    ),
    "activation-restricted": (
        "That ability of {object} is limited and cannot be used now.",
        "{object}的该异能有使用限制，此时不能使用。",
    ),
    "summoning-sick": (
        "{object} has not been under {player}'s control since the turn began.",
        "{object}召唤失调，并非从回合开始便由{player}操控。",
    ),
    "loyalty-cost-paid": ("{object}'s loyalty changes by {n}.", "{object}的忠诚变动{n}。"),
    "loyalty-ability-limited": (
        "Only one loyalty ability of {object} may be used each turn.",
        "{object}每回合只能使用一个忠诚异能。",
    ),
    # Mana abilities
    "mana-ability-activated": (
        "{player} uses a mana ability of {object}.",
        "{player}使用{object}的[mana-ability]。",
    ),
    "mana-ability-resolves": (
        "The mana ability of {object} resolves at once, off the stack.",
        "{object}的[mana-ability]不进堆叠，立刻结算。",
    ),
    "triggered-mana-ability-resolves": (
        "The triggered mana ability of {object} resolves at once.",
        "{object}的触发式[mana-ability]立刻结算。",
    ),
    # Illegal actions
    "illegal-action-rewound": (
        "The action of {player} was illegal and is undone: {other}.",
        "{player}的动作不合法，予以撤销：{other}。",
    ),
    "illegal-action-priority-kept": (
        "{player} has priority as before.",
        "{player}仍如之前具有优先权。",
    ),
    # Resolving
    "resolution-begins": ("{object} begins to resolve.", "{object}开始结算。"),
    "intervening-if-failed-on-resolution": (
        "The condition of {object} is no longer true, so it does nothing.",
        "{object}的条件已不成立，因此没有效果。",
    ),
    "targets-rechecked": ("The targets of {object} are checked again.", "再次检查{object}的目标。"),
    "target-became-illegal": (
        "{target} is no longer a legal target of {object}.",
        "{target}已不是{object}的合法目标。",
    ),
    "all-targets-illegal": (
        "All targets of {object} are illegal; it [fizzles].",
        "{object}的所有目标均不合法，它[fizzles]。",
    ),
    "instructions-followed": ("{object}'s instructions are followed.", "执行{object}的指示。"),
    "choice-on-resolution": (
        "{player} chooses for {object}: {other}.",
        "{player}为{object}选择：{other}。",
    ),
    "resolution-apnap": (
        "For {object} the players act in turn order: {list}.",
        "{object}结算时，[player]依回合顺序行动：{list}。",
    ),
    "payment-on-resolution": (
        "{player} pays {other} as {object} resolves.",
        "{object}结算时，{player}支付{other}。",
    ),
    "impossible-part-skipped": (
        "{object} does only as much as is possible.",
        "{object}只执行可能执行的部分。",
    ),
    "instant-or-sorcery-resolved": (
        "{object} has resolved and goes to the {zone}.",
        "{object}结算完毕，置入{zone}。",
    ),
    "ability-resolved": ("The ability of {object} has resolved.", "{object}的异能结算完毕。"),
    "permanent-spell-resolves": (
        "{object} resolves and [enters] under {player}'s control.",
        "{object}结算，在{player}的操控下[enters]。",
    ),
    "aura-spell-resolves": (
        "{object} resolves and [enters] attached to {target}.",
        "{object}结算，结附于{target}上[enters]。",
    ),
    "permanent-cannot-enter": (
        "{object} cannot [enter] and goes to the {zone}.",
        "{object}不能[enter]，改为置入{zone}。",
    ),
    "aura-enters-attached": (
        "{player} chooses {target} for {object} to enchant.",
        "{player}选择由{object}结附于{target}。",
    ),
    "aura-cannot-enter": (
        "{object} can enchant nothing and stays in the {zone}.",
        "{object}没有可结附者，留在{zone}。",
    ),
    "permanent-spell-copy-resolves": (
        "The copy {object} becomes a token.",
        "[copy]{object}成为衍生物。",
    ),
    "spell-copy-leaves-stack": (
        "The copy {object} left the stack and ceases to exist.",
        "[copy]{object}离开堆叠，随即消失。",
    ),
    # Countering and targets
    "spell-countered": ("{source} counters {object}.", "{source}反击{object}。"),
    "ability-countered": (
        "{source} counters the ability of {object}.",
        "{source}反击{object}的异能。",
    ),
    "cannot-be-countered": ("{object} can't be countered.", "{object}不能被反击。"),
    "target-changed": ("The target of {object} becomes {target}.", "{object}的目标改为{target}。"),
    "new-targets-chosen": (
        "{player} chooses new targets for {object}: {list}.",
        "{player}为{object}选择新的目标：{list}。",
    ),
    "target-protected": (
        "{target} can't be the target of {object}.",
        "{target}不能成为{object}的目标。",
    ),
    "modes-unchanged": (
        "The modes of {object} stay as they were chosen.",
        "{object}的模式保持不变。",
    ),
    # Attacking
    "defending-player-chosen": (
        "{player} chooses {other} as defending player.",
        "{player}选择{other}为防御[player]。",
    ),
    "attackers-chosen": ("{player} chooses attackers: {list}.", "{player}选择攻击者：{list}。"),
    "attack-target-chosen": ("{object} attacks {target}.", "{object}攻击{target}。"),
    "attack-restriction-broken": (
        "That attack breaks a restriction: {other}.",
        "此攻击违反限制：{other}。",
    ),
    "attack-requirement-broken": (
        "That attack obeys too few requirements: {other}.",
        "此攻击未满足足够的要求：{other}。",
    ),
    "attack-bands-formed": (
        "These creatures attack as a band: {list}.",
        "下列生物组成团队攻击：{list}。",
    ),
    "attackers-tapped": ("The attackers are tapped: {list}.", "攻击者横置：{list}。"),
    "attack-cost-determined": (
        "Attacking costs {player} {other}.",
        "{player}的攻击费用为{other}。",
    ),
    "attack-mana-abilities": (
        "{player} may use mana abilities to pay for the attack.",
        "{player}可以使用[mana-ability]支付攻击费用。",
    ),
    "attack-cost-paid": ("{player} pays {other} to attack.", "{player}支付攻击费用{other}。"),
    "attackers-declared": ("{player} attacks with {list}.", "{player}宣告攻击：{list}。"),
    "attack-triggers": (
        "Abilities that trigger on attacking trigger: {list}.",
        "因攻击而触发的异能触发：{list}。",
    ),
    "no-attackers": ("{player} attacks with nothing.", "{player}未宣告攻击者。"),
    "attacks-alone": ("{object} attacks alone.", "{object}单独攻击。"),
    "put-attacking": ("{object} [enters] attacking {target}.", "{object}[enters]并攻击{target}。"),
    "attack-reselected": ("{object} now attacks {target}.", "{object}改为攻击{target}。"),
    # Blocking
    "blockers-chosen": ("{player} chooses blockers: {list}.", "{player}选择阻挡者：{list}。"),
    "block-restriction-broken": (
        "That block breaks a restriction: {other}.",
        "此阻挡违反限制：{other}。",
    ),
    "block-requirement-broken": (
        "That block obeys too few requirements: {other}.",
        "此阻挡未满足足够的要求：{other}。",
    ),
    "block-cost-determined": ("Blocking costs {player} {other}.", "{player}的阻挡费用为{other}。"),
    "block-mana-abilities": (
        "{player} may use mana abilities to pay for the block.",
        "{player}可以使用[mana-ability]支付阻挡费用。",
    ),
    "block-cost-paid": ("{player} pays {other} to block.", "{player}支付阻挡费用{other}。"),
    "blockers-declared": ("{player} blocks: {list}.", "{player}宣告阻挡：{list}。"),
    "attacker-blocked": ("{object} is blocked by {list}.", "{object}被{list}阻挡。"),
    "attacker-unblocked": ("{object} is unblocked.", "{object}未受阻挡。"),
    "block-triggers": (
        "Abilities that trigger on blocking trigger: {list}.",
        "因阻挡而触发的异能触发：{list}。",
    ),
    "blocked-triggers-once": (
        "{object} becomes blocked once, however many creatures block it.",
        "无论有多少阻挡者，{object}只算被阻挡一次。",
    ),
    "put-blocking": ("{object} [enters] blocking {target}.", "{object}[enters]并阻挡{target}。"),
    "evasion-forbids-block": ("{other} can't block {object}.", "{other}不能阻挡{object}。"),
    "attacker-damage-order": (
        "{player} orders the blockers of {object}: {list}.",
        "{player}为{object}排定阻挡者的伤害分配顺序：{list}。",
    ),
    "blocker-damage-order": (
        "{player} orders what {object} blocks: {list}.",
        "{player}为{object}排定所阻挡者的伤害分配顺序：{list}。",
    ),
    # Combat damage
    "combat-damage-assigned": (
        "{object} assigns combat damage: {list}.",
        "{object}分配战斗伤害：{list}。",
    ),
    "combat-damage-assigned-unblocked": (
        "{object}, unblocked, assigns {n} damage to {target}.",
        "{object}未受阻挡，对{target}分配{n}点伤害。",
    ),
    "combat-damage-assigned-blocked": (
        "{object} assigns its damage to its blockers: {list}.",
        "{object}对其阻挡者分配伤害：{list}。",
    ),
    "combat-damage-assigned-blocker": (
        "{object} assigns its damage to what it blocks: {list}.",
        "{object}对其所阻挡者分配伤害：{list}。",
    ),
    "combat-damage-assignment-illegal": (
        "That assignment of damage is illegal: {other}.",
        "此伤害分配不合法：{other}。",
    ),
    "combat-damage-no-recipient": (
        "{object} is blocked but has nothing to assign damage to.",
        "{object}被阻挡，但没有可分配伤害者。",
    ),
    "combat-damage-on-stack": ("The combat damage goes on the stack.", "战斗伤害进入堆叠。"),
    "combat-damage-dealt": (
        "Combat damage is dealt at the same time: {list}.",
        "同时造成战斗伤害：{list}。",
    ),
    "combat-damage-as-assigned": (
        "{object} deals its {n} damage as it was assigned.",
        "{object}依先前的分配造成{n}点伤害。",
    ),
    "combat-damage-source-gone": (
        "{object} is gone but deals the damage that it had assigned.",
        "{object}已不在，但仍造成先前分配的伤害。",
    ),
    "combat-damage-recipient-gone": (
        "{target} is gone, so {object} deals it no damage.",
        "{target}已不在，{object}不对其造成伤害。",
    ),
    "first-strike-damage-first": (
        "Damage of the first combat damage step is dealt by {list}.",
        "在第一个战斗伤害步骤造成伤害者：{list}。",
    ),
    "removed-from-combat": ("{object} is removed from combat.", "{object}移出战斗。"),
    "combat-ends": ("Combat ends; all creatures leave combat.", "战斗结束，所有生物离开战斗。"),
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
    "monarch-changed": ("{player} becomes the monarch.", "{player}成为君主。"),
    "initiative-taken": ("{player} takes the initiative.", "{player}取得先机。"),
    "day-night-changed": ("It becomes {other}.", "转为{other}。"),
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
    # Golden rules, teams and range
    "card-overrides-rule": ("{source} overrides the rule.", "{source}的叙述优先于规则。"),
    "cannot-beats-can": (
        "{source} says that it can't happen, and so it doesn't.",
        "{source}使其不能发生，因此不发生。",
    ),
    "shared-life-total": (
        "{player}'s team shares one life total: {n}.",
        "{player}的[team]共用总生命：{n}。",
    ),
    "out-of-range": (
        "{target} is out of {player}'s range of influence.",
        "{target}不在{player}的影响范围之内。",
    ),
    # Ending the game
    "player-wins-last-standing": (
        "{player} is the last one in the game and wins.",
        "{player}是最后留在游戏中的[player]，获得胜利。",
    ),
    "player-wins-by-effect": (
        "{player} wins the game by {source}.",
        "{player}因{source}赢得[this-game]。",
    ),
    "team-wins": ("The team of {list} wins the game.", "{list}的[team]赢得[this-game]。"),
    "player-loses": ("{player} loses the game.", "{player}输掉[this-game]。"),
    "player-loses-by-effect": (
        "{player} loses the game by {source}.",
        "{player}因{source}输掉[this-game]。",
    ),
    "player-concedes": ("{player} concedes.", "{player}认输。"),
    "win-and-loss-is-loss": (
        "{player} would both win and lose, and so loses.",
        "{player}同时赢与输，因此算输。",
    ),
    "team-loses": ("The team of {list} loses the game.", "{list}的[team]输掉[this-game]。"),
    "game-drawn-all-lose": (
        "All players lose at once: the game is a draw.",
        "所有[player]同时输掉，[this-game]为平手。",
    ),
    "game-drawn-by-effect": ("{source} makes the game a draw.", "{source}使[this-game]成为平手。"),
    "game-drawn-for-player": (
        "The game is a draw for {player}, who leaves it.",
        "[this-game]对{player}为平手，{player}离开游戏。",
    ),
    "team-member-chosen": (
        "The team chooses {player} to be affected.",
        "该队选择由{player}受影响。",
    ),
    "game-drawn-mandatory-loop": (
        "A loop that nobody can stop makes the game a draw.",
        "出现无人能停止的循环，[this-game]为平手。",
    ),
    "game-drawn-repetition": (
        "The game repeats itself without a choice: it is a draw.",
        "局面在无选择的情况下重复，[this-game]为平手。",
    ),
    "loop-shortcut": ("{player} repeats the loop {n} time(s).", "{player}将循环执行{n}次。"),
    "loop-must-break": (
        "{player} must do something else to end the loop.",
        "{player}必须改变行动以结束循环。",
    ),
    "loop-shortened": (
        "{player} lets the loop go on {n} time(s) only.",
        "{player}只让循环执行{n}次。",
    ),
    "loop-broken-off": (
        "The loop cannot go on after {n} time(s): {player} decides anew.",
        "循环执行{n}次后无法继续，由{player}重新决定。",
    ),
    "loop-last-choice": (
        "{player} makes the last choice of the loop.",
        "循环中由{player}作最后的选择。",
    ),
    "loop-number-raised": (
        "{player} settles on {n} time(s) for the loop.",
        "{player}将循环定为{n}次。",
    ),
    "player-leaves-game": ("{player} leaves the game.", "{player}离开游戏。"),
    "effect-ends-as-player-leaves": (
        "{player} left the game, so the effect of {source} ends.",
        "{player}已离开游戏，{source}的效应终止。",
    ),
    "game-ends": ("The game is over.", "[this-game]结束。"),
    "step-cap-reached": (
        "The game is stopped after {n} step(s), undecided.",
        "已达{n}步上限，游戏中止，未分胜负。",
    ),
    "game-restarted": ("{source} restarts the game.", "{source}使游戏重新开始。"),
    "subgame-begins": ("A subgame begins.", "一盘子游戏开始。"),
    "subgame-ends": ("The subgame is over.", "子游戏结束。"),
    "subgame-cards-returned": (
        "The cards of the subgame go back and the libraries are shuffled.",
        "子游戏中的牌返回，各牌库洗牌。",
    ),
    # Keyword abilities: evergreen
    "keyword-applied": ("{other} of {object} applies.", "{object}的{other}异能生效。"),
    "keyword-deathtouch": (
        "Any damage from {object} to a creature is deadly (deathtouch).",
        "{object}具死触，对生物造成的伤害足以致命。",
    ),
    "keyword-defender": ("{object} can't attack (defender).", "{object}具守军，不能进行攻击。"),
    "keyword-double-strike": (
        "{object} deals combat damage in both steps (double strike).",
        "{object}具连击，在两个战斗伤害步骤都造成伤害。",
    ),
    "keyword-enchant": ("{object} can enchant only: {other}.", "{object}只能结附于：{other}。"),
    "keyword-equip": (
        "{player} moves {object} to {target} (equip).",
        "{player}将{object}佩带到{target}上。",
    ),
    "keyword-first-strike": (
        "{object} deals combat damage first (first strike).",
        "{object}具先攻，先造成战斗伤害。",
    ),
    "keyword-flash": (
        "{player} [casts] {object} at instant speed (flash).",
        "{object}具闪现，{player}在瞬间的时机[cast]。",
    ),
    "keyword-flying": (
        "{other} can't block {object} (flying).",
        "{object}具飞行，{other}不能阻挡它。",
    ),
    "keyword-haste": (
        "{object} needs no time to attack or tap (haste).",
        "{object}具敏捷，不受召唤失调影响。",
    ),
    "keyword-hexproof": (
        "{target} can't be the target of {player}'s {object} (hexproof).",
        "{target}具辟邪，不能成为{player}的{object}的目标。",
    ),
    "keyword-indestructible": (
        "{object} is indestructible and stays.",
        "{object}不会毁坏，未被消灭。",
    ),
    "keyword-intimidate": (
        "{other} can't block {object} (intimidate).",
        "{object}具威吓，{other}不能阻挡它。",
    ),
    "keyword-landwalk": (
        "{object} can't be blocked, as {player} controls a {other} (landwalk).",
        "{player}操控{other}，{object}具地行者，不能被阻挡。",
    ),
    "keyword-lifelink": (
        "{player} gains {n} life from {object} (lifelink).",
        "{object}具系命，{player}获得{n}点生命。",
    ),
    "keyword-menace": (
        "{object} can't be blocked by one creature alone (menace).",
        "{object}具威慑，不能只被一个生物阻挡。",
    ),
    "keyword-protection": (
        "{target}'s protection from {other} stops {source}.",
        "{target}具反{other}保护，{source}对其无效。",
    ),
    "keyword-prowess": (
        "{object} gets +1/+1 until end of turn (prowess).",
        "{object}因灵技得+1/+1直到回合结束。",
    ),
    "keyword-reach": (
        "{object} can block flying creatures (reach).",
        "{object}具延势，可以阻挡飞行生物。",
    ),
    "keyword-shroud": ("{target} can't be a target (shroud).", "{target}具帷幕，不能成为目标。"),
    "keyword-trample": (
        "{object} assigns {n} damage past its blockers to {target} (trample).",
        "{object}具践踏，越过阻挡者对{target}分配{n}点伤害。",
    ),
    "keyword-vigilance": (
        "{object} attacks without tapping (vigilance).",
        "{object}具警戒，攻击时不横置。",
    ),
    "keyword-ward": (
        "{object} is countered unless {player} pays {other} (ward).",
        "因守护，除非{player}支付{other}，否则反击{object}。",
    ),
    # Keyword abilities: the others of the older editions
    "keyword-banding": ("{player} uses banding: {list}.", "{player}运用结合：{list}。"),
    "keyword-rampage": (
        "{object} gets +{n}/+{n} until end of turn (rampage).",
        "{object}因狂暴得+{n}/+{n}直到回合结束。",
    ),
    "keyword-cumulative-upkeep": (
        "{player} must pay {other} for {object} (cumulative upkeep).",
        "{player}须为{object}支付累积维持费用{other}。",
    ),
    "keyword-flanking": (
        "{target} gets -1/-1 until end of turn (flanking of {object}).",
        "{object}具侧面攻击，{target}得-1/-1直到回合结束。",
    ),
    "keyword-phasing": (
        "{object} phases in or out as the turn begins (phasing).",
        "{object}具时间跳跃，在回合开始时跃回或跃离。",
    ),
    "keyword-buyback": (
        "{object} returns to {player}'s hand (buyback).",
        "{object}因购回移回{player}手上。",
    ),
    "keyword-shadow": (
        "{other} can't block {object} (shadow).",
        "因次元幽影，{other}不能阻挡{object}。",
    ),
    "keyword-cycling": ("{player} cycles {object}.", "{player}循环{object}。"),
    "keyword-typecycling": (
        "{player} cycles {object} to search for: {other}.",
        "{player}循环{object}，搜寻：{other}。",
    ),
    "keyword-echo": (
        "{player} must pay {other} or sacrifice {object} (echo).",
        "{player}须支付返响费用{other}，否则牺牲{object}。",
    ),
    "keyword-horsemanship": (
        "{other} can't block {object} (horsemanship).",
        "{object}具马术，{other}不能阻挡它。",
    ),
    "keyword-fading": (
        "{object} loses a fade counter or is sacrificed (fading).",
        "{object}移去一个消退指示物，否则牺牲（消退）。",
    ),
    "keyword-kicker": ("{object} was kicked: {other}.", "{object}已增幅：{other}。"),
    "keyword-flashback": (
        "{player} [casts] {object} from the graveyard (flashback).",
        "{player}因返照从坟墓场[cast]{object}。",
    ),
    "keyword-madness": (
        "{player} discards {object} and may [cast] it for {other} (madness).",
        "{player}弃掉{object}，可以支付疯魔费用{other}[cast]之。",
    ),
    "keyword-fear": ("{other} can't block {object} (fear).", "{object}具恐惧，{other}不能阻挡它。"),
    "keyword-morph": (
        "{player} may turn {object} face up for {other} (morph).",
        "{player}可以支付变身费用{other}，将{object}翻回正面。",
    ),
    "keyword-amplify": (
        "{object} [enters] with {n} +1/+1 counter(s) (amplify).",
        "{object}因增强，[enters]时上面有{n}个+1/+1指示物。",
    ),
    "keyword-provoke": (
        "{target} untaps and must block {object} (provoke).",
        "{object}挑拨{target}，使其重置并须阻挡。",
    ),
    "keyword-storm": ("{object} is copied {n} time(s) (storm).", "{object}因风暴复制{n}次。"),
    "keyword-affinity": ("{object} costs {n} less (affinity).", "{object}因共鸣减少{n}点费用。"),
    "keyword-entwine": (
        "{player} chooses all modes of {object} (entwine).",
        "{player}因打包选择{object}的所有模式。",
    ),
    "keyword-modular": (
        "{target} gets {n} +1/+1 counter(s) from {object} (modular).",
        "{target}因{object}的套件得到{n}个+1/+1指示物。",
    ),
    "keyword-sunburst": (
        "{object} [enters] with {n} counter(s) (sunburst).",
        "{object}因辉映，[enters]时上面有{n}个指示物。",
    ),
    "keyword-bushido": (
        "{object} gets +{n}/+{n} until end of turn (bushido).",
        "{object}因武士道得+{n}/+{n}直到回合结束。",
    ),
    "keyword-soulshift": (
        "{player} returns {target} to hand (soulshift of {object}).",
        "因{object}的转生，{player}将{target}移回手上。",
    ),
    "keyword-splice": (
        "{player} adds the text of {other} to {object} (splice).",
        "{player}将{other}的叙述通联到{object}上。",
    ),
    "keyword-offering": (
        "{player} sacrifices {target} to [cast] {object} (offering).",
        "{player}献祭{target}，以[cast]{object}。",
    ),
    "keyword-ninjutsu": (
        "{player} returns {target} to put {object} [onto-battlefield] (ninjutsu).",
        "{player}移回{target}，以忍术让{object}[onto-battlefield]。",
    ),
    "keyword-epic": (
        "{player} can [cast] no more spells; {object} repeats (epic).",
        "{player}不能再[cast]咒语，{object}将重复（历传）。",
    ),
    "keyword-convoke": (
        "{player} taps {list} for {object} (convoke).",
        "{player}横置{list}以召集{object}。",
    ),
    "keyword-dredge": (
        "{player} returns {object} to hand for a draw (dredge {n}).",
        "{player}以发掘{n}代替[draw]牌，将{object}移回手上。",
    ),
    "keyword-transmute": ("{player} transmutes {object}.", "{player}易质{object}。"),
    "keyword-bloodthirst": (
        "{object} [enters] with {n} +1/+1 counter(s) (bloodthirst).",
        "{object}因嗜血，[enters]时上面有{n}个+1/+1指示物。",
    ),
    "keyword-haunt": ("{object} haunts {target}.", "{object}缠身于{target}。"),
    "keyword-replicate": (
        "{object} is copied {n} time(s) (replicate).",
        "{object}因覆诵复制{n}次。",
    ),
    "keyword-forecast": (
        "{player} reveals {object} for its forecast.",
        "{player}展示{object}，使用其预报异能。",
    ),
    "keyword-graft": (
        "{target} gets a +1/+1 counter from {object} (graft).",
        "{object}接殖，将一个+1/+1指示物移到{target}上。",
    ),
    "keyword-recover": (
        "{player} may pay {other} to return {object} (recover).",
        "{player}可以支付复还费用{other}，移回{object}。",
    ),
    "keyword-ripple": (
        "{player} reveals {n} card(s) for {object} (ripple).",
        "{player}因{object}的涟动展示{n}张牌。",
    ),
    "keyword-split-second": (
        "Nobody can respond to {object} (split second).",
        "{object}具转瞬，不能响应。",
    ),
    "keyword-suspend": (
        "{object} loses a time counter (suspend); {n} left.",
        "{object}移去一个计时指示物，还剩{n}个（延缓）。",
    ),
    "keyword-vanishing": (
        "{object} loses a time counter (vanishing); {n} left.",
        "{object}移去一个计时指示物，还剩{n}个（消逝）。",
    ),
    "keyword-absorb": (
        "{object} prevents {n} damage from {source} (absorb).",
        "{object}抵受{source}的{n}点伤害。",
    ),
    "keyword-aura-swap": (
        "{player} exchanges {object} with {target} (aura swap).",
        "{player}将{object}与{target}灵气转换。",
    ),
    "keyword-delve": (
        "{player} pays for {object} with {list}, now [exiled] (delve).",
        "{player}为{object}掘穴，将{list}[exiled]。",
    ),
    "keyword-fortify": (
        "{player} moves {object} to {target} (fortify).",
        "{player}将{object}筑工到{target}上。",
    ),
    "keyword-frenzy": (
        "{object} gets +{n}/+0 until end of turn (frenzy).",
        "{object}因狂热得+{n}/+0直到回合结束。",
    ),
    "keyword-gravestorm": (
        "{object} is copied {n} time(s) (gravestorm).",
        "{object}因坟场风暴复制{n}次。",
    ),
    "keyword-poisonous": (
        "{player} gets {n} poison counter(s) from {object} (poisonous).",
        "{player}因{object}的剧毒得到{n}个中毒指示物。",
    ),
    "keyword-transfigure": ("{player} transfigures {object}.", "{player}易形{object}。"),
    "keyword-champion": ("{object} champions {target}.", "{object}夺冠{target}。"),
    "keyword-changeling": (
        "{object} is every creature type (changeling).",
        "{object}具化形，具有所有生物类别。",
    ),
    "keyword-evoke": ("{player} evokes {object}.", "{player}呼魂{object}。"),
    "keyword-hideaway": (
        "{player} hides a card under {object} (hideaway).",
        "{player}将一张牌掩蔽于{object}之下。",
    ),
    "keyword-prowl": (
        "{player} [casts] {object} for its prowl cost {other}.",
        "{player}支付伺机费用{other}[cast]{object}。",
    ),
    "keyword-reinforce": (
        "{player} discards {object} to put {n} +1/+1 counter(s) on {target}.",
        "{player}以{object}补强，在{target}上放置{n}个+1/+1指示物。",
    ),
    "keyword-conspire": (
        "{player} taps {list} to copy {object} (conspire).",
        "{player}横置{list}，协力复制{object}。",
    ),
    "keyword-persist": (
        "{object} returns with a -1/-1 counter (persist).",
        "{object}留存，带一个-1/-1指示物返回。",
    ),
    "keyword-wither": (
        "{source} deals damage as -1/-1 counters (wither).",
        "{source}具干枯，以-1/-1指示物造成伤害。",
    ),
    "keyword-retrace": (
        "{player} discards {other} to [cast] {object} from the graveyard (retrace).",
        "{player}弃掉{other}，从坟墓场追溯{object}。",
    ),
    "keyword-devour": (
        "{object} devours {n} creature(s): {list}.",
        "{object}吞噬{n}个生物：{list}。",
    ),
    "keyword-exalted": (
        "{object} gets +1/+1 until end of turn (exalted of {source}).",
        "{source}的颂威使{object}得+1/+1直到回合结束。",
    ),
    "keyword-unearth": (
        "{player} unearths {object} for one turn.",
        "{player}破坟{object}，为时一回合。",
    ),
    "keyword-cascade": (
        "{player} cascades from {object} into {other}.",
        "{player}因{object}倾曳出{other}。",
    ),
}
