"""The legal choices for a target (rules 355.5-355.12, 757, 811.1.d.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.doubts import open_question
from judge.engine.abilities.untargetable import Untargetable, may_be_chosen
from judge.engine.state.board import board_of
from judge.engine.state.card import UNIT
from judge.engine.state.on_the_chain import item_of
from judge.engine.state.sides import Side, is_on
from judge.engine.targeting.destinations import battlefields_to_arrive_at
from judge.engine.targeting.groups import fits_partner
from judge.engine.wording.chain_criteria import chosen_by
from judge.engine.wording.criteria import Criteria, Where, among
from judge.engine.wording.instructions import targets

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.engine.state.chain import ChainItem
    from judge.engine.state.game import Game
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.targeting.chooser import Chooser
    from judge.engine.wording.references import Pick, Target


def candidates(game: Game, wanted: Target | Pick, you: str) -> Sequence[GameObject]:
    """The objects to choose among: those on the board, or the cards in a zone of the player."""
    return among(game.state, wanted.criteria, you)


def fitting(game: Game, target: Target, by: Chooser) -> Iterator[GameObject]:
    """The legal choices for a target, lazily, since the first one is often enough."""
    if by.at is None and isinstance(target.criteria, Criteria) and not target.looks_around:
        return _on_board(game.state, target.criteria, by.you, by.source)
    return (
        thing for thing in candidates(game, target, by.you) if is_choice(game, target, thing, by)
        and (not target.arrives or battlefields_to_arrive_at(game, thing, by.you, by.at))
    )  # fmt: skip


def _on_board(state: GameState, criteria: Criteria, you: str, source: ObjectId | None) -> Iterator[GameObject]:
    """The permanents that match criteria, for a target without other requirements."""
    board = board_of(state)
    shielded = Untargetable in board.kinds
    fits = criteria.fits
    for thing in board.units if criteria.card_type == UNIT else board.standing:
        if fits(state, thing, you, source) and not (shielded and not may_be_chosen(state, thing, you)):
            yield thing


def is_choice(game: Game, target: Target, thing: GameObject, by: Chooser) -> bool:
    """Whether an object is a legal choice; it is bound to a battlefield unless the text excludes that (811.1.d.2)."""
    you, source, at, noted, places, played, here, chosen, _, given = by
    if thing.abilities and not may_be_chosen(game.state, thing, you):
        return False
    bound = at is not None and target.criteria.where is not Where.BASE and isinstance(target.criteria, Criteria)
    bound = bound and not target.arrives
    mine = game.find(source) if source is not None and (target.elsewhere or target.here) else None
    if target.elsewhere and (mine is None or mine.place == thing.place):
        return False
    bound = bound and not (target.elsewhere and mine is not None and mine.place == at)
    if target.here and thing.place != (here or (mine.location if mine is not None else None)):
        return False
    if target.played is not None and (thing.id in as_they_entered(played)) is not target.played:
        return False
    if target.beside_noted:
        other = game.find(noted) if noted is not None else None
        if other is None or other is thing or other.place != thing.place:
            return False
    apart = bool(target.partner) and not fits_partner(game, thing, chosen, target)
    if apart or (target.at_chosen and any(name == target.at_chosen and place != thing.place for name, place in places)):
        return False
    if target.chooses_only and not _chooses_only(game, thing, target.chooses_only, by):
        return False
    if target.no_dearer_than is not None and not _is_covered(game, thing, target.no_dearer_than, you, given):
        return False
    return target.criteria.fits(game.state, thing, you, source) and (not bound or thing.location == at)


COST_OF_NOTHING = open_question(
    "cost-of-a-unit-whose-death-was-replaced",
    "What becomes of Heedless Resurrection if the death of the unit killed for it is replaced?",
    "its target is illegal and the play is undone",
)


def costs_no_more(thing: GameObject, other: GameObject) -> bool:
    """Whether one card's printed Energy and Power cost at most those of another (206)."""
    return thing.card.energy <= other.card.energy and thing.card.power <= other.card.power


def _is_covered(
    game: Game, thing: GameObject, pick: Pick, you: str, given: tuple[tuple[str, GameObject], ...] | None
) -> bool:
    """Whether a card costs no more than what is given up for it or, before that, than something that can be (355.16).

    Unclear: no rule says what holds if the death of what was to be killed was replaced. Nothing was killed, so its cost
    is null (359.3.e.12), and no card costs no more than that.
    """
    if given is None:
        return any(
            costs_no_more(thing, other) for other in candidates(game, pick, you)
            if pick.criteria.fits(game.state, other, you, None)
        )  # fmt: skip
    return any(name == pick.name and costs_no_more(thing, other) for name, other in given)


def rests_on_what_was_spared(item: ChainItem, spared_by: dict[str, int]) -> bool:
    """Whether a target's cost is limited by that of an object whose death, as a cost, was replaced."""
    limits = [target.no_dearer_than for target in targets(item.effect)]
    return any(pick is not None and pick.name in spared_by for pick in limits)


def _chooses_only(game: Game, thing: GameObject, name: str, by: Chooser) -> bool:
    """Whether a spell or ability on the chain chooses the unit called ``name`` and no other friendly unit."""
    item = item_of(game.state, thing.id)
    found = [] if item is None else chosen_by(game.state, item)
    units = {one.id for one in found if one.is_unit and is_on(Side.FRIENDLY, game.state, one.controller, by.you)}
    wanted = next((chosen for key, chosen in by.chosen if key == name), None)
    return len(units) == 1 and (wanted is None or units == set(wanted))


def as_they_entered(played: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """The objects that cards and tokens on the chain become when they enter the board: a new object each (124)."""
    return tuple(which._replace(incarnation=which.incarnation + 1) for which in played)
