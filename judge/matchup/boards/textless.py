"""Textless cards: a card without its text, to see what difference the text makes."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.state.cache_by_value import cached_by_value
from judge.errors import CannotSimulate
from judge.matchup.walks.walks_of_a_pair import walk_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.state.card import Card
    from judge.matchup.boards.board_of_roles import Board
    from judge.matchup.walks.explorer import Walk
    from judge.matchup.walks.planned_acts import Act
    from judge.scenario.board.setup import Setup


@cached_by_value
def blank(card: Card) -> Card:
    """A card of the same name, types, domains, cost, Might and tags, without keywords, abilities and effect."""
    return replace(card, keywords=(), abilities=(), effect=())


_WHEN_PLAYED = frozenset({"Action", "Reaction", "Hidden"})
"""Keywords that say when a card can be played: a textless card in its place is played at the same time."""


AS_IT_IS_PLAYED = _WHEN_PLAYED | {"Accelerate", "Ambush", "Quick-Draw", "Weaponmaster"}


@cached_by_value
def silent(card: Card) -> Card:
    """A textless card that is played whenever the card itself can be."""
    keywords = tuple(word for word in card.keywords if str(word).partition(" ")[0] in _WHEN_PLAYED)
    return replace(card, keywords=keywords, abilities=(), effect=()) if keywords else blank(card)


def without_text(setup: Setup, *names: str, bare: Callable[[Card], Card] = blank) -> Setup:
    """The same set-up with a textless card, as ``bare`` makes it, in the place of each card of these names."""

    def read(card: Card) -> Card:
        return bare(card) if card.name in names else card

    changed = copy(setup)
    changed.objects = [
        replace(placed, card=read(placed.card), empowered=min(placed.empowered, 1))  # more often only by its text
        if placed.card.name in names
        else placed
        for placed in setup.objects
    ]
    changed.decks = {owner: [(read(card), label) for card, label in cards] for owner, cards in setup.decks.items()}
    changed.fields = {field: read(card) for field, card in setup.fields.items()}
    return changed


def acts_without(board: Board, name: str) -> tuple[Act, ...]:
    """The acts of a board without the plays and uses of a card. A textless unit still moves."""
    return tuple(act for act in board.acts if act.label != name or act.verb == "move")


def lacking(board: Board, name: str, budget: int) -> str:
    """The part that is missing if a card is not played: its text, or the card, if a textless one would be enough."""
    instead = walked_bare(board, (name,), board.acts, budget, silent)
    would_do = instead is not None and instead.impossible is None
    return name if would_do else f"the text of {name}"


def walked_bare(
    board: Board, names: tuple[str, ...], acts: tuple[Act, ...], budget: int, bare: Callable[[Card], Card] = blank
) -> Walk | None:
    """The walk of a set-up without the text of some cards, or None if it cannot be simulated."""
    try:
        return walk_of(without_text(board.setup(), *names, bare=bare), acts, budget)
    except CannotSimulate:
        return None
