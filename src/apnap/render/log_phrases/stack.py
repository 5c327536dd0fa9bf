"""Log phrases of spells and abilities from their announcement to their resolution."""

from __future__ import annotations

from typing import Final

PHRASES: Final[dict[str, tuple[str, str]]] = {
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
}
