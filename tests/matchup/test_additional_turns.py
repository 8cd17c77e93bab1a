"""An additional turn meets what waits for the start or the end of a turn, for a hold, or for a turn of some number."""

from __future__ import annotations

import pytest

from judge.matchup.search.tried_question import Came
from tests.matchup.search.test_solved_search import asked


@pytest.mark.parametrize(
    ("other", "kind"),
    [
        ("Sprite", "EXTRA_TURN, LISTENS TURN_START"),  # Temporary: it dies before P1 scores
        ("Loose Cannon", "EXTRA_TURN, LISTENS TURN_START"),
        ("Ahri, Alluring", "EXTRA_TURN, LISTENS HOLD"),
        ("Power Nexus", "EXTRA_TURN, LISTENS HOLD"),
        ("Forgotten Monument", "EXTRA_TURN, FORBIDS HOLD"),  # before the third turn of its player
        ("Otterpus", "EXTRA_TURN, REPLACES POINT"),
    ],
)
def test_an_additional_turn_is_walked(other: str, kind: str) -> None:
    assert asked("Time Warp", other)[kind].came is Came.SHOWN


@pytest.mark.parametrize(
    ("other", "kind"),
    [
        ("Blade Twirler", "EXTRA_TURN, LISTENS MOVE"),  # for the first time in a turn
        ("Ol' Poro", "EXTRA_TURN, READS TURN"),
    ],
)
def test_what_counts_turns_is_asked_and_not_denied(other: str, kind: str) -> None:
    assert asked("Time Warp", other)[kind].came is not Came.NOT_SO


def test_whose_turn_it_is_changes_by_no_additional_turn() -> None:
    assert "EXTRA_TURN, READS TURN" not in asked("Time Warp", "Noxus Hopeful")
