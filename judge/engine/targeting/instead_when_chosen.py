"""Replacement effects on what a spell or ability would do to an object that it chooses (rules 367-371)."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.effect_context import EffectContext
from judge.engine.state.events import Happened
from judge.engine.wording.instructions import describe_clauses
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.instruction import Instruction
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

REPLACED = cite("replacement.intercede")  # 369


class ReplaceableAction(Enum):
    """What would happen to the object."""

    STUN = "stun this"
    LESS_MIGHT = "give this less Might"
    RETURN = "return this to hand"

    __hash__ = object.__hash__


_KINDS = {
    ReplaceableAction.STUN: About.STUN,
    ReplaceableAction.LESS_MIGHT: About.MIGHT,
    ReplaceableAction.RETURN: About.RETURN,
}


class InsteadWhenChosen(Ability, frozen=True):
    """If a spell or ability that chooses the source would do one of ``deeds`` to it, ``then`` happens instead."""

    performed_by: ClassVar[tuple[Slug, ...]] = (REPLACED,)

    deeds: tuple[ReplaceableAction, ...]
    then: tuple[Instruction, ...]

    def clauses(self) -> Clauses:
        return tuple(Clause(Verb.REPLACES, _KINDS[deed], Subject.THIS, Whose.YOURS, chosen=True) for deed in self.deeds)

    def describe(self) -> str:
        deeds = " or ".join(deed.value for deed in self.deeds)
        return f"If a spell or ability that chooses this would {deeds}, instead {describe_clauses(self.then)}."


def is_replaced(game: Game, context: EffectContext, thing: GameObject, deed: ReplaceableAction) -> Procedure[bool]:
    """Apply the replacement effect on a deed; returns whether it was replaced."""
    if not thing.abilities or context.item is None or context.paying:
        return False
    if not any(thing.id in chosen for _, chosen in context.item.choices.objects):
        return False
    for ability in thing.abilities:
        if isinstance(ability, InsteadWhenChosen) and deed in ability.deeds:
            event = game.tell(
                Happened.REPLACED, REPLACED, thing, detail=f"{context.name} would {deed.value}", source=thing.id
            )
            mine = EffectContext(you=thing.controller, source=thing.id, name=thing.label)
            with game.because(event, source=thing.id):
                for instruction in ability.then:
                    yield from instruction.perform(game, mine)
            return True
    return False
