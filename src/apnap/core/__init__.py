"""What is true in every edition: state, objects, zones, players, the journal, questions, events,
views.
"""
