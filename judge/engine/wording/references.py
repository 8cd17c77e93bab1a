"""References: how an instruction names the objects, players and numbers that it applies to.

Four kinds of information are kept apart: a target that has become illegal is null and gives nothing (359.3.e.12); an
effect that itself moved something looks back at it (359.3.e.13); a trigger uses what was captured when it triggered
(359.3.f.3); everything else is read when the instruction is executed (359.3.f.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from judge.engine.wording.criteria import Where
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.identity import ObjectId
    from judge.engine.wording.criteria import AnyCriteria, Criteria
    from judge.slugs import Slug

CHOOSE = cite("targets.choose")  # 355.5
DESTINATION = cite("targets.move-destination")  # 355.4
PICK_LATER = cite("targets.pick-on-resolution")  # 355.17

ANY_NUMBER = 1000
"""Stands for "any number" of targets (355.13)."""


THERE = "there"
"""Under what a trigger keeps the battlefield that met its condition, among its places (359.3.f.3)."""


class Target(Struct, frozen=True):
    """Objects chosen as the spell or ability is finalized (355.5-355.9); later instructions call them ``name``.

    ``total_might`` and ``together``: what they may not exceed, and that they are at one location, as a group (355.11).
    ``one_at_each``: one at each location, each of which has to be there still on resolution (355.9.b).
    ``split``: damage is split among them, so that there are as many at most as there is damage (355.14.c); that is the
    Might of the target called ``split_by`` where one deals it.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (CHOOSE,)

    criteria: AnyCriteria
    name: str = "unit"
    at_least: int = 1
    at_most: int = 1
    other_than: str = ""
    elsewhere: bool = False
    here: bool = False
    beside_noted: bool = False
    at_chosen: str = ""
    split: bool = False
    split_by: str = ""
    arrives: bool = False
    played: bool | None = None
    total_might: int | None = None
    together: bool = False
    one_at_each: bool = False
    beside: str = ""
    controlled_like: str = ""
    chooses_only: str = ""
    no_dearer_than: Pick | None = None

    @property
    def partner(self) -> str:
        """The name of the target that this one depends on, or ""."""
        return self.beside or self.controlled_like

    @property
    def is_group(self) -> bool:
        """Whether the targets must meet a requirement as a group (355.11)."""
        return self.total_might is not None or self.together or self.one_at_each

    @property
    def looks_around(self) -> bool:
        """Whether ``fitting.is_choice`` checks more for a single target than its criteria."""
        return (
            bool(self.elsewhere or self.here or self.arrives or self.beside_noted or self.partner or self.at_chosen)
            or self.played is not None
            or self.no_dearer_than is not None
        )

    def describe(self) -> str:
        """The number in front of it, where it is not one.

        ``other_than`` names the target it must differ from; ``elsewhere``: it is where the source is not, ``here``: it
        is where the source is, ``beside_noted``: it is another one where the object that the trigger is about is,
        ``at_chosen``: it is at the destination of that name. ``arrives``: it is to move to a battlefield of yours that
        is chosen along with it, so that it is somewhere else. ``played``: one of those that the effect played, or none.
        ``beside`` names the target at whose location it is, ``controlled_like`` the one with the same controller.
        ``chooses_only``: it is a spell or ability that chooses the target of that name and no other friendly unit.
        """
        where = " at another location" if self.elsewhere else " where the source is" if self.here else ""
        where = (
            " beside that object" if self.beside_noted else f" at the {self.at_chosen}" * bool(self.at_chosen) or where
        )
        where += {None: "", True: " that was played", False: " other than what was played"}[self.played]
        where += f" at the location of that {self.beside}" if self.beside else ""
        where += f" with the same controller as that {self.controlled_like}" if self.controlled_like else ""
        where += f" that chooses that {self.chooses_only} and no other friendly unit" if self.chooses_only else ""
        if self.at_most == 1 and self.at_least == 1:
            return f"{self.criteria.describe()}{where} (target)"
        count = str(self.at_most) if self.at_least == self.at_most else f"up to {self.at_most}"
        count = "any number of" if self.at_most >= ANY_NUMBER else count
        wanted = f", {self.describe_requirement()}" if self.is_group else ""
        return f"{count} {self.criteria.describe_several()}{where}{wanted} (targets)"

    def describe_requirement(self) -> str:
        """The requirement on the targets as a group, in words."""
        together = "at one location" if self.together else "one at each location" if self.one_at_each else ""
        might = f"total Might {self.total_might} or less" if self.total_might is not None else ""
        return " and ".join(filter(None, (together, might)))


