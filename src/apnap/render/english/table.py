"""The English phrase table, whole: importing this fills it."""

from . import (  # noqa: F401
    abilities,
    choosing,
    clauses,
    small,
    table_actions,
    table_amounts,
    table_conditions,
    table_costs,
    table_events,
    table_filters,
    table_later,
    table_library,
    table_lines,
    table_mana,
    table_moves,
    table_parts,
    table_replacement,
    table_sentences,
    thisway,
    tokens,
)
