"""Questions that turn on a place, on whose something is, or on a second verb; "" is a verdict that is withheld."""

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
        ("does en garde give +2 to my unit at a battlefield", "depends"),
        ("does en garde give +2 to my unit if it's alone at a battlefield", "yes"),
        ("do I draw when lonely poro dies in combat", "depends"),
        ("does loyal poro draw when it dies", "depends"),
        ("does wielder of water get +2 when it attacks", "depends"),
        ("can abandoned hall give my unit there +1 when I play discipline", "yes"),
        ("can abandoned hall give my unit there +2 when I play discipline", "no"),
        ("apprentice smith moves, do I draw", "depends"),
        ("does spectral centaur get +2 when an enemy unit dies", "no"),
        ("does watchful sentry's deathknell trigger when it is recalled", "no"),
        ("does carrion dredger make a bird when wind and ghosts banishes it", "no"),
        ("does treasure trove draw when factory recall returns it to hand", "yes"),
        ("does eclipse herald ready when my opponent stuns a unit", "no"),
        ("does imperial decree kill my own unit when it takes damage", "yes"),
        ("can ki barrier protect a unit my opponent controls", "yes"),
        ("does vicious snapjaws give me xp when my opponent's unit dies", "no"),
        ("does the papertree give my opponent a rune when I hold there", "yes"),
        ("does a unit keep its buff when portal rescue plays it again", "no"),
        ("does lady of luminosity draw if my 8-cost spell is countered", "no"),
        ("does lady of luminosity draw if my 8-cost spell resolves", "yes"),
        ("does kinkou monk's play ability trigger when thrill of the hunt plays it again", "yes"),
        ("does kinkou monk's play ability trigger when I move it", "no"),
        ("does mageseeker warden stop my opponent from playing watchful sentry to a battlefield", "depends"),
        ("can i play watchful sentry to a battlefield while my opponent controls mageseeker warden", "depends"),
        ("does keeper of the hammer give my opponent xp when they hold", "no"),
        ("does tasty faefolk give my opponent a card when my opponent kills it", "no"),
        ("does my opponent draw off tasty faefolk when i kill it", "yes"),
        ("does a unit keep its buff when gust returns it", "no"),
        ("does chemtech enforcer make me discard", "yes"),
        ("does party favors let my opponent draw", "yes"),
        ("does angler beast make my opponent draw", "no"),
        ("does a unit stay stunned when charm moves it", "yes"),
        ("does morgana, vindictive deal damage when she moves", ""),
        ("does ravenbloom student get +1 when i counter a spell", ""),
        ("does my unit keep ganking when it moves off windswept hillock", "no"),
        ("does darius, executioner give +1 to my other unit in base", "depends"),
        ("does darius, executioner give +1 to my unit", "depends"),
        ("does trusty ramhound get +1 from my unit in base", ""),
        ("does siphoning strike channel if the unit is returned to hand", ""),
        ("does volibear, imposing draw me a card when my opponent moves to the battlefield where he is", "no"),
    ],
)
def test_what_a_place_a_player_or_a_second_verb_decides(question: str, verdict: str) -> None:
    assert answer(_library(), Request(question)).verdict == verdict
