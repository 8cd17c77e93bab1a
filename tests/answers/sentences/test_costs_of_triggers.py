"""What is paid for a trigger is said with it, and no "it" stands for two things (383.3.b)."""

from __future__ import annotations

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.how_much import SCREEN
from judge.answers.page.request import Request
from judge.answers.router import answer


@pytest.mark.parametrize(
    ("pair", "said"),
    [
        (
            "Spirit Wheel vs Discipline",
            (
                "Spirit Wheel triggers when P1 chooses P1's 3-Might unit u with Discipline: P1 may pay [1] and exhaust "
                "it to draw 1."
            ),
        ),
        (
            "Blade Dancer vs Discipline",
            (
                "Blade Dancer triggers when P1 chooses P1's 3-Might unit u with Discipline: P1 may pay [A] and exhaust "
                "Blade Dancer to ready u."
            ),
        ),
        (
            "Mistfall vs Pit Rookie",
            (
                "Mistfall triggers when P1's 3-Might unit u is buffed (through Pit Rookie): P1 may pay [O] and exhaust "
                "Mistfall to ready it."
            ),
        ),
        (
            "Emperor's Dais vs Pit Rookie",
            (
                "Emperor's Dais triggers when P1 conquers it with Pit Rookie: P1 may pay [1] and return one of your "
                "units here to its owner's hand to play 1 Sand Soldier token here."
            ),
        ),
        (
            "Green Father vs Pit Rookie",
            (
                "Green Father triggers when P1 conquers a battlefield with Pit Rookie: P1 may exhaust it to replace "
                "that battlefield with a Brush battlefield token."
            ),
        ),
    ],
)
def test_a_trigger_is_told_with_its_whole_cost(pair: str, said: str) -> None:
    assert answer(open_library("2026-11-23"), Request(pair, more=SCREEN)).answer == said


@pytest.mark.parametrize(
    ("pair", "told"),
    [
        ("Mistfall vs Watchful Sentry", "P1 may pay [O] and exhaust Mistfall for that"),
        ("Fae Porter vs Pit Rookie", "P1 may pay [P] for that"),
        ("Overzealous Fan vs Pit Rookie", "P2 may kill Overzealous Fan for that"),
        ("Kha'Zix, Evolving Hunter vs Kadregrin the Infernal", "P1 may spend 3 XP for that"),
        ("Piltover Enforcer vs Pit Rookie", "P1 may exhaust Piltover Enforcer for that"),
    ],
)
def test_what_a_trigger_does_to_a_card_is_told_with_what_is_paid_for_it(pair: str, told: str) -> None:
    assert told in answer(open_library("2026-11-23"), Request(pair, more=SCREEN)).answer
