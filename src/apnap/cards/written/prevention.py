"""Cards that prevent or redirect damage."""

from ...ir import (
    Ability,
    Card,
    ControllerOf,
    CycledPattern,
    Damage,
    EventAmount,
    EventObject,
    Fits,
    GainLife,
    HasColor,
    If,
    IsPlayer,
    May,
    PreventDamage,
    RedirectDamage,
    Replacement,
    WouldBeDealt,
    You,
)
from .build import (
    ANY_PLAYER,
    ANY_TARGET,
    EVERYWHERE,
    IT,
    PLAYER,
    SELF,
    YOUR_CREATURE,
    activated,
    artifact,
    cost_keyword,
    enchantment,
    instant,
    mode,
    modes,
    pay,
    target,
    triggered,
)


def circle(name: str, color: str, cost: str, *abilities: Ability) -> Card:
    """The next damage to you from a chosen source of a colour is prevented."""
    shield = PreventDamage(to=(You(),), source=HasColor(color), chosen_source=True, next_only=True)
    return enchantment(name, "{1}{W}", activated(pay(cost), shield), *abilities)


CARDS: tuple[Card, ...] = (
    circle("Circle of Protection: Black", "B", "{1}"),
    circle("Circle of Protection: Red", "R", "{1}"),
    circle("Rune of Protection: Red", "R", "{W}", cost_keyword("cycling", "{2}")),
    enchantment(
        "Sphere of Law",
        "{3}{W}",
        Replacement(WouldBeDealt(HasColor("R"), IsPlayer(You())), prevent=2),
    ),
    instant(
        "Healing Salve",
        "{W}",
        modes(mode(GainLife(3, PLAYER), ANY_PLAYER), mode(PreventDamage(3, (IT,)), ANY_TARGET)),
    ),
    instant("Holy Day", "{W}", PreventDamage(combat=True)),
    instant("Fog", "{G}", PreventDamage(combat=True)),
    instant(
        "Moment's Peace",
        "{1}{G}",
        PreventDamage(combat=True),
        after=(cost_keyword("flashback", "{2}{G}"),),
    ),
    instant(
        "Reverse Damage",
        "{1}{W}{W}",
        PreventDamage(
            to=(You(),), chosen_source=True, next_only=True, then=GainLife(EventAmount())
        ),
    ),
    instant(
        "Honorable Passage",
        "{1}{W}",
        PreventDamage(
            to=(IT,),
            chosen_source=True,
            next_only=True,
            then=If(
                Fits(EventObject("source"), HasColor("R")),
                Damage(EventAmount(), (ControllerOf(EventObject("source")),)),
            ),
        ),
        ANY_TARGET,
    ),
    artifact(
        "General's Regalia",
        "{3}",
        activated(
            pay("{3}"),
            RedirectDamage((You(),), IT, chosen_source=True, next_only=True),
            target(YOUR_CREATURE),
        ),
    ),
    instant(
        "Renewed Faith",
        "{2}{W}",
        GainLife(6),
        after=(
            cost_keyword("cycling", "{1}{W}"),
            triggered(CycledPattern(You(), SELF), May(GainLife(2)), zones=EVERYWHERE),
        ),
    ),
)
