"""Continuous effects: layers, dependency, copying, control, and what effects allow and forbid."""
