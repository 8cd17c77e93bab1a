"""Clauses about what a reference names: this, what is chosen or picked, everything that matches, what went before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.clauses import Clause, Subject, Verb, Whose
from judge.engine.state.sides import Side
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import ControllerOf, Every, Target, TargetPlayer, This, You

if TYPE_CHECKING:
    from judge.engine.state.clauses import About

_WHOSE = {Side.ANY: Whose.ANY, Side.FRIENDLY: Whose.YOURS, Side.YOURS: Whose.YOURS, Side.ENEMY: Whose.ENEMY}


def brings(about: About, what: object = None, *, amount: object = None, more: int = 0) -> Clause:
    """The clause of an instruction that does something to what a reference names, or to nobody in particular.

    An amount that is no printed number is left out.
    """
    return clause(Verb.BRINGS, about, what, amount=amount, more=more)


def clause(verb: Verb, about: About, what: object = None, *, amount: object = None, more: int = 0) -> Clause:
    """A clause about what a reference names."""
    printed = amount if isinstance(amount, int) else None
    if isinstance(what, This):
        return Clause(verb, about, Subject.THIS, Whose.YOURS, amount=printed, on=what, more=more)
    if isinstance(what, You):
        return Clause(verb, about, Subject.PLAYERS, Whose.YOURS, amount=printed, on=what, more=more)
    if isinstance(what, TargetPlayer):
        whose = Whose.ENEMY if what.opponent else Whose.ANY
        return Clause(verb, about, Subject.PLAYERS, whose, chosen=True, amount=printed, on=what, more=more)
    if isinstance(what, ControllerOf):
        return Clause(verb, about, Subject.PLAYERS, amount=printed, on=what, more=more)
    of = getattr(what, "criteria", what if isinstance(what, Criteria) else None)
    return Clause(
        verb, about, Subject.OBJECTS, whose_of(of), of, isinstance(what, Target | Pick), printed, on=what, more=more
    )


def whose_of(criteria: object) -> Whose:
    """Whose objects criteria ask for."""
    return _WHOSE.get(getattr(criteria, "side", Side.ANY), Whose.ANY)


def refers_back(found: Clause) -> bool:
    """Whether what a clause is about was named before, by the same text or by what it waits for."""
    return found.of is None and found.on is not None and not isinstance(found.on, This | You | Every)
