"""Names as a telephone hears them, with their words parted otherwise."""

from __future__ import annotations

import pytest

from judge.cards.name_words import fold
from judge.cards.names import resolve_name
from judge.cards.run_together import run_together, same_letters


@pytest.mark.parametrize(
    ("heard", "name"),
    [
        ("zone yas hour glass", "Zhonya's Hourglass"),
        ("kay sa survivor", "Kai'Sa, Survivor"),
        ("death grip", "Deathgrip"),
        ("fire storm", "Firestorm"),
        ("face breaker", "Facebreaker"),
        ("moon fall", "Moonfall"),
        ("pick pocket", "Pickpocket"),
        ("honey fruit", "Honeyfruit"),
        ("windwall", "Wind Wall"),
        ("atta khan", "Atakhan"),
        ("rava dons death crown", "Rabadon's Deathcrown"),
        ("blast cone fay", "Blastcone Fae"),
        ("sky fall of area on", "Skyfall of Areion"),
        ("piltover in forcer", "Piltover Enforcer"),
        ("clear voyance", "Clairvoyance"),
    ],
)
def test_letters_without_spaces_name_a_card(heard: str, name: str) -> None:
    match = resolve_name(heard)
    assert match
    assert match.name == name


@pytest.mark.parametrize(
    "words",
    [
        *("can i attack", "back to base", "end of turn", "two units die", "hold a point", "stun lock", "open state"),
        *("pass priority", "late to match", "time in round", "game loss", "sleeve check", "deck list error"),
        *("show down", "battle field", "side board", "grave yard", "over time", "wind up", "star player", "fire ball"),
        *("black moon", "mega units", "storm front", "night time", "bird token", "ready rune", "champion zone"),
        *("first turn player", "show your hand", "kill my own unit", "conquer a field", "coin flip", "time out"),
        *("my gangplank", "falling star a", "be windwall", "a hex drinker"),  # a name by itself, with a word beside it
    ],
)
def test_ordinary_words_are_no_card(words: str) -> None:
    assert run_together(fold(words)) is None


def test_one_word_is_not_parted() -> None:
    assert same_letters(("firestorm",)) is None
    assert run_together(("firestrom",)) is None
