"""Vendetta: Mind."""

from __future__ import annotations

from judge.cards.definition import MIND, printed, spell
from judge.engine.actions.draw import Draw
from judge.engine.costs import Cost
from judge.engine.keywords.flow import Flow

DREDGE_UP = spell(
    "Dredge Up", "VEN-049/166", MIND, energy=2, keywords=("Flow",), variants=(printed(Flow(Cost(2)), Draw(1)),)
)
