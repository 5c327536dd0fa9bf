"""The command line: `apnap play`, `simulate`, `run`, `card`, `cards`, `rule`, `editions`, `decks`,
`replay`, `compile`, `ledger`, `bench`, `fuzz`."""

from __future__ import annotations

import sys

MISSING = "apnap: the command line needs more packages; install them with: pip install 'apnap[cli]'"
MISSING_ZH = "apnap：命令行需要更多软件包；请运行：pip install 'apnap[cli]'"
NEEDED = ("click", "ijson", "platformdirs", "rapidfuzz", "rich", "yaml")


def main() -> None:
    """Run the command line and exit: 0 well, 1 a check failed, 2 the user must change something."""
    try:
        from .frame import Root
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] not in NEEDED:
            raise
        print(f"{MISSING}\n{MISSING_ZH}", file=sys.stderr)
        sys.exit(2)
    Root().main(prog_name="apnap")
