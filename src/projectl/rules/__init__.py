"""The rules of Project L, written once; one file per chapter of docs/RULES.md.

Every id of that text stands in the docstring of a function that plays it, here, in `catalogue` (what is in the box) or
in `notation` (what a view hides). These have no function, each for a reason:

- [T10] no decision of the action space moves or takes back a placed piece, so there is nothing to refuse.
- [G7] its number is a line of the table of [S1], and a recommendation is no rule.
- [A3] a mark on the table; the first player is seat 0 with it or without.
- [R8] the same need as in [S1], checked there; Phoenix's puzzles are not in the catalogue.
"""
