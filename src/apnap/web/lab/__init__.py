"""The rules lab: a situation set up by hand or from a scenario file, acted out for both sides,
stepped through line by line, under several editions.

The page keeps the document (a scenario in the contract's form, every card an entry of its own) and
the server holds nothing: each request brings the document along and gets what became of it.
"""
