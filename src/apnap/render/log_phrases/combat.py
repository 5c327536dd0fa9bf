"""Log phrases of combat."""

from __future__ import annotations

from typing import Final

PHRASES: Final[dict[str, tuple[str, str]]] = {
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
}
