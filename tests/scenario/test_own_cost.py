"""A card that a trigger plays for what it says: its own cost can be paid all the same, in every order of the lines."""

from __future__ import annotations

import pytest

from tests.scenario.said import said

PHOENIX = """
P1: trash ph = Immortal Phoenix; hand spell "do this twice: deal 3 to a unit"
P2: base e1 = 3-Might unit, e2 = 4-Might unit

P1 plays "do this twice: deal 3 to a unit"
all pass
P1 chooses e2
P1 chooses e1
all pass
P1 chooses yes (may trigger)
P1 pays [1][R]
resolve the chain
{}
"""


@pytest.mark.parametrize(
    ("lines", "paid"),
    [
        ("", "[1][R]"),
        ("P1 finalizes ph to P1's base, paying [3][C]\nresolve the chain\n", "[4][R][C]"),
    ],
)
def test_the_own_cost_can_be_paid_also_where_the_chain_has_resolved_already(lines: str, paid: str) -> None:
    text = PHOENIX.format(lines) + f"\nexpect ph in P1's base, P1 paid {paid}\n"
    assert said(text) == (0, "")


def test_another_cost_than_these_two_cannot() -> None:
    assert "[2] is not what it can cost" in said(PHOENIX.format("P1 finalizes ph to P1's base, paying [2]\n"))[1]
