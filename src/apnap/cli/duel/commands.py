"""What a player can type besides an answer: help, card text, log, undo, stops, saving, leaving."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from apnap.cli import cards
from apnap.cli.frame import Fault, nearest
from apnap.cli.rule import complaint, in_short
from apnap.core.questions import Question
from apnap.core.views import SeenObject, View
from apnap.playing.attention import OWN_TURN, TURN
from apnap.playing.stops import SHOWN, UnknownStep
from apnap.rules import NoSuchRuleError, find, nearest_rows

from .answers import YES, Entry, Misread
from .board import Board
from .story import score

if TYPE_CHECKING:
    from .loop import Duel

MANY_LINES = 40


class Typed:
    """A command that was typed: the words after it, and where in the game it was."""

    def __init__(
        self, duel: Duel, rest: str, question: Question, view: View, entries: list[Entry]
    ) -> None:
        self.duel = duel
        self.rest = rest
        self.question = question
        self.view = view
        self.entries = entries


Command = Callable[[Typed], bool]


def run(
    duel: Duel, typed: str, question: Question, view: View, entries: list[Entry]
) -> bool | None:
    """Carry out a command. True: the question has been dealt with or must be asked anew; False:
    read on; None: this is no command."""
    if typed.startswith(("?", "？")):
        return card_text(Typed(duel, typed[1:].strip(), question, view, entries))
    word, _, rest = typed.partition(" ")
    command = COMMANDS.get(word.lower())
    if command is None or _is_answer(word, rest, question):
        return None
    return command(Typed(duel, rest.strip(), question, view, entries))


def _is_answer(word: str, rest: str, question: Question) -> bool:
    """In a question for a name a single letter with words after it may be that name."""
    return bool(question.domain) and bool(rest) and word.lower() not in LONG


# ------------------------------------------------------------------ looking


def help_(typed: Typed) -> bool:
    """All commands."""
    typed.duel.say(typed.duel.t("help-duel"))
    return False


def board(typed: Typed) -> bool:
    """Draw the board and the question again."""
    duel = typed.duel
    wording = duel.stories[typed.question.chooser].wording
    duel.console.print(duel.board(typed.view, wording).draw())
    duel.show_question(typed.question, typed.view, typed.entries)
    return False


def log(typed: Typed) -> bool:
    """The whole log since the last choice, or of so many lines, with rule numbers."""
    duel = typed.duel
    story = duel.stories[typed.question.chooser]
    start = duel.since
    if typed.rest:
        if typed.rest.lower() in ("all", "全部"):
            start = 0
        elif typed.rest.isdigit():
            start = len(duel.game.lines) - int(typed.rest)
        else:
            raise Misread(duel.t("log-how"))
    elif start >= len(duel.game.lines):
        start = len(duel.game.lines) - MANY_LINES
    for line in story.lines(start, everything=True, rules=True):
        duel.console.print(line)
    return False


def zones(typed: Typed) -> bool:
    """Graveyards and exile."""
    duel, view = typed.duel, typed.view
    wording = duel.stories[typed.question.chooser].wording
    for player in view.players:
        title = f"{player.name} · {wording.zone('graveyard')} ({len(player.graveyard)})"
        _list(duel, title, player.graveyard[::-1])
    exiled = sum([player.exile_size for player in view.players])
    if exiled:
        unseen = exiled - len(view.exile)
        _list(duel, f"{wording.zone('exile')} ({exiled})", view.exile, unseen)
    duel.say(score(duel.game, wording))
    return False


def _list(duel: Duel, title: str, objects: list[SeenObject], unseen: int = 0) -> None:
    names = [cards.shown_name(one.name, duel.t) or duel.t("face-down") for one in objects]
    names += [duel.t("face-down")] * unseen
    duel.say(Text(title, style="bold"))
    duel.console.print(
        Padding(Text(duel.t("comma").join(names) or duel.t("no-cards")), (0, 0, 0, 2))
    )


def explain(typed: Typed) -> bool:
    """Rule numbers in the log, or none; with a number: what that rule says."""
    duel = typed.duel
    if typed.rest:
        return _rule(duel, typed.rest)
    on = not duel.stories[duel.people[0]].explain
    for story in duel.stories.values():
        story.explain = on
    duel.say(duel.t("explain-on" if on else "explain-off"))
    return False


def _rule(duel: Duel, number: str) -> bool:
    book = duel.game.edition.facts.vocabulary
    try:
        found = find(number, book)
    except NoSuchRuleError as error:
        raise Misread(complaint(error, duel.t)) from None
    for row in nearest_rows(found, book):
        duel.say(in_short(row, duel.t, elsewhere=row.edition != book))
    return False


def card_text(typed: Typed) -> bool:
    """The text of an option's card, or of a card by name."""
    duel = typed.duel
    wording = duel.stories[typed.question.chooser].wording
    seen = _asked_for(typed)
    if seen is None and typed.rest.isdigit():
        raise Misread(duel.t("no-card-there", number=typed.rest))
    if seen is None:
        try:
            duel.console.print(cards.by_name(typed.rest, duel.game.edition, duel.t))
        except Fault as fault:
            raise Misread(fault.sentences[0]) from None
        return False
    duel.console.print(cards.of_object(duel.game, seen, duel.t))
    notes = Board(typed.view, wording).notes(seen)
    if notes and typed.view.find(seen.id) is not None:
        duel.say(Text("  " + duel.t("comma").join(notes), style="dim"))
    return False


