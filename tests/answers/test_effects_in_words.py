"""What a card does apart from another part of it, by a size that nobody stated, or for what is said to be paid."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.router import answer

if TYPE_CHECKING:
    from judge.content.library import Library


@cache
def _library() -> Library:
    return open_library("2026-10-01")


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("does wind and ghosts banish a buffed unit at a battlefield", "depends"),
        ("does hextech ray kill a unit", "depends"),
        ("can hextech ray kill a unit", "yes"),
        ("does gust return a unit", "depends"),
        ("can gust return a buffed unit at a battlefield", "depends"),
        ("does defy counter a spell", "depends"),
        ("does vengeance kill a unit in base", "yes"),
        ("does mobilize draw", "depends"),
        ("does mobilize draw if I channel a rune with it", "no"),
        ("does mobilize draw if I channel no rune", "yes"),
        ("does salvage draw if I kill no gear", "yes"),
        ("does disintegrate draw if zhonya's saves the unit", "no"),
        ("does disintegrate draw if it kills the unit", "yes"),
        ("does disintegrate draw if it doesn't kill the unit", "no"),
        ("does disintegrate draw if the unit survives", "no"),
        ("does void seeker draw if the unit survives", "yes"),
        ("does counter strike draw even if the unit isn't dealt damage", "yes"),
    ],
)
def test_a_question_gets_this_verdict(question: str, verdict: str) -> None:
    assert answer(_library(), Request(question)).as_json()["verdict"] == (verdict or None)
