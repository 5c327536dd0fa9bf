"""The intermediate representation: what cards do, as frozen nodes. It knows nothing of a game."""

from .abilities import *  # noqa: F403
from .base import IRError, Node, bare, from_json, to_json, walk
from .cards import Card, Face
from .conditions import *  # noqa: F403
from .costs import *  # noqa: F403
from .effects import *  # noqa: F403
from .effects_choices import *  # noqa: F403
from .effects_damage import *  # noqa: F403
from .effects_keywords import *  # noqa: F403
from .effects_permanents import *  # noqa: F403
from .effects_stack import *  # noqa: F403
from .effects_turn import *  # noqa: F403
from .effects_zones import *  # noqa: F403
from .events import *  # noqa: F403
from .filters import *  # noqa: F403
from .mana import ManaCost, cost_colors, mana_value, parse_mana, print_mana
from .own import renamed, shifted, walk_own
from .parts import *  # noqa: F403
from .parts_casting import *  # noqa: F403
from .parts_players import *  # noqa: F403
from .refs import *  # noqa: F403
from .values import *  # noqa: F403
from .values_history import *  # noqa: F403

__all__ = [
    "Card",
    "Face",
    "IRError",
    "ManaCost",
    "Node",
    "bare",
    "cost_colors",
    "from_json",
    "mana_value",
    "parse_mana",
    "print_mana",
    "renamed",
    "shifted",
    "to_json",
    "walk",
    "walk_own",
]
