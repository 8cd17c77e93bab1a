"""The board of a recipe with a second card on it, as a set-up of the two that can be shown and written out."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.state.card import BATTLEFIELD, Card
from judge.engine.state.zones import Zone
from judge.matchup.boards.board_of_roles import Board, Part, StatedSetUp
from judge.matchup.boards.profiles import profile
from judge.matchup.boards.roles import Role
from judge.matchup.boards.textless import silent, without_text
from judge.matchup.recipes.picking import PickingPlan
from judge.matchup.walks.explorer import Walk, walk

if TYPE_CHECKING:
    from judge.matchup.recipes.recipe_board import RecipeBoard
    from judge.scenario.board.setup import Setup

BUDGET = 60
"""So many positions are visited on one board."""


class RecipeSetUp(Board, frozen=True):
    """The board of a recipe with two cards on it; ``idle`` is one whose text plays no part there, "" for none."""

    made: RecipeBoard | None = None
    idle: str = ""

    def unit(self) -> tuple[str, int]:
        return "", 0

    def derived_setup(self, without: str = "") -> Setup:
        assert self.made is not None
        setup = copy(self.made.setup)
        setup.objects = [
            replace(one, attached_to="") if one.attached_to == without else one
            for one in setup.objects
            if one.label != without
        ]
        setup.fields = {place: card for place, card in setup.fields.items() if card.name != without}
        setup.decks = {
            who: [(card, label) for card, label in cards if label != without] for who, cards in setup.decks.items()
        }
        return setup

    def walked(self, *textless: str) -> Walk:
        """The walk of the board. The cards named have no text: they are played, and not used.

        Raises CannotSimulate, or IllegalPosition where the rules allow no such board.
        """
        assert self.made is not None
        plan = self.made.plan
        acts = tuple(act for act in plan.acts if act.verb != "use" or act.label not in textless)
        setup = without_text(self.made.setup, *textless, bare=silent) if textless else self.made.setup
        return walk(setup.state(), PickingPlan(acts, plan.prefer), BUDGET)


def set_up_of(made: RecipeBoard, cards: tuple[Card, Card]) -> RecipeSetUp:
    """The set-up of a recipe's board on which two cards are."""
    parts = tuple(_part(made, card) for card in cards)
    return RecipeSetUp(parts, made.plan.acts, "P1" if made.setup.objects else "P2", StatedSetUp(), made=made)


def _part(made: RecipeBoard, card: Card) -> Part:
    """A card in the role that it has there, with its player."""
    placed = next((one for one in made.setup.objects if one.card.name == card.name), None)
    acts = [act for act in made.plan.acts if card.name in (act.label, placed.label if placed is not None else "")]
    if placed is None:
        decks = made.setup.decks.items()
        who = next((owner for owner, cards in decks if any(one.name == card.name for one, _ in cards)), "P1")
        role = Role.FIELD if card.is_a(BATTLEFIELD) else Role.IN_DECK
        return Part(profile(card), role, who)
    if any(act.verb == "use" for act in acts):
        role = Role.USED
    elif any(act.verb == "play" for act in acts):
        role = Role.FACEDOWN if placed.place.zone is Zone.FACEDOWN else Role.PLAYED
    elif any(act.verb == "move" for act in acts):
        role = Role.ATTACKING
    else:
        role = Role.IN_TRASH if placed.place.zone is Zone.TRASH else Role.IN_PLACE
    return Part(profile(card), role, placed.controller)
