"""A ruling of its own shows a card: it fails when a clause of the card is taken out. Here for a sample of all cards.

``python tools/take_out.py`` does it for every clause of every card.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from judge.cards.loader import defined, definition, file_name, place
from tools.runs import RULINGS, blocks_of
from tools.take_out import BY_RULE, findings, without_each_clause

if TYPE_CHECKING:
    from pathlib import Path


def own_ruling(name: str) -> Path:
    """The ruling file that is named after a card."""
    folder = place(name).partition(".")[0]
    return RULINGS / "cards" / folder / f"{file_name(name).replace('_', '-')}.md"


SAMPLE = sorted(
    Random(935).sample([name for name in defined() if name not in BY_RULE and own_ruling(name).is_file()], 40)
)


@pytest.mark.parametrize("name", SAMPLE)
def test_the_ruling_of_a_card_misses_a_clause_that_is_taken_out(name: str) -> None:
    found = list(findings(name, list(blocks_of(own_ruling(name)))))
    clauses = [shorter for card in definition(name).cards() for shorter in without_each_clause(card)]
    assert len(found) == len(clauses)
    assert not clauses or any(finding.block for finding in found)


def test_a_card_without_one_of_its_clauses_is_another_card() -> None:
    for card in definition("Gust").cards():
        shorter = [one.card for one in without_each_clause(card)]
        assert len(shorter) == len(card.keywords) + len(card.abilities) + len(card.effect)
        assert card not in shorter
