"""The stack: resolving, countering, placing triggered abilities, copies, new targets."""
