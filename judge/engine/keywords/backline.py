"""Backline (rule 826): combat damage is assigned to the unit after units of its controller that have no Backline."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.objects import GameObject
    from judge.slugs import Slug

BACKLINE = cite("backline.assigned-last")  # 826.3


class AssignedLast(Ability, frozen=True):
    """The unit must be assigned combat damage last; said in words, without the keyword."""

    performed_by: ClassVar[tuple[Slug, ...]] = (BACKLINE,)

    def clauses(self) -> Clauses:
        return (Clause(Verb.CHANGES, About.ASSIGN, Subject.THIS, Whose.YOURS, more=-1),)

    def describe(self) -> str:
        return "This must be assigned combat damage last."


def has_backline(unit: GameObject) -> bool:
    """Whether a unit has Backline or says the same in words."""
    return unit.has("Backline") or (
        bool(unit.abilities) and any(isinstance(found, AssignedLast) for found in unit.abilities)
    )
