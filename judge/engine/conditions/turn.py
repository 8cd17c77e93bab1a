"""Conditions on a point of time in a turn (rules 315.2.a, 316.4, 317.1, 383.1): "at the start of …"."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.conditions.conditions import Condition
from judge.engine.conditions.occurrences import Moment, TimeCame
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.slugs import Slug


class AtTime(Condition, frozen=True):
    """At a moment of the turn of the source's controller; ``of_any``: of any turn; ``first``: of their first turn.

    ``also`` are the rules of the keyword that this is part of.
    """

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({TimeCame})

    without_rule: ClassVar[str] = "a point of time like any other: 383.3, which its trigger names"

    moment: Moment
    of_any: bool = False
    first: bool = False
    also: tuple[Slug, ...] = ()

    @property
    def rules(self) -> tuple[Slug, ...]:
        """The rules of the keyword that this is part of."""
        return self.also

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [
            found for found in occurrences
            if isinstance(found, TimeCame) and found.moment is self.moment
            and (self.of_any or found.player == thing.controller) and (not self.first or found.first)
        ]  # fmt: skip

    def clauses(self) -> Clauses:
        kind = About.TURN_END if self.moment is Moment.END_OF_TURN else About.TURN_START
        whose = Whose.ANY if self.of_any else Whose.YOURS
        return (Clause(Verb.LISTENS, kind, Subject.PLAYERS, whose, first=self.first),)

    def describe(self) -> str:
        whose = ("any player's" if self.of_any else "your") + " first" * self.first
        return f"At the {self.moment.value.format(whose=whose)}"


START_OF_BEGINNING_PHASE = AtTime(Moment.START_OF_BEGINNING_PHASE)
START_OF_MAIN_PHASE = AtTime(Moment.START_OF_MAIN_PHASE)
END_OF_TURN = AtTime(Moment.END_OF_TURN)
