"""References: how an instruction names the objects, players and numbers that it applies to.

Four kinds of information are kept apart: a target that has become illegal is null and gives nothing (359.3.e.12); an
effect that itself moved something looks back at it (359.3.e.13); a trigger uses what was captured when it triggered
(359.3.f.3); everything else is read when the instruction is executed (359.3.f.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from msgspec import Struct

from judge.engine.state.clauses import About, Clause, HasClauses, Subject, Verb, Whose, reads_them
from judge.engine.state.sides import Side
from judge.engine.wording.asked import asked_of
from judge.engine.wording.criteria import Where
from judge.engine.wording.pick import Pick
from judge.engine.wording.requirement import Requirement
from judge.engine.wording.requirements import GroupRequirement
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.identity import ObjectId
    from judge.engine.wording.criteria import AnyCriteria, Criteria
    from judge.engine.wording.places import PlaceQuality
    from judge.slugs import Slug

CHOOSE = cite("targets.choose")  # 355.5
DESTINATION = cite("targets.move-destination")  # 355.4

ANY_NUMBER = 1000
"""Stands for "any number" of targets (355.13)."""


THERE = "there"
"""Under what a trigger keeps the battlefield that met its condition, among its places (359.3.f.3)."""

Kind = TypeVar("Kind", bound=Requirement)


class Target(HasClauses, frozen=True, cache_hash=True):
    """Objects chosen as the spell or ability is finalized (355.5-355.9); later instructions call them ``name``.

    ``requirements`` are what they must meet besides the criteria.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (CHOOSE,)
    speaks_for: ClassVar[tuple[str, ...]] = ("requirements",)

    criteria: AnyCriteria
    name: str = "unit"
    at_least: int = 1
    at_most: int = 1
    requirements: tuple[Requirement, ...] = ()

    def clauses(self) -> Clauses:
        side, zone = getattr(self.criteria, "side", Side.ANY), getattr(self.criteria, "zone", None)
        chooses = Clause(Verb.BRINGS, About.CHOOSE, whose=side.whose, of=self.criteria, chosen=True, on=self, zone=zone)
        return (chooses, *asked_of(self.criteria, side, self.requirements))

    def requirement(self, kind: type[Kind]) -> Kind | None:
        """Its first requirement of a kind, or None."""
        for requirement in self.requirements:
            if isinstance(requirement, kind):
                return requirement
        return None

    def names(self, kind: type[Requirement]) -> str:
        """The name of the choice that its requirement of a kind reads; "" if it has none."""
        requirement = self.requirement(kind) if self.requirements else None
        return requirement.reads if requirement is not None else ""

    @property
    def is_group(self) -> bool:
        """Whether the targets must meet a requirement as a group (355.11)."""
        return bool(self.requirements) and self.requirement(GroupRequirement) is not None

    def describe(self) -> str:
        """The number in front of it, where it is not one."""
        where = "".join(found.describe() for found in self.requirements if not isinstance(found, GroupRequirement))
        if self.at_most == 1:
            one = self.criteria.describe()
            if self.at_least == 0:
                first, rest = one.split(" ", 1)
                one = f"up to one {'other ' * (first == 'another')}{rest}"
            return one + where
        where = where.replace(" that was played", " that were played")
        count = str(self.at_most) if self.at_least == self.at_most else f"up to {self.at_most}"
        count = "any number of" if self.at_most >= ANY_NUMBER else count
        wanted = f", {self.describe_requirement()}" if self.is_group else ""
        return f"{count} {self.criteria.describe_several()}{where}{wanted}"

    def describe_requirement(self) -> str:
        """The requirement on the targets as a group, in words."""
        return " and ".join(found.describe() for found in self.requirements if isinstance(found, GroupRequirement))


class Chosen(Struct, frozen=True):
    """The target called ``name``, if it is still legal."""

    name: str = "unit"

    def describe(self) -> str:
        return f"that {self.name}"


class Affected(Struct, frozen=True):
    """The object that the replaced event would have happened to."""

    def describe(self) -> str:
        return "it"


