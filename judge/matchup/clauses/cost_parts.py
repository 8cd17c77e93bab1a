"""The parts of which the cost of a card consists, for texts that change only one of them (356.4.c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.cost_changes import CostChange, Part
from judge.engine.abilities.optional_costs import GivesRepeat, OptionalCost, SpellsHaveRepeat
from judge.engine.abilities.paid_places import PlayedHereFor
from judge.engine.actions.draw import Draw
from judge.engine.state.card import SPELL, UNIT, Card
from judge.matchup.clauses.probe_cards import NAME

if TYPE_CHECKING:
    from judge.matchup.clauses.card_clauses import CardClause

A_DEAR_SPELL = Card(NAME, (SPELL,), keywords=("Action",), energy=2, effect=(Draw(1),))
"""A spell that costs [2] and draws 1, so a Repeat for its own cost can cost less."""


def has_part(card: Card, part: Part) -> bool:
    """Whether a card has such a cost: Repeat, any optional additional cost, or simply one to play it."""
    if part is Part.TOTAL:
        return True
    optional = [one for one in card.abilities if isinstance(one, OptionalCost) and not one.instead]
    if part is Part.REPEAT:
        return any(one.repeats for one in optional)
    return bool(optional) or card.has("Accelerate")


def third_card(gives: CardClause, changes: CardClause) -> Card | None:
    """A card that has an additional cost by the one text, which the other text changes. None if it does not."""
    part = changes.part.part if isinstance(changes.part, CostChange) else Part.TOTAL
    if part is Part.TOTAL:
        return None
    if isinstance(gives.part, GivesRepeat | SpellsHaveRepeat):
        return A_DEAR_SPELL
    if isinstance(gives.part, PlayedHereFor) and part is Part.OPTIONAL:
        tag = gives.part.tag
        return Card(f"test {tag}", (UNIT,), might=2, tags=(tag,))
    return None
