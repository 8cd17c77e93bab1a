"""The README says what is so: its count of played cards, its links, its commands."""

from __future__ import annotations

from tools import cards

RENEW = "python tools/lists.py writes it anew"


def test_the_count_of_played_cards_is_that_of_the_code() -> None:
    readme = cards.README.read_text(encoding="utf-8")
    assert cards.with_count(readme) == readme, RENEW
    assert cards.PAGE.read_text(encoding="utf-8") == cards.page(), RENEW
