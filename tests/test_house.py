"""The house rules: no years outside editions, no paths of one machine, no dependencies."""

import ast
import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "apnap"

YEARS = frozenset({2006, 2009, "2006", "2009"})
MAY_HAVE_DEPENDENCIES = frozenset({"cli", "lab", "playing", "web"})
PATH_OF_A_MACHINE = re.compile(r"(?<![\w.:/-])/(?:root\b|work\b|home/)")


def modules_outside(*rooms: str) -> list[Path]:
    """The package's files, without those in the named top-level packages or modules."""
    files = sorted(PACKAGE.rglob("*.py"))
    return [f for f in files if Path(f.relative_to(PACKAGE).parts[0]).stem not in rooms]


def is_year(node: ast.expr) -> bool:
    """Whether an operand of a comparison is a year, or a display that lists one."""
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return any(is_year(element) for element in node.elts)
    return isinstance(node, ast.Constant) and node.value in YEARS


def year_comparisons(source: str) -> list[int]:
    """The lines where a year is compared, by an operator or by a `case`."""
    lines = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Compare(left=left, comparators=others):
                if any(is_year(operand) for operand in (left, *others)):
                    lines.append(node.lineno)
            case ast.MatchValue(value=value) if is_year(value):
                lines.append(node.lineno)
    return lines


def imported_roots(source: str) -> Iterator[tuple[int, str]]:
    """Line and top-level name of each absolute import, also those inside functions."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name.split(".")[0]) for alias in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield node.lineno, module.split(".")[0]


@pytest.mark.parametrize(
    "source",
    [
        "edition.year == 2006",
        "2009 <= year",
        "key != '2006'",
        "key in ('current', '2009')",
        "match key:\n    case '2006': pass",
        "match key:\n    case 2009 | 2006: pass",
    ],
)
def test_a_compared_year_is_noticed(source: str) -> None:
    assert year_comparisons(source)


@pytest.mark.parametrize("source", ["WORDS['2006']", "{'2009': 'exile'}", "key in WORDS"])
def test_a_year_as_a_key_is_not_a_comparison(source: str) -> None:
    assert not year_comparisons(source)


def test_no_year_is_compared_outside_editions() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{line}"
        for file in modules_outside("editions")
        for line in year_comparisons(file.read_text(encoding="utf-8"))
    ]
    assert not found, "ask the edition for a fact instead of comparing its year"


def test_the_engine_imports_no_third_party_module() -> None:
    at_home = sys.stdlib_module_names | {"apnap"}
    found = [
        f"{file.relative_to(ROOT)}:{line} imports {name}"
        for file in modules_outside(*MAY_HAVE_DEPENDENCIES)
        for line, name in imported_roots(file.read_text(encoding="utf-8"))
        if name not in at_home
    ]
    assert not found, "the engine has no dependencies"


def test_importing_apnap_takes_no_third_party_module() -> None:
    code = (
        "import sys; before = set(sys.modules); import apnap\n"
        "new = {name.split('.')[0] for name in set(sys.modules) - before}\n"
        "print(*sorted(new - sys.stdlib_module_names - {'apnap'}))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == []


def test_every_folder_with_modules_is_a_package() -> None:
    """Without `__init__.py` the import contracts would pass over it in silence."""
    folders = {file.parent for file in PACKAGE.rglob("*.py")}
    bare = [str(f.relative_to(ROOT)) for f in folders if not (f / "__init__.py").is_file()]
    assert not bare, "add an __init__.py"


def tracked_texts() -> Iterator[tuple[Path, str]]:
    """Each text file that git tracks, with what it says."""
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listing.returncode != 0:
        pytest.skip("not a git checkout")
    for name in filter(None, listing.stdout.decode().split("\0")):
        file = ROOT / name
        if not file.is_file():
            continue
        try:
            yield file, file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def test_no_tracked_file_names_a_path_of_one_machine() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{number}"
        for file, text in tracked_texts()
        if PATH_OF_A_MACHINE.search(text)
        for number, line in enumerate(text.splitlines(), 1)
        if PATH_OF_A_MACHINE.search(line)
    ]
    assert not found, "write paths relative to the project"


@pytest.mark.parametrize("page", sorted(ROOT.glob("README*.md")), ids=lambda page: page.name)
def test_examples_of_the_readme_run(page: Path) -> None:
    result = doctest.testfile(
        str(page), module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS
    )
    assert result.failed == 0
