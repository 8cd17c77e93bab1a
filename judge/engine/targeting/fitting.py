"""The legal choices for a target (rules 355.5-355.12, 757, 811.1.d.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.untargetable import UNTARGETABLE, Untargetable, may_be_chosen
from judge.engine.state.card import UNIT
from judge.engine.wording.criteria import Criteria, OneOf, Where, among
from judge.engine.wording.instructions import targets
from judge.engine.wording.requirements import CostsNoMoreThan
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.engine.state.chain import ChainItem
    from judge.engine.state.game import Game
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.wording.chooser import Chooser
    from judge.engine.wording.criteria import AnyCriteria
    from judge.engine.wording.pick import Pick
    from judge.engine.wording.references import Target
    from judge.slugs import Slug

RESTRICTED = cite("targets.restriction")  # 355.9.b
NOT_THERE = cite("targets.where-they-are")  # 355.9.a


def candidates(game: Game, wanted: Target | Pick, you: str) -> Sequence[GameObject]:
    """The objects to choose among: those on the board, or the cards in a zone of the player."""
    return among(game.state, wanted.criteria, you)


def legal_targets(game: Game, target: Target, by: Chooser) -> Iterator[GameObject]:
    """The legal choices for a target, lazily, since the first one is often enough."""
    if by.at is None and not target.requirements and isinstance(target.criteria, Criteria):
        return _on_board(game.state, target.criteria, by.you, by.source)
    return (
        thing for thing in candidates(game, target, by.you) if is_legal_choice(game, target, thing, by)
        and all(requirement.fits_when_chosen(game, thing, by) for requirement in target.requirements)
    )  # fmt: skip


def _on_board(state: GameState, criteria: Criteria, you: str, source: ObjectId | None) -> Iterator[GameObject]:
    """The permanents that match criteria, for a target without other requirements."""
    board = state.board
    shielded = Untargetable in board.kinds
    fits = criteria.matches
    for thing in board.units if criteria.card_type == UNIT else board.standing:
        if fits(state, thing, you, source) and not (shielded and not may_be_chosen(state, thing, you)):
            yield thing


def is_legal_choice(game: Game, target: Target, thing: GameObject, by: Chooser) -> bool:
    """Whether an object meets the criteria and the requirements of a target, and can be chosen at all."""
    state = game.state
    if thing.abilities and not may_be_chosen(state, thing, by.you):
        return False
    if not target.criteria.matches(state, thing, by.you, by.source):
        return False
    for requirement in target.requirements:
        if not requirement.matches(state, thing, by):
            return False
    return by.at is None or thing.location == by.at or not _is_bound(state, target, by)


def restriction_not_met(state: GameState, target: Target, thing: GameObject, by: Chooser) -> Slug | None:
    """The rule by which an object is no valid choice for what a target asks for (355.9); None if it matches."""
    if thing.abilities and not may_be_chosen(state, thing, by.you):
        return UNTARGETABLE
    if target.criteria.matches(state, thing, by.you, by.source):
        return None
    on_board = thing.place.on_board or not isinstance(target.criteria, Criteria)
    return RESTRICTED if on_board else NOT_THERE


def _is_bound(state: GameState, target: Target, by: Chooser) -> bool:
    """Whether a target has to be at the battlefield of the card, unless the text excludes that (811.1.d.2)."""
    if not any(isinstance(one, Criteria) and one.where is not Where.BASE for one in parts_of(target.criteria)):
        return False
    return not any(requirement.reaches_beyond(state, by) for requirement in target.requirements)


def parts_of(criteria: AnyCriteria) -> tuple[AnyCriteria, ...]:
    """The criteria of which one has to be met, where there are several, or else these."""
    return criteria.among if isinstance(criteria, OneOf) else (criteria,)


def rests_on_what_was_spared(item: ChainItem, spared_by: dict[str, int]) -> bool:
    """Whether a target's cost is limited by that of an object whose death, as a cost, was replaced."""
    return any(target.names(CostsNoMoreThan) in spared_by for target in targets(item.effect))
