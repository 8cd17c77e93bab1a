"""Scenarios that begin with the set-up of the game, and what cannot be said in them."""

from __future__ import annotations

import pytest

from tests.scenario.said import said

BEGINS = "before the game\n\nP1 goes first\nchance takes BF1\nchance takes BF4\n"


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("before the gmae", "x.md:1", "Did you mean game?"),
        ("before the game\nP1: hand plain card", "x.md:2", "before the game nothing is in the hand"),
        ("before the game\nP1: at BF1 plain gear", "x.md:2", "before the game nothing is in play"),
        ("before the game\nP1's turn", "x.md:2", "this is not so before the game"),
        ("before the game\nP1: runes 2 Fury", "x.md:2", "this is not so before the game"),
        ("before the game\nplayers: P1, P2, P3", "x.md:1", r"1v1 (Duel) has 2 players"),
        ("P1: battlefields BF1, BF2, BF3", "x.md:1", "Possible here: before the game"),
        ("before the game\nP1: battlefields BF1, BF2", "x.md:2", "a deck has 3 battlefields"),
        ("before the game\nP1: battlefields Hallowed Tomb, BF2, Void Seeker", "x.md:2", "not a battlefield"),
        ("before the game\nP1: battlefields BF1, BF2, BF2", "x.md:2", "BF2 is named twice"),
        ("before the game\nP1: battlefields BF1, BF2, BF4", "x.md:1", "BF4 is in two decks"),
        ("before the game\nP1: legend The Boss exhausted", "x.md:2", "before the game cards have no state"),
        ("before the game\nP1: legend The Boss, The Boss", "x.md:2", "P1 has one legend"),
        ("before the game\nP3: deck empty", "x.md:2", "there is no player P3"),
        ("before the game\n\nP3 goes first", "x.md:3", "P3 is not an option here"),
        ("before the game\n\nP1 goes first\nchance takes BF5", "x.md:4", "Chance chooses from: BF1; BF2; BF3"),
        ("before the game\n\nP1 goes first\nP1 takes BF1", "x.md:4", "this answers another question"),
        (BEGINS, "x.md:5", "P1 has to say (mulligan)"),
        (BEGINS + "P1 sets aside plain card", "x.md:6", "plain card is not an option here"),
        (BEGINS + 'P1 sets aside "P1\'s filler 1" and "P1\'s filler 2" and "P1\'s filler 3"', "x.md:6", "0 to 2"),
        ("P1: base u = 2-Might unit\n\nP1 sets aside u", "x.md:3", "nothing is left for this to decide"),
    ],
)
def test_what_cannot_be_said_is_refused_with_its_place(text: str, place: str, reason: str) -> None:
    code, message = said(text)
    assert code == 2
    assert message.startswith(place)
    assert reason in message


@pytest.mark.parametrize(
    ("written", "meant"),
    [("mode: ffa5", "ffa4"), ("P1 playz x", "plays"), ("P1: base 2-Might unit with Tnak", "Tank")],
)
def test_the_nearest_known_word_is_named(written: str, meant: str) -> None:
    code, message = said(written)
    assert code == 2
    assert f"Did you mean {meant}?" in message
    assert message.startswith("x.md:1: ")


def test_a_keyword_is_not_taken_for_a_card() -> None:
    code, message = said("P1: base 2-Might unit with Stealth")
    assert code == 2
    assert "Stealthy Pursuer" not in message
    assert "a keyword: Accelerate, " in message


def test_the_labels_of_stated_cards_are_those_of_the_scenario() -> None:
    text = "before the game\nP1: deck u = 2-Might unit, 3-Might unit\n\n" + BEGINS.partition("\n\n")[2]
    text += "P1 sets aside u\nP2 sets aside nothing\n\nexpect u in P1's deck, 3-Might unit in P1's hand, P1 drew 6"
    assert said(text) == (0, "")
