"""Which set-ups fit what an asker wants of them."""

from __future__ import annotations

from datetime import date

import pytest

from judge.matchup.boards.board_of_roles import Board, Part, StatedSetUp
from judge.matchup.boards.profiles import profile
from judge.matchup.boards.roles import Role
from judge.matchup.boards.steering import FREE, Steering, Timing, fits
from judge.matchup.walks.planned_acts import Act, Slot
from judge.scenario.board.setup import card_for

DAY = date(2026, 8, 1)
RAY, DEFY = (profile(card_for(name, DAY)) for name in ("Hextech Ray", "Defy"))
PLAYED = (Part(RAY, Role.PLAYED, "P1"), Part(DEFY, Role.PLAYED, "P2"))
FIRST = Act("P1", "play", "Hextech Ray")
RESPONSE = Act("P2", "play", "Defy", Slot.IN_RESPONSE)
BOARD = Board(PLAYED, (FIRST, RESPONSE), "P2", StatedSetUp())


@pytest.mark.parametrize(
    ("wanted", "fitting"),
    [
        (FREE, True),
        (Steering(controllers=(("Defy", "P2"),)), True),
        (Steering(controllers=(("Defy", "P1"),)), False),
        (Steering(unit_of="P1"), False),
        (Steering(timing=Timing.RESPONSE), True),
        (Steering(timing=Timing.RESPONSE, timed="Hextech Ray"), False),
        (Steering(timing=Timing.BEFORE, timed="Hextech Ray"), False),
        (Steering(timing=Timing.BEFORE, timed="Defy"), False),
        (Steering(timing=Timing.COMBAT), False),
        (Steering(timing=Timing.HOLD), False),
    ],
)
def test_a_set_up_fits_what_is_asked_of_it(wanted: Steering, fitting: bool) -> None:
    assert fits(BOARD, wanted) is fitting


def test_what_acts_first_and_has_resolved_is_before_the_other() -> None:
    acts = (FIRST, Act("P1", "play", "Defy"))
    assert fits(Board(PLAYED, acts, "P2", StatedSetUp()), Steering(timing=Timing.BEFORE, timed="Hextech Ray"))


def test_the_players_of_i_and_my_opponent_can_be_either() -> None:
    wanted = Steering((("Defy", "P2"),), "P1", third=(("Zhonya's Hourglass", "P1"),), relative=True).mirrored()
    assert (wanted.controllers, wanted.unit_of) == ((("Defy", "P1"),), "P2")
    assert wanted.third == (("Zhonya's Hourglass", "P2"),)


def test_every_wish_is_said() -> None:
    wanted = Steering((("Defy", "P2"),), "P1", Timing.RESPONSE, "Defy", 5, 2, ("Doran's Blade",), "Void Gate")
    assert wanted.describe() == (
        "P2 has Defy",
        "the unit is P1's",
        "Defy acts in response",
        "the unit has 5 Might",
        "the unit is damaged 2",
        "Doran's Blade is attached to the unit",
        "the unit is at Void Gate",
    )
