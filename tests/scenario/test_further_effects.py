"""Test spells that move, attach, counter, gain, channel, burn, predict and look."""

from __future__ import annotations

from datetime import date

import pytest

from judge.scenario.board.from_script import setup_of
from judge.scenario.runner import run
from judge.scenario.scene import Scene, written

DAY = date(2026, 11, 29)

_EQUIPMENT, _DECK = (
    "P1: base g = plain gear with Equip, u = 2-Might unit",
    "P1: deck a = 2-Might unit, b = 3-Might unit",
)
PLAYS = [
    ("P1: base u = 2-Might unit; at BF1 v = 2-Might unit", "move a unit", "P1 plays s on u to BF1", "u at BF1"),
    ("P1: at BF1 u = 2-Might unit", "move a unit to base", "P1 plays s on u", "u in P1's base"),
    (
        "P1: base g = plain gear with Equip, u = 2-Might unit",
        "attach a gear to a unit",
        "P1 plays s on g and u",
        "g attached to u",
    ),
    ("P1: base u = 2-Might unit", "play a Recruit token", "P1 plays s", "Recruit in P1's base"),
    ("P1: base u = 2-Might unit", "gain 3 XP", "P1 plays s", "P1 has 3 XP"),
    (_DECK, "burn 1", "P1 plays s", "a in P1's trash"),
    (
        "P1: deck a = 2-Might unit, b = 3-Might unit",
        "look at 1, then recycle the rest",
        "P1 plays s",
        "a on the bottom of P1's deck",
    ),
]


@pytest.mark.parametrize(("board", "says", "play", "expected"), PLAYS)
def test_what_it_says_is_done(board: str, says: str, play: str, expected: str) -> None:
    scene = Scene((board, f'P1: hand s = spell "{says}"'), (play, "all pass", f"expect {expected}"), DAY)
    found = run(scene.script(), DAY)
    assert found.passed, found.message


def test_a_spell_is_countered() -> None:
    lines = ('P1: hand s = spell "draw 1"', 'P2: hand c = reaction spell "counter a spell"')
    scene = Scene(lines, ("P1 plays s", "P2 plays c on s", "all pass", "expect s in P1's trash, P1 drew 0"), DAY)
    found = run(scene.script(), DAY)
    assert found.passed, found.message


@pytest.mark.parametrize("says", [says for _, says, _, _ in PLAYS])
def test_it_is_written_as_it_is_read(says: str) -> None:
    scene = Scene((f'P1: hand s = spell "{says}"',), (), DAY)
    assert f's = spell "{says}"' in "\n".join(written(setup_of(scene.script(), DAY), DAY).setup)
