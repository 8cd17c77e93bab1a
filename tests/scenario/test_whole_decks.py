"""Decks that a scenario states in full have to be legal ones (rules 103, 489.8.h)."""

from __future__ import annotations

import pytest

from tests.scenario.said import said

FIELDS = "Hallowed Tomb, Void Gate, Altar to Unity"
PLAY = "\n\nP1 goes first\nchance takes Void Gate\nchance takes BF4\nP1 sets aside nothing\nP2 sets aside nothing\n"


def deck(
    main: str = "3 x Void Seeker, 3 x Icathian Rain, 33 x plain card", *, legend: str = "Daughter of the Void",
    champion: str = "2-Might unit", runes: str = "7 Fury, 5 Mind", below: str = "nothing",
) -> str:  # fmt: skip
    return (
        f"before the game\nP1: legend {legend}; champion {champion}; battlefields {FIELDS}\n"
        f"P1: deck {main} (top first, {below} below)\nP1: rune deck {runes}{PLAY}\nexpect P1 has the turn"
    )


def test_a_legal_deck_is_played() -> None:
    assert said(deck()) == (0, "")


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        (deck("38 x plain card"), "x.md:3", "39 cards with the Chosen Champion, and 40 are the least"),
        (deck("4 x Void Seeker, 36 x plain card"), "x.md:3", "4 copies of Void Seeker, and 3 are the most"),
        (deck("Hidden Blade, 38 x plain card"), "x.md:3", "Hidden Blade is Order, which Daughter of the Void ("),
        (deck("Fox-Fire, 38 x plain card"), "x.md:3", "Fox-Fire is Calm and Mind, which"),
        (deck("3 x Icathian Rain, Fox-Fire, 36 x plain card"), "x.md:3", "(core@1.4:103.1.b.4)"),
        (deck(runes="7 Fury, 4 Mind"), "x.md:4", "the Rune Deck has 11 runes, and it has to have 12"),
        (deck(runes="13 Fury"), "x.md:4", "has 13 runes"),
        (deck(runes="11 Fury, 1 Body"), "x.md:4", "does not allow Body runes (core@1.4:103.3.a.1)."),
        (deck(champion="Jinx, Rebel"), "x.md:2", "cannot be the Chosen Champion of Daughter of the Void: it"),
        (deck(champion="Void Seeker"), "x.md:2", "Void Seeker is not a champion unit"),
        (deck(champion="Watchful Sentry"), "x.md:2", "Watchful Sentry is not a champion unit"),
        (deck(legend="Relentless Storm", champion="Volibear, Furious", main="3 x Volibear, Furious, 36 x plain card",
              runes="12 Body"), "x.md:2", "4 copies of Volibear, Furious, the Chosen Champion among them, and 3 are"),
        ("before the game\nP1: battlefields Brush, BF2, BF3" + PLAY, "x.md:2", "Brush is a token, and"),
    ],
)  # fmt: skip
def test_an_illegal_one_is_refused_with_the_rule(text: str, place: str, reason: str) -> None:
    code, message = said(text)
    assert code != 0
    assert message.startswith(place)
    assert reason in message


@pytest.mark.parametrize(
    "text",
    [
        deck("38 x plain card", below="filler"),
        deck("4 x Void Seeker", below="filler"),
        deck("38 x plain card").replace("champion 2-Might unit; ", ""),
        deck("38 x plain card").replace("P1: rune deck 7 Fury, 5 Mind\n", ""),
        deck("38 x plain card").replace(f"; battlefields {FIELDS}", "").replace("Void Gate", "BF1"),
    ],
)
def test_where_less_is_stated_the_rest_is_anything(text: str) -> None:
    assert said(text) == (0, "")


def test_teammates_do_not_have_the_same_legend() -> None:
    runes, rest = "P{0}: rune deck 12 Fury", "P{0}: deck 39 x plain card (top first, nothing below)"
    fields = {1: FIELDS, 3: "Sigil of the Storm, Trifarian War Camp, Bandle Tree"}
    lines = [
        line.format(seat)
        for seat in (1, 3)
        for line in (
            "P{0}: legend Daughter of the Void; champion 2-Might unit; battlefields " + fields[seat],
            runes,
            rest,
        )
    ]
    code, message = said("\n".join(["before the game", "mode: 2v2", *lines, "", "P1 goes first"]))
    assert code == 2
    assert "teammates do not have the same legend, Daughter of the Void (core@1.4:489.8.h)" in message
