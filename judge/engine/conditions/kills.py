"""Conditions of triggered abilities on who killed something, with what, and what was killed (rules 411.6, 428.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import open_question
from judge.engine.conditions.conditions import Condition
from judge.engine.conditions.occurrences import Died
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.wording.clause_objects import clause
from judge.engine.wording.sentences import with_article
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.doubts import Doubt
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.origin import Origin
    from judge.engine.wording.criteria import Criteria
    from judge.slugs import Slug

PERFORMED_WITH = cite("actions.performed-with")  # 411.6


KILLS_BY_ITS_UNIT = open_question(
    "kills-of-the-unit-that-deals-for-a-spell",
    "Does Alpha Strike kill what its unit deals damage to?",
    "it does: the units that die of this damage count",
)


class WhenThisKills(Condition, frozen=True):
    """When the spell or ability that made the trigger kills the unit it watches, itself or by ``dealer``.

    ``doubt`` is the open question on which this triggering depends.

    Unclear: damage dealt by a unit at the word of a spell is dealt by the unit alone (417.6.b.3), yet texts say that
    such a spell kills. Here they mean the units that die of this damage.
    """

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset()

    without_rule: ClassVar[str] = "a reflexive trigger names 387.2; 428.1 says what a kill is"

    dealer: ObjectId | None = None
    doubt: Doubt | None = None

    def clauses(self) -> Clauses:
        return (Clause(Verb.LISTENS, About.DIE, Subject.PLAYERS, Whose.YOURS),)

    def describe(self) -> str:
        return "When this kills it"


class WhenItDies(Condition, frozen=True):
    """When the object that a delayed trigger is about dies (390.5); the trigger itself says which one that is."""

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Died})

    without_rule: ClassVar[str] = "an event like any other: 383.3, which its trigger names"

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [found for found in occurrences if isinstance(found, Died)]

    def clauses(self) -> Clauses:
        return (Clause(Verb.LISTENS, About.DIE),)

    def describe(self) -> str:
        return "When it dies"


class WhenYouKill(Condition, frozen=True):
    """When the controller of the source kills something that matches; ``by`` limits it to spells or the like.

    The kill must be attributed to something that they control, and they must be responsible for it (411.6).
    """

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Died})

    criteria: Criteria
    by: str = ""

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (PERFORMED_WITH,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:
        you = thing.controller
        return [
            found
            for found in occurrences
            if isinstance(found, Died)
            and any(self._counts(origin, you) for origin in found.attributed_to)
            and self.criteria.matches(game.state, found.thing, you, thing.id)
        ]

    def _counts(self, origin: Origin, you: str) -> bool:
        return origin.responsible == you and (not self.by or (origin.controller == you and self.by in origin.kinds))

    def clauses(self) -> Clauses:
        return (clause(Verb.LISTENS, About.DIE, self.criteria),)

    def describe(self) -> str:
        return f"When you kill {self.criteria.describe()}" + (
            f" with {with_article(self.by.lower())}" if self.by else ""
        )
