"""Rules of the 2009 book that the sources hold (700, 705) or leave out (100 to 600)."""

from __future__ import annotations

from .play import Data, creature, play, rule, thing

FREE = "{0}"


def instant(name: str, text: str, cost: str = FREE) -> Data:
    return thing(name, "Instant", text, cost)


def spell(name: str, *more: Data, **keys: object) -> list[Data]:
    return [{"by": "A", "cast": name, **keys}, *more, {"resolve": "all"}]


CHARM = instant("Charm", "Choose one —\n• You gain 3 life.\n• Destroy target creature.\n"
                "• Destroy target artifact.")  # fmt: skip


@rule("2009:700.2", "2009:700.2a", "2009:700.2c", "x2009:601.2b")
def test_modes_are_chosen_as_the_spell_is_cast() -> None:
    """Only the chosen mode wants a target, and a mode without a legal target is no choice."""
    a = {"hand": [CHARM]}
    play("2009", a, do=spell("Charm", modes=[1]), expect=[{"life": {"A": 23}}])
    play("2009", a, do=[{"illegal": {"by": "A", "cast": "Charm", "modes": [2]}}])
    a["battlefield"] = [creature("Ox")]
    play("2009", a, do=spell("Charm", modes=[2], targets=["ox"]),
         expect=[{"object": "ox", "zone": "graveyard"}, {"life": {"A": 20}}])  # fmt: skip


@rule("2009:700.5", "2009:700.5a")
def test_what_cannot_be_blocked_is_not_an_ability_once_given() -> None:
    ghost = creature("Ghost", text="Ghost can't be blocked.")
    blank = instant("Blank", "Target creature loses all abilities until end of turn.")
    give = instant("Give", "Target creature can't be blocked this turn.")
    b = {"battlefield": [creature("Elf")]}
    cases = (
        ("ghost", [], True),
        ("ghost", ["Blank"], False),
        ("ox", ["Give"], True),
        ("ox", ["Give", "Blank"], True),
    )
    for attacker, names, free in cases:
        before = [one for name in names for one in spell(name, targets=[attacker])]
        a = {"battlefield": [ghost, creature("Ox")], "hand": [blank, give]}
        do = [*before, {"by": "A", "attack": {attacker: "B"}}, {"to": "declare_blockers"}]
        if free:
            play("2009", a, b, do, [{"cannot_block": ["elf"]}])
        else:
            block = {"by": "B", "block": {"elf": attacker}}
            play("2009", a, b, [*do[:-1], block], [{"blocking": ["elf"]}])


@rule("2009:705.1")
def test_a_called_flip_is_won_or_lost() -> None:
    flip = instant("Toss", "Flip a coin. If you win the flip, you gain 5 life.")
    for coin, life in (("heads", 25), ("tails", 20)):
        play("2009", {"hand": [flip]}, do=spell("Toss"), expect=[{"life": {"A": life}}],
             random=[coin])  # fmt: skip


# What the sources leave out


@rule("x2009:115.3a")
def test_the_active_player_has_priority_first() -> None:
    for turn, player in ((2, "B"), (3, "A")):
        for step in ("upkeep", "draw", "main1", "end"):
            play("2009", do=[{"to": f"{turn}.{step}"}], expect=[{"priority": player}])


@rule("x2009:116.1", "x2009:117.4")
def test_costs_are_paid_in_full_or_not_at_all() -> None:
    price = thing("Price", "Artifact", "Pay 3 life: Draw a card.")
    for life, legal in ((3, True), (2, False)):
        check: Data = {("legal" if legal else "not_legal"): {"by": "A", "activate": "price"}}
        play("2009", {"battlefield": [price], "life": life}, do=[{"expect": [check]}])
    a = {"battlefield": [price]}
    do: list[Data] = [{"by": "A", "activate": "price"}, {"expect": [{"life": {"A": 17}}]}]
    play("2009", a, do=do)


@rule("x2009:117.3")
def test_a_life_total_that_is_set_counts_as_gain_or_loss() -> None:
    glad = thing("Glad", "Enchantment", "Whenever you gain life, draw a card.")
    sad = thing("Sad", "Enchantment", "Whenever you lose life, draw two cards.")
    ten = instant("Ten", "Your life total becomes 10.")
    for before, hand in ((5, 1), (10, 0), (15, 2)):
        a = {"battlefield": [glad, sad], "hand": [ten], "life": before}
        play("2009", a, do=spell("Ten"), expect=[{"life": {"A": 10}}, {"hand": {"A": hand}}])


