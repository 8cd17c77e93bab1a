"""Reads amounts in a question, such as "with 5 points" or "while I have 2 gear", as lines of a set-up."""

from __future__ import annotations

import re

_WORDS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7}
_SAID = re.compile(
    r"(?:with|having|at|(?:if|when|while|and) i (?:have|control)) (?P<many>\d\d?|[a-z]+) (?:other |friendly )*"
    r"(?P<buffed>buffed )?(?P<of>point|xp|gear|unit|rune|card)s?(?: in (?:my )?(?P<zone>hand|trash))?"
    r"(?: on board| in play| there)?"
)
_LINES = {
    "point": "P1: points {}", "xp": "P1: XP {}", "gear": "P1: base {} x plain gear",
    "unit": "P1: at BF1 {} x 2-Might unit", "rune": "P1: runes {} Fury",
}  # fmt: skip


def counts_said(words: str) -> tuple[str, ...] | None:
    """The lines of P1's board that the words come to; None where they say anything else."""
    found = _SAID.fullmatch(words)
    if found is None or (found["of"] == "card") is not bool(found["zone"]):
        return None
    many = int(found["many"]) if found["many"].isdigit() else _WORDS.get(found["many"])
    if many is None:
        return None
    if found["zone"]:
        return (f"P1: {found['zone']} {many} x plain card",)
    return (_LINES[found["of"]].format(many) + (" buffed" if found["buffed"] else ""),)
