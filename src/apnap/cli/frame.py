"""What all commands share: the language, the help page, and errors as one sentence on stderr."""

from __future__ import annotations

import errno
import importlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

import click
from rapidfuzz import fuzz, process
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from apnap import __version__

from .messages import Texts
from .starting import LANGS, STATUS, language_of, stoppable

if TYPE_CHECKING:
    WholeType = click.ParamType[int]
    WordType = click.ParamType[str]
else:
    WholeType = WordType = click.ParamType

COMMANDS = (
    "play", "simulate", "run", "card", "cards", "rule", "editions", "decks", "replay", "compile",
    "ledger", "bench", "fuzz",
)  # fmt: skip
MODULES = {"cards": "collection", "compile": "corpus"}
MOST_COLUMNS = 100
LONGEST_PATH = 200
REFUSALS = {
    errno.ENAMETOOLONG: "why-too-long",
    errno.EACCES: "why-not-allowed",
    errno.EPERM: "why-not-allowed",
    errno.EROFS: "why-not-allowed",
    errno.ENOSPC: "why-full",
    errno.ENOENT: "why-not-there",
    errno.ENOTDIR: "why-not-there",
}  # what the system says -> what is said of it


class Fault(Exception):
    """Something that the user must change: one sentence each, with the place and the remedy."""

    def __init__(self, *sentences: str, status: int = 2) -> None:
        super().__init__(*sentences)
        self.sentences = sentences
        self.status = status


class Whole(WholeType):
    """A whole number within limits."""

    name = "number"

    def __init__(self, t: Texts, least: int = 0, most: int = 1_000_000_000) -> None:
        self.t = t
        self.least = least
        self.most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: Any) -> int:
        """The number, or a sentence about the limits."""
        try:
            number = int(str(value))
        except ValueError:
            number = None
        if number is None or not self.least <= number <= self.most:
            self.fail(self.t("need-whole", least=self.least, most=self.most, value=value))
        return number


class Word(WordType):
    """One of some words."""

    name = "word"

    def __init__(self, t: Texts, words: Sequence[str]) -> None:
        self.t = t
        self.words = words

    def convert(self, value: Any, param: click.Parameter | None, ctx: Any) -> str:
        """The word, or a sentence that names those there are."""
        if value not in self.words:
            self.fail(self.t("need-word", words=", ".join(self.words), value=value))
        return str(value)


