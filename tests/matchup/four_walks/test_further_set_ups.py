"""What is not the sum of two texts is found on boards that recipes make, and numbered as a set-up."""

from __future__ import annotations

from datetime import date

import pytest

from judge.cards.loader import definition
from judge.matchup.boards.steering import Steering
from judge.matchup.search.further_set_ups import further_set_ups
from judge.matchup.search.pair_search import matchup
from tests.matchup.search.test_pair_search import between

MORE_THAN_THE_SUM = {
    ("Karthus, Eternal", "Watchful Sentry"): (
        "with Karthus, Eternal, when Watchful Sentry is killed, Watchful Sentry triggers twice instead of once; "
        "P1 draws 2 instead of 1"
    ),
    ("Karthus, Eternal", "Carrion Dredger"): (
        "with Karthus, Eternal, when Carrion Dredger is killed, Carrion Dredger triggers twice instead of once; "
        "Bird #2 is played (otherwise not)"
    ),
    ("Pirate's Haven", "Wallop"): "Pirate's Haven triggers on u being readied (through Wallop)",
    ("Zhonya's Hourglass", "Lonely Poro"): (
        "Zhonya's Hourglass can save Lonely Poro from its death, so what triggers on that does nothing"
    ),
}


@pytest.mark.parametrize(("cards", "words"), MORE_THAN_THE_SUM.items())
def test_what_is_not_the_sum_of_two_texts_comes_first(cards: tuple[str, str], words: str) -> None:
    assert between(*cards).interacting[0].edges[0].words == words


@pytest.mark.parametrize("cards", MORE_THAN_THE_SUM)
def test_a_point_has_its_set_up_with_its_number(cards: tuple[str, str]) -> None:
    one, other = (definition(name).on(date.max) for name in cards)
    found, shown = matchup(one, other), matchup(one, other, wanted=Steering(set_up=1))
    assert found.best is not None
    assert shown.best is not None
    assert shown.best.board.describe() == found.best.board.describe()
    assert found.best.walk.outcomes
    assert found.best.without is not None


@pytest.mark.parametrize(("one", "other"), [("Karthus, Eternal", "Sunlit Guardian"), ("Vengeance", "Plundering Poro")])
def test_what_is_the_sum_of_two_texts_is_not_told(one: str, other: str) -> None:
    found = between(one, other)
    assert not further_set_ups(*found.cards, ())


def test_nothing_is_said_of_cards_of_which_only_the_existence_is_stated() -> None:
    words = [edge.words for found in between("Jinx, Rebel", "Stupefy").interacting for edge in found.edges]
    assert not any("filler" in one for one in words)


def test_a_point_that_is_not_gained_is_not_what_a_trigger_waits_for() -> None:
    edges = [edge for entry in between("Tianna Crownguard", "Ahri, Alluring").interacting for edge in entry.edges]
    assert not [edge for edge in edges if edge.how == "triggers on"]


SO_WITH_ANY = {
    ("Pirate's Haven", "Eclipse Herald"): "through Pirate's Haven, Eclipse Herald gets +1 Might this turn",
    ("Facebreaker", "Sandstone Chimera"): "through Facebreaker, Sandstone Chimera is stunned",
    ("Mystic Vortex", "Stupefy"): "[A] more: [1][A] instead of [1]",
}


@pytest.mark.parametrize(("cards", "words"), SO_WITH_ANY.items())
def test_where_nothing_was_seen_it_is_what_one_card_does_to_any(cards: tuple[str, str], words: str) -> None:
    assert words in between(*cards).interacting[0].edges[0].words
