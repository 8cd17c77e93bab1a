"""Facts about what has happened: moves, what was countered, who won a combat, what was scored this turn."""

from __future__ import annotations

import pytest

from tests.scenario.claimed import check, seen_instead
from tests.scenario.said import said

COUNTERED = """\
P1: hand Stupefy, s = Stupefy, x = plain card; base u = 3-Might unit
P2: hand Defy
P1 plays Stupefy on u
P2 plays Defy on Stupefy
resolve the chain
effect of P1: discard x"""
FOUGHT = """\
battlefields: Aspirant's Climb, BF2, BF3
P1: base u = 3-Might unit, v = 1-Might unit, r = 1-Might unit
P2: at BF2 w = 1-Might unit; at BF3 z = 9-Might unit
P1 moves u to BF2
the rest of the combat
P1 moves r to BF3
the rest of the combat
effect of P2: move u to base
effect of P2: move u to BF2
the rest of the showdown
effect of P2: recall u"""
TIED = """\
P1: base u = 3-Might unit
P2: at BF1 w = 3-Might unit
P1 moves u to BF1
the rest of the combat"""


@pytest.mark.parametrize(
    ("true", "false", "seen"),
    [
        ("Stupefy countered", "Defy countered", "Defy was not countered"),
        ("Defy played", "Stupefy played", "Stupefy was not played"),
        ("Stupefy finalized", "s finalized", "s was not finalized"),
        ("x discarded", "s discarded", "s was not discarded"),
    ],
)
def test_what_happened_to_cards(true: str, false: str, seen: str) -> None:
    check(COUNTERED, true, false, seen)


@pytest.mark.parametrize(
    ("true", "false", "seen"),
    [
        ("u moved", "v moved", "v did not move"),
        ("v did not move", "r did not move", "r moved to BF3"),
        ("u moved 3 times", "u moved 1 time", "u moved to BF2, then to P1's base, then to BF2"),
        ("u moved to base", "r moved to base", "r moved to BF3"),
        ("u moved to P1's base", "u moved to BF3", "u moved to BF2, then to P1's base, then to BF2"),
        ("v moved 0 times", "r moved 0 times", "r moved to BF3"),
        ("u recalled", "v recalled", "v was not recalled"),
        ("r damaged", "v damaged", "v was not damaged"),
        ("P1 won the combat at BF2", "P2 won the combat at BF2", "P1 wins the combat at BF2"),
        ("P1 lost the combat at BF3", "nobody lost the combat at BF3", "P2 wins the combat at BF3"),
        ("P2 won the combat", "nobody won the combat",
         "P1 wins the combat at BF2; P2 wins the combat at BF3"),
        ("P1 scored BF2 this turn", "P1 scored nothing this turn", "P1 has scored BF2 this turn"),
        ("P2 scored nothing this turn", "P1 scored BF2 and BF3 this turn", "P1 has scored BF2 this turn"),
        ("the Victory Score is 9", "the Victory Score is 8", "the Victory Score is 9"),
    ],
)  # fmt: skip
def test_moves_combats_and_points(true: str, false: str, seen: str) -> None:
    check(FOUGHT, true, false, seen)


def test_a_combat_that_nobody_won() -> None:
    seen = "The combat at BF1 has no result"
    check(TIED, "nobody won the combat at BF1", "P1 won the combat at BF1", seen)
    check(TIED, "nobody lost the combat", "P2 lost the combat", seen)


def test_no_combat_was_won_by_nobody() -> None:
    play = "P1: base u = 3-Might unit"
    seen = "this is not so: no combat at BF1 has come to its result."
    assert seen_instead(play, "nobody won the combat at BF1") == seen
    assert seen_instead(play, "nobody won the combat").endswith("no combat has come to its result.")


def test_what_was_scored_in_an_earlier_turn_was_not_scored_in_this_one() -> None:
    play = "P1: base u = 3-Might unit\nP1 moves u to BF1\nthe rest of the showdown\n"
    assert not seen_instead(f"{play}expect P1 scored BF1 this turn", "P1 has 1 point")
    check(f"{play}P1 ends the turn", "P1 scored nothing this turn", "P1 scored BF1 this turn",
          "P1 has scored nothing this turn")  # fmt: skip


def test_a_contested_battlefield() -> None:
    play = "battlefields: Void Gate, BF2\nP1: base u = 3-Might unit\nP1 moves u to Void Gate\nexpect P1 has focus"
    play += ", a showdown at Void Gate"
    seen = "BF2 is contested by nobody"
    check(play, "BF2 contested by nobody", "BF2 contested by P1", seen)
    check(play, "Void Gate contested by P1", "Void Gate contested by P2", "Void Gate is contested by P1")
    assert "there is no battlefield u" in said(f"{play}\nexpect u contested by P1")[1]


def test_an_ability_can_be_countered_and_its_source_is_not() -> None:
    play = """\
P1: at BF2 c = Caitlyn, Patrolling
P2: hand Not So Fast; at BF1 e = 5-Might unit
P1 uses c on e
P2 plays Not So Fast on "c's ability"
resolve the chain"""
    check(play, '"c\'s ability" countered', "c countered", "c was not countered")


def test_nothing_is_said_of_what_is_not_there() -> None:
    assert said("P1: base u = 3-Might unit\nexpect v countered") == (
        2,
        "x.md:2: nothing here is called v.\n    expect v countered\n           ^\n  Possible here: u.",
    )
    assert "there is no battlefield BF9" in said("P1: base u = 3-Might unit\nexpect P1 scored BF9 this turn")[1]
