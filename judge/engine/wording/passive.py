"""Passive Abilities (rules 363-366): statements of fact, and costs that a card adds to its own play."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Verb
from judge.engine.wording.clause_objects import aimed, brings
from judge.engine.wording.layer_rules import layers_of
from judge.engine.wording.references import This, is_several
from judge.engine.wording.sentences import capital, listed, lowered, said_of, sentence
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.cost import Cost
    from judge.engine.state.traits import Change
    from judge.engine.wording.circumstances import Circumstance
    from judge.engine.wording.references import Every
    from judge.slugs import Slug

PASSIVE = cite("passive.statement")  # 364
IN_ORDER = cite("layers.applied-in-order")  # 477
ADDITIONAL_COST = cite("play.mandatory-additional-cost")  # 356.2.a.1


class Static(Ability, frozen=True):
    """``who`` has ``changes`` while the source is on the board (365.1) and ``during`` holds.

    "Friendly" is read from the point of view of the source's controller; "here" is where the source is.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (PASSIVE, IN_ORDER)

    who: This | Every
    changes: tuple[Change, ...]
    during: Circumstance | None = None

    is_layered: ClassVar[bool] = True

    @property
    def rules(self) -> tuple[Slug, ...]:
        """The layers of its changes."""
        return layers_of(self.changes)

    def clauses(self) -> Clauses:
        made = [aimed(found, self.who) for change in self.changes for found in change.clauses()]
        return (Clause(Verb.CHANGES, About.TRAITS), *made)

    def describe(self) -> str:
        head = f"while {self.during.describe()}, " if self.during is not None else ""
        return f"{capital(head + said_of(self.who.describe(), self.changes, several=is_several(self.who)))}."


class Dependent(Ability, frozen=True):
    """Text that is active only while a condition holds, for example after Level or Empowered (824, 828)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (PASSIVE,)

    during: Circumstance
    abilities: tuple[Ability, ...]
    keywords: tuple[str, ...] = ()

    is_layered: ClassVar[bool] = True

    def clauses(self) -> Clauses:
        given = (brings(About.KEYWORD, This(), more=1, named=self.keywords),) if self.keywords else ()
        return (Clause(Verb.CHANGES, About.TRAITS), *given)

    def describe(self) -> str:
        head = f"while {self.during.describe()}, "
        parts = [f"{head}this has {listed(list(self.keywords))}"] if self.keywords else []
        parts += [head + lowered(ability.describe()) for ability in self.abilities]
        return " ".join(sentence(part) for part in parts)


class AdditionalCost(Ability, frozen=True):
    """A mandatory additional cost of playing the card itself (356.2.a.1)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (ADDITIONAL_COST,)

    cost: Cost

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        return f"As an additional cost to play this, {self.cost.describe_paying()}."


class NotYet(Ability, frozen=True):
    """A clause that is not modelled; a scenario that would reach it is refused with these words."""

    without_rule: ClassVar[str] = "is refused before anything is performed"

    missing: str

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        return f"Not modelled yet: {self.missing}."
