"""The Might of a unit that the effect has killed (rules 359.3.e.12-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.clauses import About, Clause, HasClauses, Verb
from judge.engine.wording.references import Chosen

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses


class MightOfKilled(HasClauses, frozen=True):
    """The Might of the unit killed by an earlier instruction, plus a number; null if no unit was killed."""

    name: str = "unit"
    plus: int = 0

    def clauses(self) -> Clauses:
        return (Clause(Verb.READS, About.MIGHT, on=Chosen(self.name)),)

    def describe(self) -> str:
        return f"the killed {self.name}'s Might" + (f" + {self.plus}" if self.plus else "")
