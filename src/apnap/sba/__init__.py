"""State-based actions: one small function each; `check` performs all that apply as one event and
looks again.
"""
