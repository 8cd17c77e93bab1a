"""The seats of a recipe's board into which another card can be put, and the board with that card."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.card import BATTLEFIELD, GEAR, LEGEND, SPELL, UNIT, Card
from judge.engine.state.zones import Place, Zone, base, battlefield
from judge.matchup.recipes.recipe_board import ENEMY_LABEL, OWN_LABEL
from judge.scenario.board.stated_setup import Placed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.recipes.recipe_board import RecipeBoard

ADDED = "+"
"""How the name of a seat begins that is nobody's yet: ``+P2 BF2`` is a new object of P2 at BF2."""


def seats_for(board: RecipeBoard, card: Card) -> Iterator[str]:
    """The seats that a card fits into: labels of plain objects of its type, battlefields, and places for one more."""
    setup = board.setup
    if card.is_a(BATTLEFIELD):
        yield from (name for name in setup.battlefields if name not in setup.fields)
        return
    if card.is_a(LEGEND):
        taken = {one.controller for one in setup.objects if one.place.zone is Zone.LEGEND}
        yield from (f"{ADDED}{who} legend" for who in setup.players if who not in taken)
        return
    plays = {act.label for act in board.plan.acts if act.verb == "play"}
    for one in setup.objects:
        if one.label != board.label and not one.card.token and _can_sit(card, one, one.label in plays):
            yield one.label
    if card.is_a(UNIT) or card.is_a(GEAR):
        yield from (f"{ADDED}{who} base" for who in setup.players)
    if card.is_a(UNIT):
        yield from (f"{ADDED}{who} BF{who[1]}" for who in setup.players)
    if any(isinstance(ability, WhileAttached) for ability in card.abilities):
        yield from (f"{ADDED}P{1 + (label == ENEMY_LABEL)} on {label}" for label in (OWN_LABEL, ENEMY_LABEL))


def _can_sit(card: Card, one: Placed, is_played: bool) -> bool:
    """Whether a card can be where a plain object is: of its type there, or any card where one is played from a hand."""
    if one.place.on_board and one.place.zone is not Zone.FACEDOWN:
        same = [kind for kind in (UNIT, GEAR) if card.is_a(kind) and one.card.is_a(kind)]
        return bool(same) and not (one.attached_to and not _is_equipment(card))
    if one.place.zone is Zone.FACEDOWN:
        return card.has("Hidden")
    return is_played or card.is_a(SPELL) == one.card.is_a(SPELL)


def _is_equipment(card: Card) -> bool:
    return any(isinstance(ability, WhileAttached) for ability in card.abilities)


def with_other(board: RecipeBoard, seat: str, card: Card) -> RecipeBoard:
    """The board with a card in a seat, called by its name; what could be picked falls on it first.

    Raises CannotSimulate, when its state is made, where the rules allow no such board.
    """
    setup = copy(board.setup)
    setup.objects, setup.fields = list(setup.objects), dict(setup.fields)
    if card.is_a(BATTLEFIELD):
        setup.fields[seat] = card
        return replace(board, setup=setup)
    label = setup.label(card.name)
    if seat.startswith(ADDED):
        who, _, where = seat.removeprefix(ADDED).partition(" ")
        on = where.removeprefix("on ") if where.startswith("on ") else ""
        top = next((one.place for one in setup.objects if one.label == on), None)
        place = {"base": base(who), "legend": Place(Zone.LEGEND, who)}.get(where) or top or battlefield(where)
        setup.add(Placed(card, label, who, place, attached_to=on))
        if place.zone is Zone.BATTLEFIELD and setup.battlefields[place.of] is None:
            setup.battlefields = {**setup.battlefields, place.of: who}
    else:
        setup.objects = [_seated(one, seat, label, card) for one in setup.objects]
    named = {seat: label}
    acts = tuple(
        replace(act, label=named.get(act.label, act.label), also=tuple(named.get(also, also) for also in act.also))
        for act in board.plan.acts
    )
    others = tuple(named.get(one, one) for one in board.plan.prefer if named.get(one, one) != label)
    return replace(board, setup=setup, plan=replace(board.plan, acts=acts, prefer=(label, *others)))


def _seated(one: Placed, seat: str, label: str, card: Card) -> Placed:
    if one.label == seat:
        return replace(one, card=card, label=label)
    return replace(one, attached_to=label) if one.attached_to == seat else one
