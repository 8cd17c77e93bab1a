"""A card whose own text makes no difference to what is done to it could be any of its kind."""

from __future__ import annotations

import pytest

from judge.matchup.search.own_text import idle_card
from tests.matchup.test_first_set_up import first


@pytest.mark.parametrize(
    ("one", "other", "idle"),
    [
        ("Gust", "Traveling Merchant", "Traveling Merchant"),
        ("Minefield", "Shadow Watcher", "Shadow Watcher"),
        ("Shadow's Call", "Tail-Cloaked Matriarch", "Tail-Cloaked Matriarch"),  # Empower is still printed on it
        ("Spectral Matron", "Shadow Order Disciple", "Shadow Order Disciple"),
        ("Rockfall Path", "Imposing Challenger", "Imposing Challenger"),
    ],
)
def test_the_card_that_something_is_done_to_need_only_be_there(one: str, other: str, idle: str) -> None:
    assert idle_card(first(one, other)) == idle


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Charm", "Stellacorn Herder"),  # draws as it moves
        ("Soul Harvest", "Watchful Sentry"),  # draws as it dies
        ("Hextech Ray", "Draven, Audacious"),  # costs more to choose
        ("Downwell", "Dusk Rose Lab"),  # does nothing, since the unit is gone
        ("Rebuke", "Recruit (DE)"),  # a token ceases to exist
        ("Guardian Angel", "Vengeance"),  # a replacement, and not something merely done
    ],
)
def test_a_text_that_changes_anything_has_a_part(one: str, other: str) -> None:
    assert idle_card(first(one, other)) == ""
