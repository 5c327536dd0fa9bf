""" "If you do" after a choice (419.5b)."""

from __future__ import annotations

from .play import Data, all_editions, creature, play, rule, thing

THEN = " If you do, you gain 3 life."


def attack(answer: str) -> list[Data]:
    return [{"by": "A", "attack": {"ox": "B"}}, {"resolve": "all", "choose": [answer]}]


@rule("2006:419.5b")
@all_editions
def test_if_you_do_asks_what_was_chosen_not_what_became_of_it(edition: str) -> None:
    """The draw is replaced by something else: the player has chosen to draw all the same. Who
    declines, or can't begin, has not done it."""
    birds = thing(
        "Aviary",
        "Enchantment",
        "If you would draw a card, create a 1/1 white Bird creature token instead.",
    )
    ox = creature("Ox", text="Whenever Ox attacks, you may draw a card." + THEN)
    for yes, life, tokens in (("yes", 23, 1), ("no", 20, 0)):
        play(
            edition,
            {"battlefield": [ox, birds]},
            do=attack(yes),
            expect=[
                {"life": {"A": life}},
                {"hand": {"A": 0}},
                {"count": {"token": True, "controller": "A"}, "is": tokens},
            ],
        )
    pay = creature("Ox", text="Whenever Ox attacks, you may sacrifice a land." + THEN)
    play(edition, {"battlefield": [pay]}, do=attack("yes?"), expect=[{"life": {"A": 20}}])
    # what was chosen is destroyed, but regenerates
    kill = creature("Ox", text="Whenever Ox attacks, you may destroy target creature." + THEN)
    wall = creature("Wall", "0/4", "{0}: Regenerate Wall.")
    for shield in (True, False):
        play(
            edition,
            {"battlefield": [kill]},
            {"battlefield": [wall]},
            [
                {"by": "A", "attack": {"ox": "B"}},
                *(
                    [{"by": "A", "pass": 1}, {"by": "B", "activate": "wall"}, {"resolve": "top"}]
                    if shield
                    else []
                ),
                {"resolve": "all", "choose": ["yes"]},
            ],
            [
                {"life": {"A": 23}},
                {"object": "wall", "zone": "battlefield" if shield else "graveyard"},
            ],
            choices={"A": ["wall"]},
        )
