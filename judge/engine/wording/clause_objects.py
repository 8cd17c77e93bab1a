"""Clauses about what a reference names: this, what is chosen or picked, everything that matches, what went before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.state.clauses import Clause, Subject, Verb, Whose
from judge.engine.state.instruction import clauses_in
from judge.engine.state.sides import Side
from judge.engine.state.zones import Zone
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import (
    Banished,
    ChosenPlayer,
    ControllerOf,
    Every,
    OwnerOf,
    Target,
    TargetPlayer,
    ThatPlayer,
    This,
    You,
)

if TYPE_CHECKING:
    from judge.engine.state.clauses import About, Clauses


def brings(
    about: About, what: object = None, *, amount: object = None, more: int = 0, zone: Zone | None = None,
    named: tuple[str, ...] = (),
) -> Clause:  # fmt: skip
    """The clause of an instruction that does something to what a reference names, or to nobody in particular.

    An amount that is no printed number is left out.
    """
    return clause(Verb.BRINGS, about, what, amount=amount, more=more, zone=zone, named=named)


def clause(
    verb: Verb, about: About, what: object = None, *, amount: object = None, more: int = 0, zone: Zone | None = None,
    named: tuple[str, ...] = (), first: bool = False,
) -> Clause:  # fmt: skip
    """A clause about what a reference or criteria name; ``zone`` is where they say that it is, if it is not given."""
    printed = amount if isinstance(amount, int) else None
    if isinstance(what, This):
        return Clause(verb, about, Subject.THIS, Whose.YOURS, None, False, printed, first, what, more, zone, named)
    if isinstance(what, You | TargetPlayer | ChosenPlayer | ControllerOf | OwnerOf | ThatPlayer):
        whose, chosen = whose_player(what), isinstance(what, TargetPlayer)
        return Clause(verb, about, Subject.PLAYERS, whose, None, chosen, printed, first, what, more, zone, named)
    of = getattr(what, "criteria", what if hasattr(what, "matches") else None)
    at = zone if zone is not None else Zone.BANISHMENT if isinstance(what, Banished) else getattr(of, "zone", None)
    chosen, on = isinstance(what, Target | Pick), what if of is not what else None
    return Clause(verb, about, Subject.OBJECTS, whose_of(of), of, chosen, printed, first, on, more, at, named)


def aimed(found: Clause, what: object) -> Clause:
    """A clause of a change, which does not say to what the change is made, about what a reference names."""
    if found.verb is not Verb.BRINGS:
        return found
    return clause(
        found.verb, found.about, what, amount=found.amount, more=found.more, zone=found.zone, named=found.named
    )


def done_by_others(effect: object, whose: Whose) -> Clauses:
    """All that an effect says which other players than the controller of the text perform: "you" are they."""
    return tuple(_seen_by(found, whose) for found in clauses_in(effect))


def _seen_by(found: Clause, whose: Whose) -> Clause:
    if found.subject is Subject.THIS or found.whose is Whose.ANY:
        return found
    theirs = Whose.ANY if whose is Whose.ANY else whose if found.whose is Whose.YOURS else Whose.YOURS
    of = replace(found.of, side=_SIDES[theirs]) if isinstance(found.of, Criteria) else found.of
    return replace(found, whose=theirs, of=of)


_SIDES = {Whose.ANY: Side.ANY, Whose.YOURS: Side.YOURS, Whose.ENEMY: Side.ENEMY}


def whose_player(who: object) -> Whose:
    """Whose deed it is that a player does whom a reference names."""
    if isinstance(who, You):
        return Whose.YOURS
    return Whose.ENEMY if isinstance(who, TargetPlayer | ChosenPlayer) and who.opponent else Whose.ANY


def whose_of(criteria: object) -> Whose:
    """Whose objects criteria ask for."""
    side = getattr(criteria, "side", Side.ANY)
    return side.whose if isinstance(side, Side) else Whose.ANY


def refers_back(found: Clause) -> bool:
    """Whether what a clause is about was named before, by the same text or by what it waits for."""
    return found.of is None and found.on is not None and not isinstance(found.on, This | You | Every)
