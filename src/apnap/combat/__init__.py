"""Attacking, blocking, combat damage in the three models of the editions."""
