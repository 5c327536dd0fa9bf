"""What happens in a game: moves, draws, damage, destruction, life, counters, tokens, the end.

Procedures of the rules and effects of cards both come here; each action passes through replacement
effects and then lets abilities trigger.
"""
