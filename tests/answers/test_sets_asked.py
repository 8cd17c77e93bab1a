"""Which sets are legal in Standard, as the tournament rules list them."""

from __future__ import annotations

import pytest

from judge.answers.library.open_library import open_library
from judge.errors import NotFound
from tests.answers.drawn import ask, screen


@pytest.mark.parametrize("question", ["legal sets", "which sets are legal", "what sets can I play", "sets in standard"])
def test_the_legal_sets_are_listed_by_their_rule(question: str) -> None:
    found = ask(open_library(), question)
    assert found.citations[0].id == "tournament@2026-07-16:601.3.c"
    assert all(
        title in found.answer for title in ("Origins", "Proving Grounds", "Spiritforged", "Unleashed", "Vendetta")
    )


@pytest.mark.parametrize(
    ("question", "day", "says"),
    [
        ("is vendetta legal", "2026-08-01", "Yes. Vendetta is in Standard since 2026-07-31 (TR 601.3.c)."),
        ("is vendetta legal", "2026-07-20", "No. Vendetta is not in Standard before 2026-07-31 (TR 601.3.c)."),
        ("is VEN banned", "2026-08-01", "No. Vendetta is in Standard since 2026-07-31 (TR 601.3.c)."),
        ("is proving grounds legal", "2026-08-01", "Yes. Proving Grounds is in Standard (TR 601.3.c)."),
    ],
)
def test_one_set_is_answered_with_yes_or_no(question: str, day: str, says: str) -> None:
    assert screen(ask(open_library(day), question))[1] == says


def test_a_name_like_those_of_cards_that_no_card_has_is_refused_by_name() -> None:
    with pytest.raises(NotFound, match="no card is called 'black lotus'") as refused:
        ask(open_library(), "is black lotus legal")
    assert refused.value.nearest == ("Lotus Trap",)


@pytest.mark.parametrize(
    "question",
    [
        "are japanese cards legal",
        "is it legal to hide a card",
        "is a proxy allowed",
        "can I play banned cards at nexus night",
        "bought a jinx champion deck with banned cards in it, can i play it at nexus night",
        "my jinx deck has a banned card in it, what happens",
        "my jinx deck has a banned card in it",
    ],
)
def test_what_is_asked_of_no_card_is_searched_for(question: str) -> None:
    assert ask(open_library(), question).kind == "search"


def test_several_cards_of_a_name_stand_in_a_line_each() -> None:
    lines = screen(ask(open_library("2026-11-20"), "is draven banned"))
    assert lines[1].startswith("It depends on the card: Draven, Vanquisher is banned.")
    assert sum("legal in Constructed" in line for line in lines) == 3
