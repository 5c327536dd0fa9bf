"""The pool's cards, written by hand as IR, one subject a file.

`python -m apnap.cards.build_pool` turns them into the JSON that the library reads.
"""
