"""What the definitions say in our words has the numbers, verbs, sides and keywords of the official texts."""

from __future__ import annotations

import pytest

from judge.cards.loader import defined
from tests.official import official
from tools.round_trip import differences, exceptions, features, own_keywords


@pytest.mark.parametrize(
    ("one", "other", "differing"),
    [
        ("Deal 3 to a unit.", "Deal 4 to a unit.", {"3", "4"}),
        ("Draw two.", "Draw 2.", set()),
        ("You may draw 2.", "Draw 2.", {"may"}),
        ("Kill an enemy unit.", "Kill a friendly unit.", {"enemy", "friendly"}),
        ("Kill up to one unit here.", "Kill a unit.", {"up to", "here"}),
        ("Give a unit +2 [M] this turn.", "Give a unit -2 [M] this turn.", {"+2", "-2"}),
        ("Stun it. (It deals no damage.)", "Stun it.", set()),
        ("Play a 3 [M] Sprite unit token.", "Play 1 Sprite token.", set()),
        ("I have [Assault 2].", "This has Assault 3.", {"assault 2", "assault 3", "2", "3"}),
    ],
)
def test_two_texts_differ_in_what_they_say(one: str, other: str, differing: set[str]) -> None:
    assert features(one) ^ features(other) == differing


@pytest.mark.parametrize(
    ("text", "keywords"),
    [
        ("[Tank] (Be first.)\nWhen I attack, draw 1.", {"Tank"}),
        ("[Assault 2] [Deflect]\nI have [Ganking] here.", {"Assault 2", "Deflect"}),
        ("[Reaction][>] [E]: [Add] [1].", set()),
        ("[E]: [Reaction] \N{EM DASH} [Add] [1].", set()),
        ("Ganking (Move around.)", {"Ganking"}),
        ("Hidden units here have +1 [M].", set()),
        ("[Legion] \N{EM DASH} Draw 1.", set()),
    ],
)
def test_keywords_that_a_text_has_are_told_from_those_it_speaks_of(text: str, keywords: set[str]) -> None:
    assert own_keywords(text) == keywords


def test_every_difference_from_an_official_text_was_read() -> None:
    official("cards.json")
    listed = exceptions()
    found = {str(one) for one in differences(defined())}
    assert found - set(listed) == set(), "mend the definition or its words, or list the difference with a reason"
    assert set(listed) - found == set(), "no longer a difference"
    assert all(listed.values())
