"""Keywords that a card has only while something is so, or gives to others, meet what meets a printed keyword."""

from __future__ import annotations

import pytest

from tests.matchup.search.test_solved_search import asked


def words(one: str, other: str) -> list[str]:
    """What the boards of the questions of two cards show."""
    return [edge.words for trial in asked(one, other).values() for edge in trial.edges]


@pytest.mark.parametrize(
    ("one", "other", "costs"),
    [
        # a gear, an Equipment and a unit give Deflect to the unit that is chosen
        ("Petricite Monument", "Hextech Ray", "Hextech Ray costs [A] more: [1][C][A]"),
        ("Hexdrinker", "Vengeance", "Vengeance costs [A] more"),
        ("Breakneck Mech", "Vengeance", "Vengeance costs [A] more"),
        # at a Level, and while it is Empowered
        ("Mosstomper", "Vengeance", "Vengeance can cost [A] more"),
        ("Solari Sunhawk", "Vengeance", "Vengeance can cost [A][A] more"),
    ],
)
def test_what_chooses_a_unit_that_is_given_deflect_costs_more(one: str, other: str, costs: str) -> None:
    assert any(costs in said for said in words(one, other))


@pytest.mark.parametrize(
    ("one", "other", "costs"),
    [
        (
            "Heisho, Shell of the World",
            "Mosstomper",
            "what chooses Mosstomper costs [A] less: [0]",
        ),
        (
            "Heisho, Shell of the World",
            "Petricite Monument",
            "what chooses u costs [A] less: [0]",
        ),
        (
            "Decree of Insight",
            "Petricite Monument",
            "Decree of Insight costs [A] less: [1]",
        ),
    ],
)
def test_deflect_that_is_given_is_ignored(one: str, other: str, costs: str) -> None:
    assert any(costs in said for said in words(one, other))


def test_deflect_does_not_make_choices_among_ones_own_dearer() -> None:
    assert "CHOOSE, CHANGES CHOOSE" not in asked("Petricite Monument", "En Garde")