class Destination(HasClauses, frozen=True):
    """A location chosen as the item is finalized, for the move of the target called ``of`` (355.4).

    It is a permitted location other than the unit's own (355.4.a). ``of`` is "" if the source itself moves.
    ``yours``: a battlefield that you control, which is chosen as a target in its own right. ``kind`` is what the text
    asks of the place, ``only_if`` what must be true of it as the unit is to move.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (DESTINATION,)

    of: str = "unit"
    name: str = "destination"
    where: Where = Where.ANYWHERE
    to_or_from_base: bool = False
    yours: bool = False
    kind: PlaceQuality | None = None
    only_if: PlaceQuality | None = None

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.CHOOSE, of="Battlefield", chosen=True, on=self),) if self.yours else ()

    def describe(self) -> str:
        if self.kind is not None:
            return self.kind.describe() + (
                f", if that is {self.only_if.describe()}" if self.only_if is not None else ""
            )
        if self.yours:
            return "a battlefield that you control"
        if self.to_or_from_base:
            return "its base, or from there to a battlefield"
        return _WHERE_TO[self.where]


_WHERE_TO = {Where.ANYWHERE: "another location", Where.BASE: "a place in a base", Where.BATTLEFIELD: "a battlefield"}


class TriggeringObject(Struct, frozen=True):
    """The object that met the condition of the trigger; nobody chose it, so it is not a target (355.10.c)."""

    def describe(self) -> str:
        return "it"


class Banished(Struct, frozen=True):
    """The card in banishment that an earlier instruction banished under this name (427.3)."""

    name: str = "unit"

    def describe(self) -> str:
        return f"that banished {self.name}"


class Played(Struct, frozen=True):
    """What this effect, or the effect that made this reflexive trigger, has played, if it has entered the board."""

    def describe(self) -> str:
        return "what was played"


class This(Struct, frozen=True):
    """The source of the ability.

    ``attached``: the attached card whose Effect Text this is, and not its top-most card (136.2.d); ``which`` identifies
    it from the moment it is attached.
    """

    attached: bool = False
    which: ObjectId | None = None

    def describe(self) -> str:
        return "this Equipment" if self.attached else "this"


class Every(HasClauses, frozen=True, cache_hash=True):
    """Everything that matches when the instruction is performed.

    Nothing is chosen, so nothing is a target (355.5.a).
    """

    speaks_for: ClassVar[tuple[str, ...]] = ("requirements",)

    criteria: Criteria
    here: bool = False
    but: str = ""
    at_chosen: str = ""
    in_combat: bool = False
    requirements: tuple[Requirement, ...] = ()

    def clauses(self) -> Clauses:
        side = self.criteria.side
        place = (reads_them(About.PLACE, whose=side.whose, of=self.criteria),) if self.here or self.at_chosen else ()
        combat = (reads_them(About.COMBAT, whose=side.whose, of=self.criteria),) if self.in_combat else ()
        return (*place, *combat, *asked_of(self.criteria, side, self.requirements))

    def describe(self) -> str:
        """``requirements`` are what each must meet besides, as for targets.

        ``but`` names a target that is left out, legal or not; ``at_chosen``: at the destination of that name.

        It can be the name of a target, too. ``in_combat``: at the battlefield of the combat in progress.
        """
        return f"all {self.criteria.describe_several()}{self.describe_place()}"

    def describe_place(self) -> str:
        """The words about where it is, with a space in front, or ""."""
        chosen = f" at the {'location of that ' * self.at_chosen.endswith('unit')}{self.at_chosen}"
        where = " here" if self.here else chosen if self.at_chosen else ""
        where += " at the battlefield of the combat" if self.in_combat else ""
        where += "".join(found.describe() for found in self.requirements)
        return where + (f" except that {self.but}" if self.but else "")


class TargetPlayer(HasClauses, frozen=True):
    """A player chosen as the item is finalized: "choose an opponent" (355.5)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (CHOOSE,)

    name: str = "opponent"
    opponent: bool = True

    def clauses(self) -> Clauses:
        whose = Whose.ENEMY if self.opponent else Whose.ANY
        return (Clause(Verb.BRINGS, About.CHOOSE, Subject.PLAYERS, whose, chosen=True, on=self),)

    def describe(self) -> str:
        return "an opponent" if self.opponent else "a player"


class ChosenPlayer(Struct, frozen=True):
    """The player that an earlier instruction chose under this name."""

    name: str = "opponent"
    opponent: bool = True

    def describe(self) -> str:
        return f"that {self.name}"


class OwnerOf(Struct, frozen=True):
    """The owner of the object called ``name``: "its owner" refers back to the instruction that chose it."""

    name: str = "unit"

    def describe(self) -> str:
        return f"that {self.name}'s owner"


Reference = Target | Chosen | Banished | Pick | Affected | This | Every | TriggeringObject | Played


class You(Struct, frozen=True):
    """The controller of the spell or ability."""

    def describe(self) -> str:
        return "you"


class ControllerOf(Struct, frozen=True):
    """The controller of the object called ``name``: "its controller" refers back to the instruction that chose it."""

    name: str = "unit"

    def describe(self) -> str:
        return f"that {self.name}'s controller"


class ThatPlayer(Struct, frozen=True):
    """The player who met the condition of the trigger."""

    def describe(self) -> str:
        return "that player"


YOU = You()
Player = You | ControllerOf | ThatPlayer


def is_several(what: object) -> bool:
    """Whether a text speaks of what it refers to in the plural."""
    return isinstance(what, Every) or (isinstance(what, Target) and what.at_most > 1)
