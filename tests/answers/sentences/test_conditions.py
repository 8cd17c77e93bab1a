"""A condition of a text on which all depends is said with what the text does, and not left to the set-up."""

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
            "Not So Fast vs Discipline",
            "Not So Fast counters Discipline if Discipline chooses one of P2's units or gear.",
        ),
        (
            "Not So Fast vs Icevale Archer",
            "Not So Fast counters Icevale Archer's trigger if that chooses one of P2's units or gear.",
        ),
        (
            "Repulse vs Discipline",
            (
                "Repulse counters Discipline if Discipline chooses the unit chosen for Repulse and no other unit of "
                "P2's."
            ),
        ),
        (
            "Crumbling Sands vs Void Seeker",
            "Crumbling Sands counters Void Seeker if an opponent has played another spell in the turn.",
        ),
        (
            "Combat Experience vs Watchful Sentry",
            "Combat Experience gives Watchful Sentry +1 Might this turn unless P1 has 6 XP or more.",
        ),
        (
            "Monster Harpoon vs Determined Sentry",
            (
                "Monster Harpoon deals 2 to Determined Sentry (1 Might) unless P1 controls a facedown card: it is "
                "killed."
            ),
        ),
        ("En Garde vs Watchful Sentry", "En Garde gives Watchful Sentry +1 Might this turn, twice."),
        ("Wind Wall vs Discipline", "Wind Wall counters Discipline."),
        ("Frozen Fortress vs Sprite", "Frozen Fortress can deal 1 to Sprite (3 Might; P2 orders the triggers)."),
    ],
)
def test_what_a_card_does_is_said_with_its_condition(pair: str, said: str) -> None:
    assert answer(open_library("2026-11-23"), Request(pair, more=SCREEN)).answer.startswith(said)


@pytest.mark.parametrize(
    "spell", ["Stupefy", "Onslaught", "Feral Strength", "Cleave", "Block", "Punch First", "Square Up"]
)
def test_a_helping_spell_is_countered_only_where_it_helps_the_other_side(spell: str) -> None:
    said = answer(open_library("2026-11-23"), Request(f"Not So Fast vs {spell}", more=SCREEN)).answer
    assert f"if {spell} chooses one of P2's units or gear" in said


@pytest.mark.parametrize("spell", ["Ride the Wind", "Retreat", "Vengeance", "Charm", "Gust", "Void Seeker"])
def test_a_trigger_is_shown_with_something_to_choose(spell: str) -> None:
    said = answer(open_library("2026-11-23"), Request(f"Abandoned Hall vs {spell}", more=SCREEN)).answer
    assert f"when {spell} is played: P1 may give one of your units here +1 Might this turn" in said
