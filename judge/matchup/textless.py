"""Textless cards: what is left of a card without its text, to see what the text makes of a set-up."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from msgspec.structs import replace

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.matchup.boards import Board
    from judge.matchup.plan import Act
    from judge.scenario.board.setup import Setup


def blank(card: Card) -> Card:
    """A card of the same name, types, domains, cost, Might and tags, without keywords, abilities and effect."""
    return replace(card, keywords=(), abilities=(), effect=())


def without_text(setup: Setup, name: str) -> Setup:
    """The same set-up with a textless card in the place of each card of a name."""

    def read(card: Card) -> Card:
        return blank(card) if card.name == name else card

    changed = copy(setup)
    changed.objects = [replace(placed, card=read(placed.card)) for placed in setup.objects]
    changed.decks = {owner: [(read(card), label) for card, label in cards] for owner, cards in setup.decks.items()}
    changed.fields = {field: read(card) for field, card in setup.fields.items()}
    return changed


def acts_without(board: Board, name: str) -> tuple[Act, ...]:
    """The acts of a board without the plays and uses of a card; a textless unit moves all the same."""
    return tuple(act for act in board.acts if act.label != name or act.verb == "move")
