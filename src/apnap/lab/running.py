"""Running scenarios: under each edition, with the result of each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from apnap.agents import Agent
from apnap.cards import pool
from apnap.core.edition import Edition
from apnap.game import Game, find_edition, state_hash

from .checking import Checker
from .doing import Doer
from .errors import CheckFailed, Refused, ScenarioError
from .loading import Scenario, load
from .placing import Builder, Hint, Lookup, near_in_pool

SUFFIXES = (".yaml", ".yml", ".json")


@dataclass
class Result:
    """What became of one scenario under one edition. `status`: passed, failed (a check did not
    hold) or error (it could not be run).
    """

    file: str
    title: str
    edition: str
    status: str
    message: str = ""
    game: Game | None = None
    hash: str = ""
    title_zh: str = ""

    def title_in(self, lang: str) -> str:
        """The title in a language, the English one where there is no other."""
        return self.title_zh if lang == "zh" and self.title_zh else self.title

    def to_json(self) -> dict[str, str]:
        """The result as plain data."""
        return {
            "file": self.file,
            "title": self.title,
            "edition": self.edition,
            "status": self.status,
            "message": self.message,
        }


class Run:
    """One scenario under one edition, set up and ready. `at_question`: called at every question;
    the run goes on with the game that it gives back (a test saves and loads there). `doer`: what
    carries out the actions. `hint`: the remedy for a card that is not there. `entries`: the entry
    that placed each physical card.
    """

    def __init__(
        self,
        scenario: Scenario,
        edition: Edition,
        lookup: Lookup = pool.load_card,
        auto: Agent | None = None,
        at_question: Callable[[Game], Game] | None = None,
        doer: type[Doer] = Doer,
        hint: Hint = near_in_pool,
    ) -> None:
        self.scenario = scenario
        self.edition = edition
        builder = Builder(scenario, edition, lookup, hint)
        game = builder.build()
        self.names = builder.names
        self.entries = builder.entries
        if scenario.random:
            game.outcomes = [_outcome(one, scenario.file) for one in scenario.random]
        self.doer = doer(game, scenario, self.names, edition.key, auto)
        self.checker = Checker(game, self.names, edition.key, self.attempt)
        self.doer.checker = self.checker
        self.doer.at_question = at_question

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.doer.g

    def play(self) -> None:
        """All actions, then all checks."""
        self.doer.run(self.scenario.do)
        self.doer.place = f"{self.scenario.file}: at the end"
        self.doer.current = []
        self.doer.settle_questions()
        self.checker.check_all(self.scenario.checks(self.edition.key), self.scenario.file)
        left = [
            f"{e!r} ({entries.where})"
            for entries in self.doer.choices.values()
            for e in entries.leftovers()
        ]
        if left and self.scenario.leftovers != "ignore":
            raise ScenarioError(
                f"{self.scenario.file}: these answers were not used: {', '.join(left)}"
            )
        if self.scenario.checks_nothing:
            raise ScenarioError(
                f"{self.scenario.file}: this scenario checks nothing; add checks under expect, or "
                "write expect: [] where it is only to be played"
            )

    def attempt(self, action: dict[str, Any]) -> None:
        """Try an action and take it back; Refused if the rules do not allow it."""
        _ = self.game.question
        depth, usual = len(self.game.past_moves), self.game.setup_data
        doer = Doer(self.game, self.scenario, self.names, self.edition.key, _anything)
        doer.checker = self.checker
        doer.trying = True
        try:
            doer._act(action)
            doer.refuse_leftovers()
        except ScenarioError as error:
            raise Refused(str(error)) from None
        finally:
            doer.take_back(depth)
            self.game.setup_data = usual


def _anything(question: Any, sight: Any) -> Any:
    """Some legal answer."""
    from apnap.agents.chance import RandomAgent

    return RandomAgent(0)(question, sight)


def run_scenario(
    scenario: Scenario,
    edition: str | Edition,
    *,
    lookup: Lookup = pool.load_card,
    hint: Hint = near_in_pool,
) -> Result:
    """Run a scenario under an edition. `hint`: the remedy for a card that `lookup` lacks."""
    key = edition if isinstance(edition, str) else edition.key
    result = Result(scenario.file, scenario.title, key, "passed", title_zh=scenario.title_zh)
    try:
        made = find_edition(edition)
    except ValueError as error:
        result.status, result.message = "error", f"{scenario.file}: editions: {error}"
        return result
    result.edition = made.key
    try:
        auto = _auto() if scenario.unanswered == "auto" else None
        run = Run(scenario, made, lookup, auto, hint=hint)
        result.game = run.game
        run.play()
        result.hash = state_hash(run.game)
    except CheckFailed as error:
        result.status, result.message = "failed", str(error)
    except (ScenarioError, ValueError) as error:
        result.status, result.message = "error", str(error)
    except (AttributeError, TypeError, KeyError, IndexError) as error:
        # a value of a kind that its key does not take: the other files go on
        result.status = "error"
        result.message = f"{scenario.file}: a key has a value of the wrong kind ({error})"
    return result


def _auto() -> Agent:
    from apnap.agents import make

    try:
        return make("heuristic")
    except KeyError:
        return make("random")


def run_file(
    path: str | Path,
    editions: Sequence[str] = (),
    *,
    lookup: Lookup = pool.load_card,
    hint: Hint = near_in_pool,
) -> list[Result]:
    """Run a file under the editions it names, or those given."""
    try:
        scenario = load(path)
    except ScenarioError as error:
        return [Result(str(path), Path(path).stem, "", "error", str(error))]
    return [
        run_scenario(scenario, edition, lookup=lookup, hint=hint)
        for edition in editions or scenario.editions
    ]


def run_paths(
    paths: Sequence[str | Path],
    editions: Sequence[str] = (),
    *,
    lookup: Lookup = pool.load_card,
    hint: Hint = near_in_pool,
) -> Iterator[Result]:
    """Run files and folders, in order; a path without a scenario file is an error of its own."""
    for path in paths:
        for file in files_of(Path(path)):
            yield from run_file(file, editions, lookup=lookup, hint=hint)


def files_of(path: Path) -> list[Path]:
    """The scenario files of a path, sorted; ScenarioError if there are none."""
    if path.is_dir():
        found = sorted(p for p in path.rglob("*") if p.suffix in SUFFIXES and p.is_file())
        if not found:
            raise ScenarioError(
                f"{path}: there is no scenario file (.yaml or .json) in this folder"
            )
        return found
    if not path.exists():
        raise ScenarioError(f"{path}: there is no such file or folder")
    return [path]


def summary(results: list[Result]) -> dict[str, Any]:
    """The results as the JSON that `apnap run --json` prints."""
    counts = {
        status: sum(1 for r in results if r.status == status)
        for status in ("passed", "failed", "error")
    }
    return {
        "passed": counts["passed"],
        "failed": counts["failed"],
        "errors": counts["error"],
        "results": [r.to_json() for r in results],
    }


def exit_status(results: list[Result]) -> int:
    """0 when all passed, 1 when a check failed, 2 when a file could not be run."""
    if any(r.status == "error" for r in results):
        return 2
    return 1 if any(r.status == "failed" for r in results) else 0


def _outcome(value: Any, file: str) -> int:
    """A coin or die of the `random` list as the engine counts it: heads is 0, a die's 1 is 0."""
    if value in ("heads", "tails"):
        return 0 if value == "heads" else 1
    if isinstance(value, int) and not isinstance(value, bool) and value > 0:
        return value - 1
    raise ScenarioError(f"{file}: random lists heads, tails and numbers, not {value!r}")