class Command(click.Command):
    """A command with help in the user's language."""

    def __init__(
        self,
        name: str,
        t: Texts,
        params: Sequence[click.Parameter],
        callback: Callable[..., Any],
        family: str = "",
        **settings: Any,
    ) -> None:
        self.t = t
        self.title = f"{family} {name}".strip()
        self.key = self.title.replace(" ", "-")
        super().__init__(
            name,
            params=[*params, lang_option(t)],
            callback=callback,
            help=t(f"help-{self.key}"),
            short_help=t(f"short-{self.key}"),
            context_settings={"allow_extra_args": True, **settings},
        )

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """`--help`, described in the language."""
        return described_help(super().get_help_option(ctx), self.t)

    def get_help(self, ctx: click.Context) -> str:
        """The page of this command, with examples."""
        return page(self, ctx, self.t, self.t(f"examples-{self.key}"))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Refuse what no parameter takes."""
        rest = super().parse_args(ctx, args)
        if ctx.args and not ctx.resilient_parsing:
            raise Fault(self.t("extra-argument", what=ctx.args[0], command=self.title))
        ctx.params.pop("lang", None)
        return rest


class Family(click.Group):
    """A command that has commands under it: `apnap cards search`."""

    def __init__(self, name: str, t: Texts, members: Sequence[Command]) -> None:
        self.t = t
        super().__init__(
            name,
            commands={str(member.name): member for member in members},
            params=[lang_option(t)],
            invoke_without_command=True,
            callback=self.nothing,
            help=t(f"help-{name}"),
            short_help=t(f"short-{name}"),
        )

    def nothing(self, **_: Any) -> None:
        """Without a member the help is shown."""
        ctx = click.get_current_context()
        if ctx.invoked_subcommand is None:
            click.echo(ctx.get_help())

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The members, the most used first."""
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The member that is meant; a sentence with near names for one that is not there."""
        if args[0] not in self.commands:
            names = list(self.commands)
            hint = near(args[0], names, self.t) or self.t("choose-from", names=", ".join(names))
            raise Fault(self.t("no-command", name=f"{self.name} {args[0]}", hint=hint))
        return super().resolve_command(ctx, args)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """`--help`, described in the language."""
        return described_help(super().get_help_option(ctx), self.t)

    def get_help(self, ctx: click.Context) -> str:
        """The page, with the members."""
        return page(self, ctx, self.t, self.t(f"examples-{self.name}"))


class Root(click.Group):
    """The program: finds the language, then the command."""

    def __init__(self) -> None:
        self.t = Texts(LANGS[0])
        super().__init__("apnap", invoke_without_command=True, callback=self.nothing)

    def main(self, args: Any = None, prog_name: Any = "apnap", **extra: Any) -> NoReturn:  # type: ignore[override]
        """Run and exit. Whatever the user can mend is one sentence on stderr and status 2."""
        words = list(sys.argv[1:] if args is None else args)
        self.t = Texts(language_of(words, os.environ))
        self.help = self.t("help-apnap")
        self.params = [lang_option(self.t), version_option(self.t)]
        _lenient(sys.stdout, sys.stderr)
        sys.exit(self.guarded(words, prog_name))

    def guarded(self, words: list[str], prog_name: str) -> int:
        """Run; the exit status."""
        try:
            status = super().main(words, prog_name, standalone_mode=False)
        except Fault as fault:
            self.complain(*fault.sentences)
            return fault.status
        except click.ClickException as error:
            self.complain(sentence_of(error, self.t))
            return 2
        except (KeyboardInterrupt, click.Abort):
            self.complain(self.t("interrupted"))
            return STATUS
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            return 1
        except OSError as error:
            if error.filename is None:
                raise
            self.complain(refused(error, self.t))
            return 2
        return status if isinstance(status, int) else 0

    def complain(self, *sentences: str) -> None:
        """Sentences on stderr, one a line."""
        for sentence in sentences:
            click.echo(
                f"apnap: {sentence}" if self.t.lang == "en" else f"apnap：{sentence}", err=True
            )

    def nothing(self, **_: Any) -> None:
        """Without a command the help is shown."""
        ctx = click.get_current_context()
        if ctx.invoked_subcommand is None:
            click.echo(ctx.get_help())

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands, the most used first."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """The command of that name, imported on first use."""
        if name not in COMMANDS:
            return None
        with stoppable(self.t.lang):
            module = importlib.import_module(f".{MODULES.get(name, name)}", __package__)
        made: click.Command = module.command(self.t)
        return made

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is meant; a sentence with near names for one that is not there."""
        if args[0] not in COMMANDS:
            if args[0].startswith("-"):
                raise click.NoSuchOption(args[0])
            hint = near(args[0], COMMANDS, self.t) or self.t("see-help")
            raise Fault(self.t("no-command", name=args[0], hint=hint))
        return super().resolve_command(ctx, args)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """`--help`, described in the language."""
        return described_help(super().get_help_option(ctx), self.t)

    def get_help(self, ctx: click.Context) -> str:
        """The page of the program."""
        return page(self, ctx, self.t, self.t("examples-apnap"))


# ------------------------------------------------------------------ options


def lang_option(t: Texts) -> click.Option:
    """`--lang`, which stands before or after the command."""
    return click.Option(["--lang"], type=Word(t, LANGS), help=t("opt-lang"), metavar="en|zh")


def version_option(t: Texts) -> click.Option:
    """`--version`."""

    def show(ctx: click.Context, _: Any, wanted: bool) -> None:
        if wanted:
            click.echo(f"apnap {__version__}")
            ctx.exit()

    return click.Option(
        ["--version"], is_flag=True, is_eager=True, expose_value=False, callback=show,
        help=t("opt-version"),
    )  # fmt: skip


def json_option(t: Texts) -> click.Option:
    """`--json`."""
    return click.Option(["as_json", "--json"], is_flag=True, help=t("opt-json"))


def edition_option(
    t: Texts, default: str | None = "current", help_key: str = "opt-edition"
) -> click.Option:
    """`--edition`."""
    return click.Option(["--edition"], default=default, metavar=t("meta-edition"), help=t(help_key))


def allow_option(t: Texts) -> click.Option:
    """`--allow-unsupported`."""
    return click.Option(["--allow-unsupported"], is_flag=True, help=t("opt-allow"))