def _asked_for(typed: Typed) -> SeenObject | None:
    """The object of an option's number, or of a name that the player sees."""
    view, text = typed.view, typed.rest
    if not text:
        raise Misread(typed.duel.t("card-how"))
    if text.isdigit():
        for entry in typed.entries:
            if entry.number == int(text):
                id_ = typed.question.options[entry.indices[0]].id
                return view.find(id_) if isinstance(id_, int) else None
        raise Misread(typed.duel.t("no-such-number", number=text, last=typed.entries[-1].number))
    visible = [*view.stack, *view.exile, *view.command]
    for player in view.players:
        visible += [*player.battlefield, *player.hand, *player.graveyard]
    names = {seen.name: seen for seen in reversed(visible) if seen.name}
    names |= {cards.shown_name(name, typed.duel.t): seen for name, seen in names.items()}
    starting = [name for name in names if name.lower().startswith(text.lower())]
    found = starting or nearest(text, list(names), 1)
    return names[found[0]] if found else None


# ------------------------------------------------------------------ acting


def undo(typed: Typed) -> bool:
    """Take back the last typed answer."""
    typed.duel.take_back()
    typed.duel.say(Text(typed.duel.t("undone"), style="yellow"))
    return True


def rush(until: str) -> Command:
    """Pass until one's own next turn, or until this turn ends."""

    def command(typed: Typed) -> bool:
        duel = typed.duel
        if typed.question.key != "priority":
            raise Misread(duel.t("only-with-priority"))
        if typed.question.options[0].kind != "pass":
            raise Misread(duel.t("must-act"))
        duel.attention[typed.question.chooser].begin_rush(until, duel.game)
        duel.push(0, "you")
        return True

    return command


def stop(typed: Typed) -> bool:
    """Show the stops, or switch some."""
    duel = typed.duel
    stops = duel.stops[typed.question.chooser]
    wording = duel.stories[typed.question.chooser].wording
    try:
        stops.toggle(typed.rest)
    except UnknownStep as error:
        raise Misread(duel.t("unknown-step", word=error.word, steps=", ".join(SHOWN))) from None
    order = [step for step in _step_names(duel) if step in stops.own | stops.others]
    for key, chosen in (("stops-own", stops.own), ("stops-others", stops.others)):
        names = [wording.words(f"step-{step}") for step in order if step in chosen]
        duel.say(duel.t(key, steps=duel.t("comma").join(names) or duel.t("none")))
    return False


def _step_names(duel: Duel) -> list[str]:
    return [step.name for step in duel.game.edition.steps]


def save(typed: Typed) -> bool:
    """Save now, here or in another file."""
    if typed.rest:
        typed.duel.save_as(typed.rest)
    else:
        typed.duel.save()
        typed.duel.say(typed.duel.t("saved", path=typed.duel.path))
    return False


def concede(typed: Typed) -> bool:
    """Give up, after a question."""
    duel = typed.duel
    duel.say(duel.t("really-concede"))
    if duel.typed(typed.question.chooser, typed.question).lower() not in YES:
        duel.say(duel.t("playing-on"))
        return False
    duel.game.concede(typed.question.chooser)
    duel.given.append("you")
    return True


def loop(typed: Typed) -> bool:
    """Propose to do what one has just done so many times more: `loop 100`, or `loop 100 2` for the
    last two actions."""
    duel, words = typed.duel, typed.rest.split()
    if not words or len(words) > 2 or not all(word.isdigit() for word in words):
        raise Misread(duel.t("loop-how"))
    actions = int(words[1]) if len(words) > 1 else 1
    answers = duel.game.loop_since(actions)
    if not answers:
        raise Misread(duel.t("loop-nothing"))
    duel.game.repeat(answers, int(words[0]))
    duel.given.append("you")
    return True


def leave(typed: Typed) -> bool:
    """Leave; the game is saved."""
    from .loop import Leave

    raise Leave


_NAMES: dict[tuple[str, ...], Command] = {
    ("h", "help", "帮助"): help_,
    ("b", "board", "局面"): board,
    ("l", "log", "记录", "日志"): log,
    ("g", "graveyard", "graveyards", "坟墓场"): zones,
    ("explain", "规则"): explain,
    ("card", "卡", "牌"): card_text,
    ("u", "undo", "撤销", "悔"): undo,
    ("f", "f6"): rush(OWN_TURN),
    ("e", "end"): rush(TURN),
    ("stop", "stops", "停"): stop,
    ("save", "保存"): save,
    ("loop", "循环"): loop,
    ("concede", "认输"): concede,
    ("q", "quit", "exit", "退出"): leave,
}
COMMANDS = {name: command for names, command in _NAMES.items() for name in names}
LONG = {name for name in COMMANDS if len(name) > 1}
