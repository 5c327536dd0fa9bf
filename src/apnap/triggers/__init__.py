"""Triggered abilities: matching events, looking back, delayed and state triggers, placing on the
stack.
"""
