"""Two cards with a ``vs`` between them are recognised at once, as the search would have recognised them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from judge.answers.document_status import document_status
from judge.answers.opening import open_library
from judge.answers.router import exact_cards
from judge.answers.searching import near_keyword
from judge.cards.catalogue import catalogue
from judge.cards.names import find_names, resolve_name

if TYPE_CHECKING:
    from judge.content.library import Library


@cache
def _library() -> Library:
    return open_library()


@pytest.mark.parametrize(
    ("question", "cards"),
    [
        ("Baited Hook vs Unlicensed Armory", ["Baited Hook", "Unlicensed Armory"]),
        ("charm V. baited hook?", ["Charm", "Baited Hook"]),
        ("Charm versus Charm", ["Charm", "Charm"]),
        ("Charm vs Defy vs Charm", ["Charm", "Defy", "Charm"]),
        ("Against the Odds vs Charm", ["Against the Odds", "Charm"]),
        ("Charm", []),
        ("Charm vs", []),
        ("vs Charm", []),
        ("what does Charm do vs Defy", []),
        ("Baited Hooks vs Charm", []),
        ("hidden vs Charm", []),
        ("Charm + Defy", []),
    ],
)
def test_each_side_is_just_the_name_of_a_card(question: str, cards: list[str]) -> None:
    assert exact_cards(_library(), question) == cards


def test_the_search_reads_such_questions_in_the_same_way() -> None:
    for name in catalogue():
        question = f"{name} vs Baited Hook"
        if found := exact_cards(_library(), question):
            assert resolve_name(question) is None, question
            assert near_keyword(_library(), question) is None, question
            assert document_status(_library(), question) is None, question
            assert list(dict.fromkeys(card for _, _, card in find_names(question))) == list(dict.fromkeys(found))
