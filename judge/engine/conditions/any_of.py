"""Conditions that consist of several: "when you play me or I attack" (rule 383.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.conditions.conditions import Condition

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.slugs import Slug


class AnyOf(Condition, frozen=True):
    """When any of several conditions is met; each of them triggers the ability.

    What depends on the kind of a condition looks into its ``parts``.
    """

    conditions: tuple[Condition, ...]

    @property
    def parts(self) -> tuple[Condition, ...]:
        return tuple(part for condition in self.conditions for part in condition.parts)

    @property
    def triggers_on(self) -> frozenset[type[Occurrence]] | None:  # type: ignore[override]
        each = [condition.triggers_on for condition in self.conditions]
        return None if None in each else frozenset().union(*(found for found in each if found is not None))

    @property
    def rules(self) -> tuple[Slug, ...]:
        return tuple(rule for condition in self.conditions for rule in condition.rules)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:
        return [found for condition in self.conditions for found in condition.met(game, thing, occurrences)]

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        first, *others = (condition.describe() for condition in self.conditions)
        return " or ".join([first, *(other[0].lower() + other[1:] for other in others)])
