"""Conditions about attaching (rules 434, 818.2.a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.conditions.conditions import Condition
from judge.engine.conditions.occurrences import BecameAttached
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.slugs import Slug

EQUIPPED = cite("equip.can-be-referenced")  # 818.2.a


class WhenYouAttachToThis(Condition, frozen=True):
    """When the controller of the source attaches an Equipment to it, by whatever means (411.4)."""

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({BecameAttached})

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (EQUIPPED,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [
            found for found in occurrences
            if isinstance(found, BecameAttached) and found.to.id == thing.id and found.player == thing.controller
            and "Equipment" in found.thing.tags
        ]  # fmt: skip

    def clauses(self) -> Clauses:
        return (Clause(Verb.LISTENS, About.ATTACH, Subject.THIS, Whose.YOURS),)

    def describe(self) -> str:
        return "When you attach an Equipment to this"
