"""A fact that holds rests on a rule where it would be otherwise without it, and on no other rule."""

from __future__ import annotations

from datetime import date

import pytest

from judge.scenario.language.parse import parse
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
ON_THE_CHAIN = """P1: hand s = spell "draw 1"

P1 plays s
expect P1 has priority
all pass
"""
PASSED = """P1: hand s = spell "draw 1"

P1 plays s
P1 passes
expect P2 has priority
all pass
"""
ANSWERED = """P1: hand s = spell "draw 1"
P2: hand k = reaction spell "draw 1"

P1 plays s
P1 passes
P2 plays k
P2 passes
P1 passes
expect P1 has priority
all pass
"""
ATTACKED = """P1's turn
P1: base y = Yasuo, Remorseful
P2: at BF1 d = 20-Might unit

P1 moves y to BF1
P1 chooses d
resolve the chain
expect P1 has focus
the rest of the combat
"""
MOVED = """P1's turn
P1: base u = 2-Might unit

P1 moves u to BF1
expect P1 has focus
the rest of the showdown
"""
RULES = ("337.4", "339.2", "340.4", "346.1", "190.4.b", "190.4.c", "476.1", "476.2", "476.3")


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
        (ON_THE_CHAIN, {"337.4"}),
        (PASSED, {"339.2"}),
        (ANSWERED, {"340.4"}),
        (ATTACKED, {"346.1"}),
        (MOVED, set()),
    ],
    ids=[
        "during a combat",
        "with a chain",
        "occupied",
        "buffed",
        "reduced",
        "no longer",
        "plain",
        "on the chain",
        "passed",
        "answered",
        "attacked",
        "moved",
    ],
)
def test_the_rules_that_decide_and_no_others_can_be_named(text: str, decide: set[str]) -> None:
    assert {rule for rule in RULES if run(parse(f"{text}because {rule}\n"), TODAY).passed} == decide
