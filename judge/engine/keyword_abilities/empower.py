"""Empower (rule 827): an activated ability that empowers its source, while it is not Empowered."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.activated import Activated
from judge.engine.actions.empower import Empower
from judge.engine.conditions.conditions import Condition
from judge.engine.conditions.occurrences import Deed, Done
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.reading import ITSELF
from judge.engine.wording.circumstances import Circumstance
from judge.engine.wording.references import This
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.abilities.discounts import Discount
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.cost import Cost
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.reading import Reading
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

BECOMES = cite("empower.is-an-event")  # 827.2.a


class NotEmpowered(Circumstance, frozen=True):
    """The source is not Empowered."""

    without_rule: ClassVar[str] = "a fact of its source (441.1)"

    reads: ClassVar[Reading] = ITSELF

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return source is not None and not source.empowered

    def clauses(self) -> Clauses:
        return (Clause(Verb.READS, About.STATUS, Subject.THIS, Whose.YOURS, more=-1),)

    def describe(self) -> str:
        return "this is not Empowered"


class WhenThisBecomesEmpowered(Condition, frozen=True):
    """When the source becomes Empowered, by its own or another ability (441.2.a, 827.2.a)."""

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Done})

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (BECOMES,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [
            found for found in occurrences
            if isinstance(found, Done) and found.deed is Deed.EMPOWER and found.thing.id == thing.id
        ]  # fmt: skip

    def clauses(self) -> Clauses:
        return (Clause(Verb.LISTENS, About.EMPOWER, Subject.THIS, Whose.YOURS),)

    def describe(self) -> str:
        return "When this becomes Empowered"


def empower(cost: Cost, *less: Discount, again: bool = False) -> Activated:
    """The activated ability that the keyword stands for (827.1.c.1); the source is no target (827.1.b.1).

    ``less`` is its text about the cost, which counts wherever the cost is asked for (827.1.c.3). ``again``: it can be
    used while the source is Empowered, too.
    """
    only_while = None if again else NotEmpowered()
    return Activated(cost, (Empower(This()),), only_while=only_while, less=less, empowers=True)
