"""The rules of Magic: The Gathering, edition by edition, as a Python library."""

__version__ = "0.1.0"
