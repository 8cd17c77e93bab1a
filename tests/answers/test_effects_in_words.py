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
        ("can possession bring a determined sentry to my base", "yes"),
        ("can I play block from facedown in response to a spell", "yes"),
        ("can retreat return my unit to hand", "yes"),
        ("can feral strength pump my opponent's clockwork keeper", "yes"),
        ("can ahri, inquisitive shrink an attacker when she defends", "yes"),
        ("does stupefy lower the might of a 1-might unit", "no"),
        ("can frigid touch lower a 1-might unit's might", "yes"),
        ("does back off lower a unit's might", "no"),
        ("does void seeker still draw if its target moves to base in response", "yes"),
        ("does my opponent draw from hidden blade if flash moves the unit to base first", "no"),
        ("does discipline save my unit from hextech ray", ""),
        ("does my opponent draw from hidden blade", "depends"),
        ("does my opponent draw from hidden blade if it kills a unit", "depends"),
        ("does my opponent draw from hidden blade if it kills their unit", "yes"),
        ("does my opponent draw from hidden blade if it kills my unit", "no"),
        ("does stare down move an enemy unit at the chosen battlefield to its base", "depends"),
        ("does mageseeker warden stop my opponent playing units to battlefields while it is in base", "no"),
        ("does mageseeker warden stop my opponent playing units to battlefields while it is at a battlefield", "yes"),
        ("does mageseeker warden stop my opponent playing units to battlefields", "depends"),
        ("can dauntless vanguard be played to an occupied enemy battlefield", "yes"),
        ("can watchful sentry be played to an occupied enemy battlefield", "no"),
        ("can rebuttal take a spell with energy cost 5", "no"),
        ("can rebuttal take a spell with cost 4", "yes"),
        ("does wielder of water get its +2 while attacking with another unit", "no"),
        ("does kog'maw's deathknell damage units at another battlefield", "no"),
        ("can I play perched grimwyrm to my base", "no"),
        ("can I play heedless resurrection with no unit to kill", "no"),
        ("can I play Sacrifice if I control no units", "no"),
        ("does cannon barrage hit an enemy unit outside combat", "no"),
        ("does cannon barrage hit an enemy unit in combat", "yes"),
        ("does counter strike draw even if the unit isn't dealt damage", "yes"),
    ],
)
def test_a_question_gets_this_verdict(question: str, verdict: str) -> None:
    assert answer(_library(), Request(question)).as_json()["verdict"] == (verdict or None)
