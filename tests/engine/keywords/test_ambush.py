"""Ambush: a play whose place would no longer be good as it is checked (rule 822.3)."""

from __future__ import annotations

from datetime import date

from judge.scenario.language.parse import parse
from judge.scenario.runner import run

PRINTED = """
wording of Stalking Wolf: printed
P2's turn
P1: hand w = Stalking Wolf; at BF1 p = Stalwart Poro
P2: hand Hextech Ray; at BF2 v = 2-Might unit

P2 plays Hextech Ray on v
P1 cannot play w to BF1
all pass
expect w in P1's hand, p at BF1

expect v in P2's trash
because 822.3
"""


def test_the_only_unit_there_would_be_killed_for_the_cost_so_that_it_is_not_played() -> None:
    found = run(parse(PRINTED), date(2026, 8, 1))
    assert found.passed, found.message
