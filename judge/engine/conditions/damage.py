"""Conditions about damage that is dealt to units (rules 383.1, 417.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.conditions.conditions import Condition
from judge.engine.conditions.occurrences import Damaged
from judge.engine.state.clauses import About, Verb
from judge.engine.wording.clause_objects import clause
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.wording.criteria import Criteria
    from judge.slugs import Slug

TAKES_DAMAGE = cite("deal.mark-damage")  # 417.1.b


class WhenDamaged(Condition, frozen=True):
    """When a unit that matches takes damage; prevented damage does not count (437.4).

    Only delayed abilities use this.
    """

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Damaged})

    criteria: Criteria

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (TAKES_DAMAGE,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:
        return [
            found for found in occurrences
            if isinstance(found, Damaged) and self.criteria.matches(game.state, found.thing, thing.controller, thing.id)
        ]  # fmt: skip

    def clauses(self) -> Clauses:
        return (clause(Verb.LISTENS, About.DAMAGE, self.criteria),)

    def describe(self) -> str:
        return f"When {self.criteria.describe()} takes damage"
