"""Objects that are added to a board for its cards: how they are named, and how much Might they have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.actions.deal import Deal
from judge.engine.state.instruction import walk
from judge.engine.targeting.amounts import MightOf

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.engine.state.card import Card

COMPANY = 3
"""The Might of the plain units that stand around."""


def might_of_company(cards: Iterable[Card], of_the_unit: int) -> int:
    """The Might of the units that stand around: enough to kill with, where a text has one of them deal its Might."""
    return max(COMPANY, of_the_unit) if any(map(hits_with_its_might, cards)) else COMPANY


def hits_with_its_might(card: Card) -> bool:
    """Whether a text has a chosen unit deal its Might as damage."""
    dealt = (part.amount for part in walk(card.effect) if isinstance(part, Deal))
    return any(isinstance(one, MightOf) for one in dealt)