class Chosen(Struct, frozen=True):
    """The target called ``name``, if it is still legal."""

    name: str = "unit"

    def describe(self) -> str:
        return f"that {self.name}"


class Pick(Struct, frozen=True):
    """Objects picked while the instruction or cost is performed; never a target (355.10.c, 355.17).

    ``attached_to`` names the target that it must be attached to, which an earlier instruction has found legal;
    ``other_than`` names one that it must differ from.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (PICK_LATER,)

    criteria: AnyCriteria
    name: str = "unit"
    here: bool = False
    attached_to: str = ""
    other_than: str = ""

    def describe(self) -> str:
        to = f" attached to that {self.attached_to}" if self.attached_to else ""
        return f"{self.criteria.describe()}{' where the source is' * self.here}{to}"


class Affected(Struct, frozen=True):
    """The object that the replaced event would have happened to."""

    def describe(self) -> str:
        return "it"


class Destination(Struct, frozen=True):
    """A location chosen as the item is finalized, for the move of the target called ``of`` (355.4).

    It is a permitted location other than the unit's own (355.4.a). ``yours``: a battlefield that you control, which is
    chosen as a target in its own right.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (DESTINATION,)

    of: str = "unit"
    name: str = "destination"
    where: Where = Where.ANYWHERE
    to_or_from_base: bool = False
    yours: bool = False

    def describe(self) -> str:
        if self.yours:
            return "a battlefield you control, to be chosen"
        if self.to_or_from_base:
            return "its base, or from there to a battlefield to be chosen"
        return "a location to be chosen" if self.where is Where.ANYWHERE else f"a place{self.where.value}, to be chosen"


class Noted(Struct, frozen=True):
    """The object that met the condition of the trigger; nobody chose it, so it is not a target (355.10.c)."""

    def describe(self) -> str:
        return "that object"


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
        return "the Equipment that gives this text" if self.attached else "this"


class Every(Struct, frozen=True):
    """Everything that matches when the instruction is performed.

    Nothing is chosen, so nothing is a target (355.5.a).
    """

    criteria: Criteria
    here: bool = False
    but: str = ""
    at_chosen: str = ""
    in_combat: bool = False

    def describe(self) -> str:
        """``but`` names a target that is left out, legal or not; ``at_chosen``: at the destination of that name.

        ``in_combat``: at the battlefield of the combat in progress.
        """
        where = " where the source is" if self.here else f" at the {self.at_chosen}" if self.at_chosen else ""
        where += " at the battlefield of the combat" if self.in_combat else ""
        where += f" except that {self.but}" if self.but else ""
        return f"all {self.criteria.describe_several()}{where}"


class TargetPlayer(Struct, frozen=True):
    """A player chosen as the item is finalized: "choose an opponent" (355.5)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (CHOOSE,)

    name: str = "opponent"
    opponent: bool = True

    def describe(self) -> str:
        return "an opponent (target)" if self.opponent else "a player (target)"


Reference = Target | Chosen | Banished | Pick | Affected | This | Every | Noted | Played


class MightOfKilled(Struct, frozen=True):
    """The Might of the unit killed by an earlier instruction, plus a number; null if no unit was killed."""

    name: str = "unit"
    plus: int = 0

    def describe(self) -> str:
        return f"the killed {self.name}'s Might" + (f" + {self.plus}" if self.plus else "")


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
