"""The command line: `apnap play`, `simulate`, `run`, `card`, `cards`, `rule`, `editions`, `decks`,
`replay`, `compile`, `ledger`, `bench`, `fuzz`."""

from __future__ import annotations

import os
import sys

from .starting import LANGS, STATUS, STOPPED, language_of, stoppable

MISSING = (
    "apnap: the command line needs more packages; install them with: pip install 'apnap[cli]'",
    "apnap：命令行需要更多软件包；请运行：pip install 'apnap[cli]'",
)
NEEDED = ("click", "ijson", "platformdirs", "rapidfuzz", "rich", "yaml")


def main() -> None:
    """Run the command line and exit: 0 well, 1 a check failed, 2 the user must change something,
    130 it was interrupted."""
    lang = language_of(sys.argv[1:], os.environ)
    try:
        with stoppable(lang):
            from .frame import Root
        Root().main(prog_name="apnap")
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] not in NEEDED:
            raise
        print(MISSING[LANGS.index(lang)], file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print(STOPPED[LANGS.index(lang)], file=sys.stderr)
        sys.exit(STATUS)
