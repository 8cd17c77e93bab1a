"""Texts that read the card which they have discarded: its type or its cost."""

from __future__ import annotations

import pytest

from judge.matchup.clauses.questions_of_a_pair import questions
from judge.scenario.board.setup import card_for
from tests.matchup.search.test_own_harm import TODAY
from tests.matchup.test_first_set_up import first


@pytest.mark.parametrize("card", ["Patched Porobot", "Gust", "Flame Chompers", "Long Sword"])
def test_hwei_discards_a_card_whose_types_are_known(card: str) -> None:
    edges = [edge.words for edge in first("Hwei, Brooding Painter", card).edges]
    assert f"through Hwei, Brooding Painter, P1 discards {card}" in edges


@pytest.mark.parametrize(("card", "dealt"), [("Vengeance", "4"), ("Patched Porobot", "2"), ("Flame Chompers", "3")])
def test_get_excited_deals_the_cost_of_what_is_discarded(card: str, dealt: str) -> None:
    best = first("Get Excited!", card)
    assert f"through Get Excited!, P1 discards {card}" in [edge.words for edge in best.edges]
    told = [str(event) for outcome in best.walk.outcomes for event in outcome.end.events]
    assert any(one.endswith(f" is dealt {dealt}") for one in told)


def test_a_text_that_does_not_ask_what_it_discards_has_no_such_question() -> None:
    asked = questions(card_for("Chemtech Enforcer", TODAY), card_for("Vengeance", TODAY))
    assert not [one for one in asked if one.event.name == "DISCARD"]
