"""Replacement effects for deaths (rules 367-375), those in force, and the deaths that they apply to."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Verb
from judge.engine.state.cost import FREE, Cost
from judge.engine.wording.clause_objects import clause
from judge.engine.wording.player_clauses import HERE
from judge.engine.wording.sentences import listed, sentence
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.abilities.own_trash import YourCards
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.delayed import Delayed
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.instruction import Instruction
    from judge.engine.wording.circumstances import Circumstance
    from judge.engine.wording.criteria import Criteria
    from judge.engine.wording.references import Affected, This
    from judge.slugs import Slug


INTERCEDE = cite("replacement.intercede")  # 369


BEFORE_THE_EVENT = cite("replacement.before-the-event")  # 370.1.c


MAY_APPLY = cite("replacement.may-apply")  # 371.2


WITH_ITS_SOURCE = cite("replacement.together-with-its-source")  # 370.4


Key = tuple[str, int, int, int]
"""What makes a replacement effect one: a standing ability of an incarnation, or a delayed ability."""


class WouldDie(Ability, frozen=True):
    """If ``who`` would die, ``instead`` happens.

    ``who`` is This() for the source, Affected() for the one unit that a delayed ability watches. ``may`` makes it
    optional; ``cost`` must then be paid for it (202-203). ``here``: only where the source is; ``during`` must hold for
    the source. ``its_controller``: the unit's controller decides and pays, not the source's.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (INTERCEDE, BEFORE_THE_EVENT, WITH_ITS_SOURCE)

    who: Criteria | YourCards | Affected | This
    instead: tuple[Instruction, ...]
    may: bool = False
    cost: Cost = FREE
    here: bool = False
    during: Circumstance | None = None
    its_controller: bool = False

    @property
    def rules(self) -> tuple[Slug, ...]:
        """The rules that its event names: those of an optional effect if ``may``."""
        return (MAY_APPLY,) if self.may or not self.cost.is_free else ()

    def clauses(self) -> Clauses:
        found = clause(Verb.REPLACES, About.DIE, self.who)
        return (found, HERE) if self.here else (found,)

    def describe(self) -> str:
        who = "its controller" if self.its_controller else "you"
        paying = self.cost.describe_paying()
        where = " here" * self.here + (f" while {self.during.describe()}" if self.during is not None else "")
        head = f"if {self.who.describe()}{where} would die"
        clauses = [part.describe() for part in self.instead]
        if self.its_controller and self.may:
            head = f"{head}, its controller may {paying}. If they do, instead"
        elif self.may and not self.cost.is_free:
            head = f"{head}, {who} may {paying}. If you do, instead"
        elif self.may:
            head = f"{head}, {who} may instead"
        else:
            head = f"{head}, instead"
        return sentence(f"{head} {listed(clauses)}")


class Applicable(Struct, frozen=True):
    """A replacement effect in force, with its controller (374)."""

    key: Key
    ability: WouldDie
    controller: str
    source: ObjectId
    name: str
    causes: tuple[int, ...]
    delayed: Delayed | None = None


class PendingDeath(Struct, eq=False):
    """A death that is about to happen: the object, the event that announced it, and the effects already applied to it.

    ``given_up``: the replacement of just the next death was declined.
    """

    thing: ObjectId
    event: int
    applied: frozenset[Key] = frozenset()
    declined: frozenset[Key] = frozenset()
    given_up: bool = False
    replaced_by: int | None = None