def seed_option(t: Texts, default: int | None = 1) -> click.Option:
    """`--seed`."""
    return click.Option(
        ["--seed"], type=Whole(t, 0, 2**63), default=default, metavar="S", help=t("opt-seed")
    )


def described_help(option: click.Option | None, t: Texts) -> click.Option | None:
    """The help option with its description in the language."""
    if option is not None:
        option.help = t("opt-help")
    return option


# ------------------------------------------------------------------ help


def page(command: click.Command, ctx: click.Context, t: Texts, examples: str) -> str:
    """A help page: usage, what it does, commands, options, examples."""
    out = io.StringIO()
    width = min(MOST_COLUMNS, Console().width)
    console = Console(file=out, width=width, markup=False, highlight=False, emoji=False)
    pieces = " ".join(command.collect_usage_pieces(ctx))
    console.print(
        Text(f"{t('usage')} {ctx.command_path} {pieces}".replace("[OPTIONS]", t("options-piece")))
    )
    console.print()
    console.print(Padding(Text(command.help or ""), (0, 0, 0, 2)))
    if isinstance(command, Root):
        _section(console, t("commands"), [(name, t(f"short-{name}")) for name in COMMANDS])
    if isinstance(command, Family):
        rows = [(name, one.short_help or "") for name, one in command.commands.items()]
        _section(console, t("commands"), rows)
    records = [record for param in command.get_params(ctx) if (record := _record(param, ctx))]
    _section(console, t("options"), records)
    console.print(Text(f"\n{t('examples')}"))
    for line in examples.splitlines():
        console.print(Text(f"  {line}"), soft_wrap=True)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def _record(param: click.Parameter, ctx: click.Context) -> tuple[str, str] | None:
    if not isinstance(param, click.Option) or param.hidden:
        return None
    names = ", ".join(sorted(param.opts, key=len))
    if not param.is_flag and param.name != "help":
        names += f" {param.make_metavar(ctx)}"
    return names, param.help or ""


def _section(console: Console, title: str, rows: list[tuple[str, str]]) -> None:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for left, right in rows:
        table.add_row(Text(left), Text(right))
    console.print(Text(f"\n{title}"))
    console.print(Padding(table, (0, 0, 0, 2)))


# ------------------------------------------------------------------ errors


def near(name: str, names: Sequence[str], t: Texts, limit: int = 3) -> str:
    """ "Did you mean ...?" with the names like this one, or ""."""
    found = nearest(name, names, limit)
    return t("did-you-mean", names=t("or").join(found)) if found else ""


def nearest(name: str, names: Sequence[str], limit: int = 3) -> list[str]:
    """The names like this one, the nearest first."""
    lower = {one.lower(): one for one in names}
    found = process.extract(
        name.lower(), list(lower), scorer=fuzz.ratio, limit=limit, score_cutoff=60
    )
    return [lower[text] for text, _, _ in found]


def sentence_of(error: click.ClickException, t: Texts) -> str:
    """A usage error in one sentence of the language."""
    if isinstance(error, click.NoSuchOption):
        hint = near(error.option_name, list(error.possibilities or ()), t) or t("see-help")
        return t("no-option", option=error.option_name, hint=hint)
    if isinstance(error, click.MissingParameter):
        return t("missing-parameter", what=_title(error.param))
    if isinstance(error, click.BadOptionUsage):
        key = "option-needs-value" if "require" in error.message else "option-takes-no-value"
        return t(key, option=error.option_name)
    if isinstance(error, click.BadParameter):
        return t("bad-parameter", what=_title(error.param), why=error.message)
    return t("bad-usage", why=error.format_message())


def refused(error: OSError, t: Texts) -> str:
    """What the system said of a file or folder, in one sentence."""
    path = str(error.filename)
    shown = path if len(path) <= LONGEST_PATH else f"{path[:LONGEST_PATH]}…"
    key = REFUSALS.get(error.errno or 0)
    why = t(key) if key else error.strerror or str(error)
    return t("file-refused", path=shown, why=why)


def _title(param: click.Parameter | None) -> str:
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return param.human_readable_name if param is not None else "?"


def _lenient(*streams: Any) -> None:
    """A terminal that lacks a letter shows another one; it is no reason to stop."""
    for stream in streams:
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
