"""A question about a card as an object is shown only by the event that it asks about, happening to that card."""

from __future__ import annotations

import pytest

from judge.answers.sentences.pair_questions import pair_questions
from tests.matchup.search.test_pair_search import between


def verdicts(by: str, other: str) -> dict[str, str]:
    asked = pair_questions(between(by, other)).asked
    return {one.kind: one.verdict for one in asked if one.by == by and one.other == other}


@pytest.mark.parametrize(
    ("by", "other", "kind"),
    [
        ("Gust Monk", "Sett, Kingpin", "BANISH, OBJECT"),
        ("Mystic Reversal", "The Ruination", "NEW_CHOICES, OBJECT"),
    ],
)
def test_something_else_done_to_the_card_does_not_show_it(by: str, other: str, kind: str) -> None:
    assert verdicts(by, other)[kind] == "not tried"


@pytest.mark.parametrize(
    ("by", "other", "kind"),
    [
        ("Gust Monk", "Sett, Kingpin", "KEYWORD, OBJECT"),
        ("Charm", "Gearhead", "MOVE, OBJECT"),
        ("Rune Prison", "Dragonsoul Sage", "STUN, OBJECT"),
    ],
)
def test_the_event_itself_shows_it(by: str, other: str, kind: str) -> None:
    assert verdicts(by, other)[kind] == "shown"
