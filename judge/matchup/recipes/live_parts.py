"""Which parts of a card's text are live on a board: without one of them, something seen differs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.errors import CannotSimulate, IllegalPosition
from judge.matchup.recipes.parts import parts_of, without_part
from judge.matchup.recipes.recipe_board import board_of
from judge.matchup.recipes.seen import STRONG, VAIN, Seen, seen_on
from judge.matchup.walks.explorer import walk
from judge.record import NamedTuple

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.matchup.recipes.parts import Part
    from judge.matchup.recipes.recipe import Recipe

BUDGET = 150
"""So many positions are visited on the board of a recipe."""

_FAULTS = (KeyError, IndexError, StopIteration, AssertionError, AttributeError, ValueError)
"""What a text may end in whose later words find nothing where they look: then its whole effect is left out."""

Aspects = frozenset[str]
"""In what two walks differ (``seen.py``)."""


class Live(NamedTuple):
    """A part that is live on a board, and the aspects in which that is seen."""

    part: Part
    aspects: Aspects

    @property
    def is_strong(self) -> bool:
        """Whether the part does something there, and does not only trigger or give a choice."""
        return is_strong(self.aspects)


def is_live(aspects: Aspects) -> bool:
    """Whether a part is live where walks with and without it differ so; one that is only performed in vain is not."""
    return bool(aspects - {VAIN})


def is_strong(aspects: Aspects) -> bool:
    """Whether a part does something where walks with and without it differ so."""
    return bool(aspects & STRONG)


def seen_with(card: Card, recipe: Recipe) -> Seen | None:
    """What is seen on the board of a recipe with a card; None where there is no such board."""
    try:
        board = board_of(card, recipe)
        return seen_on(walk(board.setup.state(), board.plan, BUDGET)) if board is not None else None
    except IllegalPosition as problem:
        return Seen(refused=str(problem))
    except CannotSimulate as problem:
        return Seen(refused=str(problem), is_open=True)


class Boards:
    """The boards of a card, each walked once with the whole text, however many parts are asked about."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self._seen: dict[Recipe, Seen | None] = {}
        self._without: dict[str, Card] = {}

    def __len__(self) -> int:
        return len(self._seen)

    def refusal(self, recipe: Recipe) -> str:
        """Why the board of a recipe cannot be played, "" where it can or where there is none."""
        seen = self._walked(recipe)
        return seen.refused if seen is not None else ""

    def _walked(self, recipe: Recipe) -> Seen | None:
        if recipe not in self._seen:
            self._seen[recipe] = seen_with(self.card, recipe)
        return self._seen[recipe]

    def is_open(self, recipe: Recipe) -> bool:
        """Whether a board cannot be played because it does not say enough: what a card of a deck is."""
        seen = self._walked(recipe)
        return seen is not None and seen.is_open

    def triggers(self, recipe: Recipe) -> bool:
        """Whether an ability of the card triggers on the board of a recipe."""
        seen = self._walked(recipe)
        return seen is not None and any(name.startswith(f"{self.card.name} ") for name, _ in seen.triggers)

    def look_alike(self, one: Recipe, other: Recipe) -> bool:
        """Whether the boards of two recipes that were walked show the same."""
        return self._seen[one] == self._seen[other]

    def difference(self, recipe: Recipe, part: Part, *, forbids: bool = True) -> Aspects:
        """In what the board of a recipe differs without a part.

        Where it cannot be played at all, only a part that ``forbids`` something makes the difference.
        """
        seen = self._walked(recipe)
        if seen is None or seen.is_open or (seen.refused and not forbids):
            return frozenset()
        if part.name not in self._without:
            self._without[part.name] = without_part(self.card, part)
        try:
            without = seen_with(self._without[part.name], recipe)
        except _FAULTS:
            without = seen_with(without_part(self.card, part, whole=True), recipe)
        return seen.differs_in(without) if without is not None else frozenset()


def live_parts(card: Card, recipe: Recipe) -> tuple[Live, ...]:
    """The parts of a card that are live on the board of a recipe, in their order."""
    boards = Boards(card)
    found = (Live(part, boards.difference(recipe, part)) for part in parts_of(card))
    return tuple(live for live in found if is_live(live.aspects))
