"""The random generator: a 64-bit number in the state, stepped by splitmix64. No other source of
chance exists.
"""

from __future__ import annotations

_MASK = (1 << 64) - 1


def step(state: int) -> tuple[int, int]:
    """The next state and the 64-bit output that belongs to it."""
    state = (state + 0x9E3779B97F4A7C15) & _MASK
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return state, z ^ (z >> 31)


def seed_state(seed: int) -> int:
    """A state for a seed of any size."""
    state = 0
    seed = abs(seed) * 2 + (seed < 0)
    while True:
        state, out = step((state ^ seed) & _MASK)
        seed >>= 64
        state = out
        if not seed:
            return state


def permutation(size: int, key: int) -> list[int]:
    """The permutation of range(size) that belongs to a 64-bit key (Fisher-Yates over
    splitmix64).
    """
    order = list(range(size))
    state = key
    for i in range(size - 1, 0, -1):
        state, out = step(state)
        j = out % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order
