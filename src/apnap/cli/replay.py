"""`apnap replay`: a saved game told from its start."""

from __future__ import annotations

import click
from rich.text import Text

from apnap.core.questions import IllegalAnswer
from apnap.game import Game, answers_of, restart, state_hash

from . import inputs, shelf
from .demo import Teller
from .duel.story import result
from .frame import Command, Fault
from .messages import Texts


def command(t: Texts) -> click.Command:
    """The command in a language."""

    def run(file: str, explain: bool) -> None:
        replay(file, explain, t)

    params = [
        click.Argument(["file"], metavar=t("meta-file")),
        click.Option(["--explain"], is_flag=True, help=t("opt-explain")),
    ]
    return Command("replay", t, params, run)


def replay(file: str, explain: bool, t: Texts) -> None:
    """Tell the game."""
    saved, path = inputs.saved_game(file, t)
    game = restart(saved, shelf.library(t).lookup)
    if game is None:
        raise Fault(t("no-origin", path=path))
    teller = Teller(game, t, explain)
    teller.title(t("replay-title", edition=game.edition.title[t.lang == "zh"], seed=game.seed))
    for player, deck in zip(game.players, (game.origin or {})["decks"], strict=True):
        teller.say(f"  {player.name}: {deck['name'] or '?'}")
    _answer(game, saved, teller, t)
    teller.tell()
    if state_hash(game) != state_hash(saved):
        raise Fault(t("replay-differs", path=path))
    if game.question is None:
        teller.end()
        return
    teller.console.print()
    teller.title(result(game, teller.wording))
    wording = teller.wording
    asked = wording.player_name(game.question.chooser)
    teller.console.print(Text(t("asked-now", player=asked, prompt=wording.prompt(game.question))))


def _answer(game: Game, saved: Game, teller: Teller, t: Texts) -> None:
    for entry in answers_of(saved):
        if game.question is None:
            raise Fault(t("record-too-long"))
        teller.tell()
        try:
            game.enter(entry)
        except IllegalAnswer:
            raise Fault(t("record-does-not-fit")) from None
