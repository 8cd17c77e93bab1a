"""Untargetable objects (rules 756-758), which some players' spells and abilities cannot choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.sides import Side, is_on
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.wording.circumstances import Circumstance
    from judge.slugs import Slug

UNTARGETABLE = cite("untargetable.mistargets")  # 758.1


class Untargetable(Ability, frozen=True):
    """The object cannot be chosen by enemy spells and abilities (757.1), except while ``unless`` holds."""

    performed_by: ClassVar[tuple[Slug, ...]] = (UNTARGETABLE,)

    unless: Circumstance | None = None

    def clauses(self) -> Clauses:
        return (Clause(Verb.FORBIDS, About.CHOOSE, Subject.THIS, Whose.ENEMY),)

    def describe(self) -> str:
        unless = f" unless {self.unless.describe()}" if self.unless is not None else ""
        return f"Enemy spells and abilities cannot choose this{unless}."


def may_be_chosen(state: GameState, thing: GameObject, you: str) -> bool:
    """Whether a player's spells and abilities can choose an object (758); checked again on resolution (758.1-2)."""
    if thing.traits is None and Untargetable not in thing.card.kinds:
        return True
    return not any(
        isinstance(found, Untargetable) and is_on(Side.ENEMY, state, you, thing.controller)
        and (found.unless is None or not found.unless.holds(state, thing.controller, thing))
        for found in thing.abilities
    )  # fmt: skip
