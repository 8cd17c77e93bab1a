"""Conditions on units becoming Mighty (rule 709)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.conditions.conditions import Condition
from judge.engine.conditions.occurrences import BecameMighty, MightBecame, Played
from judge.engine.layers.mighty import BECOMES_MIGHTY, WaitsForMight, WaitsForMighty
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.wording.circumstances import MIGHTY
from judge.engine.wording.clause_objects import clause

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.wording.criteria import Criteria
    from judge.slugs import Slug


class WhenMightBecomes(Condition, WaitsForMight, frozen=True):
    """When the Might of the source changes from less than ``might`` to that or more."""

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({MightBecame})

    without_rule: ClassVar[str] = "an event like any other: 383.3, which its trigger names"

    might: int

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [
            found for found in occurrences
            if isinstance(found, MightBecame) and found.thing.id == thing.id and found.number == self.might
        ]  # fmt: skip

    def clauses(self) -> Clauses:
        return (Clause(Verb.LISTENS, About.MIGHT, Subject.THIS, Whose.YOURS, amount=self.might, more=1),)

    def describe(self) -> str:
        return f"When the Might of this becomes {self.might} or more"


class WhenBecomesMighty(Condition, WaitsForMighty, frozen=True):
    """When the Might of a unit that fits changes from less than 5 to 5 or more."""

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({BecameMighty})

    criteria: Criteria

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (BECOMES_MIGHTY,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:
        return [
            found for found in occurrences
            if isinstance(found, BecameMighty)
            and self.criteria.matches(game.state, found.thing, thing.controller, thing.id)
        ]  # fmt: skip

    def clauses(self) -> Clauses:
        return (clause(Verb.LISTENS, About.MIGHT, self.criteria, amount=MIGHTY, more=1),)

    def describe(self) -> str:
        return f"When {self.criteria.describe()} becomes Mighty"


class WhenYouPlayMighty(Condition, frozen=True):
    """When the controller of the source plays a unit that has 5 or more Might on the board (708)."""

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Played})

    without_rule: ClassVar[str] = "an event like any other; 708 says what is Mighty"

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [
            found
            for found in occurrences
            if isinstance(found, Played)
            and found.player == thing.controller
            and found.thing.is_unit
            and found.thing.might >= MIGHTY
        ]

    def clauses(self) -> Clauses:
        return (Clause(Verb.LISTENS, About.PLAY, whose=Whose.YOURS, of="Mighty"),)

    def describe(self) -> str:
        return "When you play a Mighty unit"