@rule("x2009:118.3c", "x2009:118.3e")
def test_results_of_damage_with_wither_and_lifelink() -> None:
    a = {"battlefield": [creature("Blight", "2/2", "Wither"), creature("Leech", "2/2", "Lifelink")]}
    play(
        "2009",
        a,
        {"battlefield": [creature("Big", "0/5"), creature("Wall", "0/5")]},
        [
            {"by": "A", "attack": {"blight": "B", "leech": "B"}},
            {"by": "B", "block": {"big": "blight", "wall": "leech"}},
            {"to": "main2"},
        ],
        [
            {"object": "big", "counters": {"-1/-1": 2}, "damage": 0, "toughness": 3},
            {"object": "wall", "counters": {"-1/-1": 0}, "damage": 2},
            {"life": {"A": 22}},
        ],
    )


@rule("x2009:118.8", "x2009:510.1a")
def test_no_damage_is_no_damage() -> None:
    weak = creature("Weak", "0/2", "Whenever Weak deals combat damage to a player, draw a card.")
    do: list[Data] = [{"by": "A", "attack": {"weak": "B"}}, {"to": "main2"}]
    game = play("2009", {"battlefield": [weak]}, do=do, expect=[{"hand": {"A": 0}}])
    assert all(key != "damage-dealt" for key, _, _ in game.lines)
    strong = {**weak, "pt": "1/2"}
    play("2009", {"battlefield": [strong]}, do=do, expect=[{"hand": {"A": 1}}])


@rule("x2009:119.2")
def test_cards_are_drawn_one_by_one() -> None:
    glad = thing("Glad", "Enchantment", "Whenever you draw a card, you gain 1 life.")
    three = instant("Three", "Draw three cards.")
    a = {"battlefield": [glad], "hand": [three]}
    play("2009", a, do=spell("Three"), expect=[{"life": {"A": 23}}], unanswered="auto")


@rule("x2009:305.7")
def test_a_basic_land_type_replaces_what_the_land_could_do() -> None:
    keep: Data = {"name": "Keep", "type": "Land", "text": "{T}: Add {W}.", "as": "keep"}
    flood = instant("Flood", "Target land becomes an Island until end of turn.")
    play(
        "2009",
        {"battlefield": [keep], "hand": [flood]},
        do=[*spell("Flood", targets=["keep"]), {"by": "A", "activate": "keep"}],
        expect=[{"mana": {"A": "{U}"}}, {"object": "keep", "subtypes": ["Island"]}],
    )


@rule("x2009:506.4", "x2009:508.1f", "x2009:508.1a")
def test_attackers_tap_and_may_be_removed_from_combat() -> None:
    shield = instant("Shield", "Regenerate target creature.")
    zap = instant("Zap", "Destroy target creature.")
    guard = creature("Guard", text="Vigilance")
    play(
        "2009",
        {"battlefield": [creature("Ox"), guard, creature("New", sick=True),
                         creature("Tired", tapped=True)],
         "hand": [shield, zap]},
        do=[
            {"to": "beginning_of_combat"},
            {"expect": [{"cannot_attack": ["new", "tired"]}, {"can_attack": ["ox", "guard"]}]},
            {"by": "A", "attack": {"ox": "B", "guard": "B"}},
            {"expect": [{"object": "ox", "tapped": True}, {"object": "guard", "tapped": False}]},
            *spell("Shield", targets=["ox"]),
            *spell("Zap", targets=["ox"]),
            {"expect": [{"attacking": ["guard"]}, {"object": "ox", "zone": "battlefield"}]},
            {"to": "main2"},
        ],
        expect=[{"life": {"B": 18}}],
    )  # fmt: skip


@rule("x2009:508.1c", "x2009:508.1d", "x2009:509.1c", "x2009:509.1a")
def test_requirements_and_restrictions_of_attacking_and_blocking() -> None:
    must = creature("Must", text="Must attacks each combat if able.")
    wall = creature("Wall", text="Defender")
    lure = creature("Lure", text="All creatures able to block Lure do so.")
    play(
        "2009",
        {"battlefield": [must, wall]},
        do=[
            {"until": "question", "at": "1.beginning_of_combat"},
            {"illegal": {"by": "A", "attack": {}}},
            {"illegal": {"by": "A", "attack": {"must": "B", "wall": "B"}}},
            {"by": "A", "attack": {"must": "B"}},
        ],
    )
    play(
        "2009",
        {"battlefield": [lure, creature("Ox")]},
        {"battlefield": [creature("Elf"), creature("Tired", tapped=True)]},
        [
            {"by": "A", "attack": {"lure": "B", "ox": "B"}},
            {"until": "question"},
            {"expect": [{"cannot_block": ["tired"]}]},
            {"illegal": {"by": "B", "block": {}}},
            {"illegal": {"by": "B", "block": {"elf": "ox"}}},
            {"by": "B", "block": {"elf": "lure"}},
        ],
    )


