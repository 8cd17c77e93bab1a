"""Boards that cannot be are refused with their place, the reason and its rule; nothing brings the runner down."""

from __future__ import annotations

import pytest

from tests.scenario.said import said


@pytest.mark.parametrize(
    ("text", "code", "reason"),
    [
        ("players: P1, P2, P3\nP1: at BF1 2-Might unit\nP2: at BF1 3-Might unit\nP3: at BF1 4-Might unit", 3, "449.2"),
        ("P1: at BF1 facedown Hidden Blade, facedown Highlander, u = 2-Might unit", 3, "107.3.b"),
        ("P1: at BF1 u = 2-Might unit; base u = 2-Might unit", 2, "u cannot be a label here: it is already used"),
        ("P1: base -3-Might unit", 2, "is not possible here"),
        ("P1: runes 8 Air", 2, "Fury, Calm, Mind, Body, Chaos, Order"),
        ("P1: runes 99999999 Fury", 2, "at most 100 of a kind"),
        ("P1: deck 50000 x 2-Might unit", 2, "at most 100 of a kind"),
        ("P1: base 2-Might unit\n\neffect of P1: draw 999999", 2, "at most 100 of a kind"),
        ("P9: base 2-Might unit", 2, "there is no player P9"),
        ("P1's turn\n\nP5 ends the turn", 2, "there is no player P5"),
        ("P1: base u = 2-Might unit\n\neffect of P7: kill u", 2, "there is no player P7"),
        ("P1: base u = 2-Might unit\n\nP7 cannot move u to BF1", 2, "there is no player P7"),
        ("P1: base u = 2-Might unit owned by P7", 2, "there is no player P7"),
        ("P1: hand u = 2-Might unit owned by P2", 3, "belongs to P2"),
        ("players: P1, P1", 2, "a player is named twice"),
        ("mode: duel\nmode: ffa3", 2, "the mode has been said already"),
        ("P1's turn\nP2's turn", 2, "whose turn it is has been said already"),
        ("P1: base Steel Paws Empowered 2 times", 3, "cannot be Empowered 2 times: it can be once (core@1.4:441.1.c)"),
        ("P1: base Kayle, Justified Empowered 4 times", 3, "it can be 3 times"),
        ("P1: base The Boss", 3, "107.4.d"),
        ("P1: base Trifarian War Camp", 3, "battlefields: …"),
        ("P1: hand Fury Rune", 3, "is a rune"),
        ("P1: hand Recruit", 3, "is a token"),
        ("P1: deck Recruit", 3, "cannot be in a Main Deck"),
        ("P1: champion Void Seeker", 3, "Chosen Champion"),
        ("P1: champion 2-Might unit, 3-Might unit", 2, "one Chosen Champion"),
        ("P1: rune deck 3 Fury exhausted", 2, "not exhausted"),
        ("P1: base u = 3-Might unit, v = 3-Might unit attached to u", 3, "is not Equipment"),
        ("P1: base Unlicensed Armory attached to u, u = 3-Might unit", 3, "is not Equipment"),
        ("P1: base Doran's Blade attached to y, y = Long Sword", 3, "is not a unit"),
        ("P1: base plain gear damaged 2", 3, "only units are"),
        ("P1: hand 2-Might unit exhausted", 3, "it is not on the board"),
        ("P1: hand plain card x\n\nP1 plays x", 3, "A filler card cannot be played"),
        ("P1: base Endless Riches; trash Dredge Up\n\nP1 plays Dredge Up", 2, "what to play Dredge Up for"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(text: str, code: int, reason: str) -> None:
    found, message = said(text)
    assert (found, reason in message) == (code, True), message
    assert message.startswith("x.md:")
