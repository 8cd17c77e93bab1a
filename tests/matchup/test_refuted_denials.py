"""Pairs that do interact though nothing is chosen on the board: what is picked from a hand, and who deals no damage."""

from __future__ import annotations

import pytest

from tests.matchup.search.test_pair_search import between
from tests.matchup.test_first_set_up import first


@pytest.mark.parametrize(
    ("one", "other", "words"),
    [
        ("Mindsplitter", "Gust", "through Mindsplitter, P2 discards Gust"),
        ("Insightful Investigator", "Vayne, Hunter", "through Insightful Investigator, P2 discards Vayne, Hunter"),
        ("Sabotage", "Gust", "through Sabotage, P1 recycles 1: Gust"),
    ],
)
def test_a_card_is_picked_from_the_hand_of_the_opponent(one: str, other: str, words: str) -> None:
    best = first(one, other)
    assert best.edges[0].words == words
    assert {part.name: part.who for part in best.board.parts} == {one: "P1", other: "P2"}


def test_what_the_opponent_discards_asks_for_no_card_in_ones_own_hand() -> None:
    hands = {
        one.label: one.place.of
        for one in first("Mindsplitter", "Gust").board.setup().objects
        if "hand" in str(one.place)
    }
    assert hands == {"Mindsplitter": "P1", "Gust": "P2"}


@pytest.mark.parametrize(("unit", "might"), [("Sunlit Guardian", 3), ("Draven, Audacious", 6), ("Spectral Matron", 4)])
def test_a_weaker_enemy_deals_no_combat_damage(unit: str, might: int) -> None:
    words = [edge.words for found in between("Vilemaw", unit).interacting for edge in found.edges]
    assert f"through Vilemaw, {unit} deals it no combat damage (without that text: {might})" in words


def test_a_mightier_enemy_does() -> None:
    words = [edge.words for found in between("Vilemaw", "Corrupted Dragon").interacting for edge in found.edges]
    assert not any("no combat damage" in one for one in words)