@rule("x2009:601.2c")
def test_one_word_target_means_different_targets() -> None:
    two = instant("Two", "Destroy two target creatures.")
    a = {"hand": [two], "battlefield": [creature("Ox")]}
    play("2009", a, do=[{"expect": [{"not_legal": {"by": "A", "cast": "Two"}}]}])
    a["battlefield"] = [creature("Ox"), creature("Elf")]
    play("2009", a, do=spell("Two", targets=["ox", "elf"]), expect=[{"graveyard": {"A": 3}}])


@rule("x2009:601.2e")
def test_the_total_cost_adds_and_takes_away() -> None:
    more = thing("More", "Enchantment", "Spells cost {2} more to cast.")
    less = thing("Less", "Enchantment", "Spells you cast cost {1} less to cast.")
    one = instant("One", "You gain 1 life.", "{G}")
    for lands, legal in ((1, False), (2, True)):
        check: Data = {("legal" if legal else "not_legal"): {"by": "A", "cast": "One"}}
        a = {"battlefield": [more, less, f"Forest * {lands}"], "hand": [one]}
        play("2009", a, do=[{"expect": [check]}])
    a = {"battlefield": [more, less, "Forest * 3"], "hand": [one]}
    do: list[Data] = [{"by": "A", "cast": "One"}, {"resolve": "all"}]
    play("2009", a, do=do, expect=[{"life": {"A": 21}}, {"count": {"tapped": True}, "is": 2}])


@rule("x2009:602.5")
def test_once_a_turn_goes_with_the_object() -> None:
    gun = creature("Gun", text="{0}: You gain 1 life. Activate only once each turn.")
    use: Data = {"by": "A", "activate": "gun"}
    play(
        "2009",
        {"battlefield": [gun]},
        do=[use, {"expect": [{"not_legal": use}]}, {"to": "2.main1"}, {"expect": [{"legal": use}]}],
    )


@rule("x2009:603.3b")
def test_the_active_players_triggers_go_on_the_stack_first() -> None:
    clock = thing("Clock", "Artifact", "At the beginning of each upkeep, you gain 1 life.")
    play(
        "2009",
        {"battlefield": [{**clock, "name": "Mine", "as": "mine"}]},
        {"battlefield": [{**clock, "name": "Theirs", "as": "theirs"}]},
        [
            {"until": {"stack": "ability of Mine"}},
            {"expect": [{"turn": 2}, {"stack": ["ability of Mine", "ability of Theirs"]}]},
        ],
    )


@rule("x2009:608.2b")
def test_a_spell_whose_targets_are_all_gone_does_nothing() -> None:
    drain = instant("Drain", "Destroy target creature. You gain 3 life.")
    out = instant("Out", "Return target creature to its owner's hand.")
    a = {"battlefield": [creature("Ox")], "hand": [drain, out]}
    both: list[Data] = [{"by": "A", "cast": "Drain", "targets": ["ox"]}]
    play("2009", a, do=[*both, *spell("Out", targets=["ox"])], expect=[{"life": {"A": 20}}])
    play("2009", a, do=[*both, {"resolve": "all"}], expect=[{"life": {"A": 23}}])


@rule("x2009:306.7")
def test_noncombat_damage_may_go_to_a_planeswalker_instead() -> None:
    walker = thing("Walker", "Planeswalker - Nissa", "[+1]: You gain 1 life.", loyalty=4)
    for answer, life, loyalty in (("walker", 20, 2), ("B", 18, 4)):
        play(
            "2009",
            {"hand": ["Shock"], "mana": "{R}"},
            {"battlefield": [walker]},
            [{"by": "A", "cast": "Shock", "targets": ["B"]}, {"resolve": "all"}],
            [{"life": {"B": life}}, {"object": "walker", "counters": {"loyalty": loyalty}}],
            choices={"A": [answer]},
        )


@rule("x2009:508.4")
def test_what_enters_attacking_was_never_declared() -> None:
    call = instant("Call", "Create a 1/1 red Goblin creature token that's tapped and attacking.")
    watch = thing("Watch", "Enchantment", "Whenever a creature attacks, you gain 1 life.")
    play(
        "2009",
        {"hand": [call], "battlefield": [creature("Ox"), watch]},
        do=[
            {"by": "A", "attack": {"ox": "B"}},
            {"resolve": "all"},
            {"expect": [{"life": {"A": 21}}]},
            *spell("Call"),
            {"to": "main2"},
        ],
        expect=[{"life": {"A": 21, "B": 17}}],
    )
