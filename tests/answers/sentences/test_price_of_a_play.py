"""What a text that has a card played makes it cost: optional costs are no part of that, mandatory ones are (356.2)."""

from __future__ import annotations

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.how_much import SCREEN
from judge.answers.page.request import Request
from judge.answers.router import answer


def _said(pair: str) -> str:
    return answer(open_library("2026-11-23"), Request(pair, more=SCREEN)).answer


@pytest.mark.parametrize(
    ("pair", "said"),
    [
        (
            "Kai'Sa, Survivor vs Baited Hook",
            (
                "Through Baited Hook, P1 can play Kai'Sa, Survivor without paying for it, or for [1][C] with "
                "Accelerate."
            ),
        ),
        (
            "Legion Rearguard vs Thrill of the Hunt",
            (
                "Thrill of the Hunt banishes Legion Rearguard, and P1 plays it anew without paying for it, or for "
                "[1][C] with Accelerate."
            ),
        ),
        (
            "Clockwork Keeper vs Reinforce",
            (
                "Through Reinforce, P1 can play Clockwork Keeper without paying for it, or for [C] with its additional "
                "cost."
            ),
        ),
        (
            "Jhin, Meticulous Killer vs Reinforce",
            "Through Reinforce, P1 can play Jhin, Meticulous Killer without paying for it, or for [B].",
        ),
        (
            "Sivir, Mercenary vs Soulgorger",
            "Through Soulgorger, P1 can play Sivir, Mercenary for [C], or for [1][C][C] with Accelerate.",
        ),
        (
            "Cruel Patron vs Blind Fury",
            (
                "Through Blind Fury, P1 plays Cruel Patron without paying for it, but has to kill a friendly unit."
            ),
        ),
        (
            "Legion Quartermaster vs Portal Rescue",
            (
                "Portal Rescue banishes Legion Quartermaster, and P1 plays it anew without paying for it, but has to "
                "return a friendly gear to its owner's hand."
            ),
        ),
        (
            "Gust vs Fizz, Trickster",
            "Through Fizz, Trickster, P1 can play Gust without paying for it.",
        ),
        (
            "Thwonk! vs Blind Fury",
            (
                "Through Blind Fury, P1 begins to play Thwonk!, but that is undone here: there is no legal choice; it "
                "is in P2's banishment."
            ),
        ),
        (
            "Zaun Punk vs Here to Help",
            "Through Here to Help, P1 can play Zaun Punk without paying for it.",
        ),
    ],
)  # fmt: skip
def test_the_price_is_what_has_to_be_paid_and_an_option_is_told_behind_it(pair: str, said: str) -> None:
    assert _said(pair) == said


@pytest.mark.parametrize("unit", ["Blazing Scorcher", "Jinx, Demolitionist", "Gearhead", "Rengar, Unseen"])
@pytest.mark.parametrize("text", ["Blind Fury", "The Harrowing", "Portal Rescue", "Void Burrower"])
def test_no_unit_costs_its_accelerate(unit: str, text: str) -> None:
    said = _said(f"{unit} vs {text}")
    assert " with Accelerate" in said
    assert said.index(" without paying" if " without paying" in said else " for [") < said.index(", or for [")
