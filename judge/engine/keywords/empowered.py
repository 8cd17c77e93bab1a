"""Empowered (rule 828): text that is active while its source has the Empowered status."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.reading import ITSELF, Reading
from judge.engine.wording.circumstances import Circumstance
from judge.engine.wording.passive import Dependent
from judge.engine.wording.sentences import TIMES

if TYPE_CHECKING:
    from judge.engine.state.ability import Ability
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState


class IsEmpowered(Circumstance, frozen=True):
    """The source is Empowered (828.1.c), where its text allows several times at least so often."""

    without_rule: ClassVar[str] = "a fact of its source (828.1.c)"

    times: int = 1

    reads: ClassVar[Reading] = ITSELF

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return source is not None and source.empowered >= self.times

    def clauses(self) -> Clauses:
        return (Clause(Verb.READS, About.STATUS, Subject.THIS, Whose.YOURS, amount=self.times, more=1),)

    def describe(self) -> str:
        return "this is Empowered" + (f" {TIMES[self.times]}" if self.times > 1 else "")


def empowered(*abilities: Ability, keywords: tuple[str, ...] = ()) -> Dependent:
    """Text behind Empowered, active while the source is Empowered (828.1.b.1)."""
    return Dependent(IsEmpowered(), abilities, keywords)
