"""A check of the tests: faults put into the rules packages, one at a time, must make a test fail.

`make mutants` copies the project to a folder of its own, learns which test runs which line, draws
faults from the syntax tree with a fixed seed, and runs for each the tests that reach it. The
figures and the survivors are in docs/mutants.md.
"""
