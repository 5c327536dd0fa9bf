"""Replacement and prevention effects: gathering, choosing, applying; shields."""
