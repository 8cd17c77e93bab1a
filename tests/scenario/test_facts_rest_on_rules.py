"""A fact that holds rests on a rule where it would be otherwise without it, and on no other rule."""

from __future__ import annotations

from datetime import date

import pytest

from judge.scenario.parse import parse
from judge.scenario.runner import run

TODAY = date(2026, 8, 1)

DURING_COMBAT = """P1's turn
P1: base a = 2-Might unit
P2: at BF1 d = 2-Might unit

P1 moves a to BF1
effect of P1: return d to hand
expect BF1 controlled by P2, a combat at BF1
the rest of the combat
"""
WITH_A_CHAIN = """P1: hand Stupefy; base e = 2-Might unit
P2: at BF1 d = 2-Might unit

P1 plays Stupefy on e
effect of P2: return d to hand
expect BF1 controlled by P2
all pass
"""
OCCUPIED = """P1's turn
P1: base a = 2-Might unit
P2: at BF1 d = 2-Might unit

P1 moves a to BF1
expect BF1 controlled by P2, a combat at BF1, a showdown at BF1
"""
BUFFED = """P2: at BF1 f = Fiora, Victorious buffed

expect f has Shield 1
"""
REDUCED = """P1's turn
P1: base a = 2-Might unit; hand Stupefy
P2: at BF1 f = Fiora, Victorious buffed

P1 plays Stupefy on f
all pass
P1 moves a to BF1
expect f 4 Might, a combat at BF1, a showdown at BF1
"""
NO_LONGER = """P1: hand Dragon Form, Stupefy; base f = Fiora, Victorious

P1 plays Dragon Form on f
all pass
P1 plays Stupefy on f
all pass
expect f has no keywords
"""
PLAIN = """P1: hand Stupefy; base u = 4-Might unit buffed with Tank

P1 plays Stupefy on u
all pass
expect u 4 Might, u has Tank
"""
RULES = ("190.4.b", "190.4.c", "476.1", "476.2", "476.3")


@pytest.mark.parametrize(
    ("text", "decide"),
    [
        (DURING_COMBAT, {"190.4.b"}),
        (WITH_A_CHAIN, {"190.4.c"}),
        (OCCUPIED, set()),
        (BUFFED, {"476.2"}),
        (REDUCED, {"476.1"}),
        (NO_LONGER, {"476.1", "476.3"}),
        (PLAIN, set()),
    ],
    ids=["during a combat", "with a chain", "occupied", "buffed", "reduced", "no longer", "plain"],
)
def test_the_rules_that_decide_and_no_others_can_be_named(text: str, decide: set[str]) -> None:
    assert {rule for rule in RULES if run(parse(f"{text}because {rule}\n"), TODAY).passed} == decide
