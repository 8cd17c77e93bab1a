"""Abilities by which a spell, or everything a player controls, cannot be countered (rules 054.1, 358.3.a, 425)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.slugs import Slug

CANNOT = cite("rules.cannot-beats-can")  # 054.1
PREVENTED = cite("play.prevented-action-is-skipped")  # 358.3.a


class CannotBeCountered(Ability, frozen=True):
    """The spell cannot be countered; ``all_yours``: no spell or ability of its controller can be."""

    performed_by: ClassVar[tuple[Slug, ...]] = (CANNOT, PREVENTED)

    all_yours: bool = False

    def clauses(self) -> Clauses:
        subject = Subject.OBJECTS if self.all_yours else Subject.THIS
        return (Clause(Verb.FORBIDS, About.COUNTER, subject, Whose.YOURS),)

    def describe(self) -> str:
        return "Your spells and abilities cannot be countered." if self.all_yours else "This cannot be countered."


def may_be_countered(game: Game, item: ChainItem) -> bool:
    """Whether an item on the chain can be countered now."""
    own = game.state.objects[item.object.card].card.abilities if item.is_card else ()
    if any(isinstance(found, CannotBeCountered) and not found.all_yours for found in own):
        return False
    return not any(
        isinstance(found, CannotBeCountered) and found.all_yours
        for thing in game.state.board.having(CannotBeCountered)
        if thing.controller == item.controller
        for found in thing.abilities
    )
