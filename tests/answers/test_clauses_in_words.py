"""A question with a clause that decides gets no verdict that the clause denies; "" is one that is withheld."""

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
        ("can solari chief kill an enemy unit that is not stunned", "no"),
        ("does solari shrine draw when I kill an enemy unit that is not stunned", "no"),
        ("can ambessa, the wolf be damaged by hextech ray while disempowered", "yes"),
        ("does bandle soldier enter ready with 2 xp", "no"),
        ("does bandle soldier enter ready with 3 xp", "yes"),
        ("does monch enter ready if I control a stunned unit", "no"),
        ("does monch enter ready if my opponent controls a stunned unit", "yes"),
        ("does trusty ramhound have 3 might with an enemy unit there", ""),
        ("does trusty ramhound have 3 might with another friendly unit there", "yes"),
        ("does towering pairofant enter ready if a unit died this turn", "yes"),
        ("does scrapheap draw when it is killed", "yes"),
        ("can existential dread stun an attacking shipyard skulker", "yes"),
        ("does gangplank, naval get stunned while empowered by rune prison", ""),
        ("can ambessa, the wolf be damaged by hextech ray while empowered outside combat", ""),
        ("can meditation draw 2 if I do not exhaust a unit", "no"),
        ("does noxian guillotine kill a mega-mech as my first card this turn", "no"),
        ("can morbid return return a shipyard skulker from my trash", "yes"),
        ("can morbid return return a shipyard skulker from my opponent's trash", "no"),
        ("can shadows of the past return a shipyard skulker from my opponent's trash", "yes"),
        ("can undying loyalty play a shipyard skulker from my trash", ""),
        ("can the harrowing play a shipyard skulker from my opponent's trash", ""),
        ("can here to help play a unit to base", ""),
        ("can resonating strike move a unit to a battlefield my opponent controls", "no"),
        ("can resonating strike move a unit to a battlefield I control", "yes"),
        ("can kog'maw, caustic kill a watchful sentry in base when he dies at a battlefield", "no"),
        ("does ornn, forge god have 5 might with one friendly gear", "yes"),
        ("does a vanguard sergeant survive two hextech rays", ""),
        ("can two hextech rays kill a vanguard sergeant", ""),
        ("does incinerate kill two legion rearguards at a battlefield", ""),
        ("can angle shot attach a long sword I control to a shipyard skulker I control", "yes"),
        ("can angle shot attach a long sword I control to a unit my opponent controls", "no"),
        ("does immortal phoenix trigger when combat kills a watchful sentry", "no"),
        ("does watchful sentry draw when combat kills it", "yes"),
        ("does gentlemen's duel kill an enemy scrapyard champion in base", "depends"),
        ("does challenge kill an enemy stalwart poro", "depends"),
        ("does clash of giants kill an enemy scrapyard champion", "depends"),
        ("does lacerate kill a stalwart poro", "yes"),
        ("does public execution kill an enemy scrapyard champion", "depends"),
        ("does minah swiftfoot draw 1 when she moves to a battlefield", "depends"),
        ("does disintegrate draw a card", "depends"),
        ("does blastcone fae kill a watchful sentry", ""),
        ("does darius, trifarian kill a watchful sentry", ""),
        ("does ambessa, respected and feared kill a watchful sentry when she attacks while disempowered", ""),
        ("does ambessa, respected and feared kill a watchful sentry when she attacks", ""),
        ("does noxian emissary play recruits when it dies", "depends"),
        ("does fallen feline stop my opponent from playing hextech ray", ""),
        ("does leona, zealot enter ready if my opponent has 5 points", "yes"),
        ("does leona, zealot enter ready if my opponent has 4 points", "no"),
        ("does draven, showboat have 6 might if my opponent has 3 points", "no"),
        ("can I hide hidden blade in my base", "no"),
        ("can I play flame chompers when I discard it", ""),
        ("can I play flame chompers when it dies", ""),
        ("does tactical retreat save my shipyard skulker from gust", ""),
        ("does tactical retreat save my shipyard skulker from vengeance", "yes"),
    ],
)
def test_a_clause_is_never_passed_over(question: str, verdict: str) -> None:
    found = answer(_library(), Request(question))
    assert (found.verdict or "") == verdict, found.answer


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("can sandshifter kill a vanguard sergeant", "no"),
        ("can sandshifter kill my own shipyard skulker", "no"),
        ("does mosstomper have deflect with 2 xp", "no"),
        ("does mosstomper have deflect with 3 xp", "yes"),
        ("can rebuttal counter hextech ray", "yes"),
        ("can not so fast counter my own discipline", "no"),
        ("does unchecked power kill a mega-mech in base", "no"),
        ("can I hide hidden blade on my opponent's turn", "no"),
    ],
)
def test_the_answer_that_used_every_word_comes_first(question: str, verdict: str) -> None:
    found = answer(_library(), Request(question))
    assert (found.verdict or "") == verdict, found.answer
