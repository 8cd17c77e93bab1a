"""Abilities that change how much damage is dealt (rules 369.2, 437, 465.2.c.10, 713-715)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from judge.engine.state.ability import Ability
from judge.engine.state.card import SPELL
from judge.engine.state.clauses import About, Clause, Verb
from judge.engine.state.origin import ABILITY
from judge.engine.state.sides import Side, is_on
from judge.engine.wording.clause_objects import clause, whose_of
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Affected, This
from judge.engine.wording.sentences import capital, sentence
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.origin import Origin
    from judge.engine.state.state import GameState
    from judge.engine.wording.circumstances import Circumstance
    from judge.slugs import Slug

BONUS = cite("bonus-damage.applies")  # 715
BONUS_SUMMED = cite("bonus-damage.summed")  # 714
BONUS_EACH = cite("bonus-damage.each-target")  # 715.2
CANNOT = cite("golden.cannot-beats-can")  # 054
PREVENT = cite("prevent.reduces")  # 437.2
NOT_DEALT = cite("prevent.not-dealt")  # 437.4
MULTIPLIED = cite("replacement.alters")  # 368

SPELLS_AND_ABILITIES = (SPELL, ABILITY)

Whom = Criteria | Affected | This
"""The units that an ability is about: those that fit, the one that a delayed ability watches, or its own source."""


class DamageAbility(Ability, frozen=True):
    """An ability about damage to a unit."""

    @property
    def rules(self) -> tuple[Slug, ...]:
        """The rules of the circumstance under which it applies."""
        return ()


class DamageFrom(Struct, frozen=True):
    """Selects damage by kind (``kinds``, empty for all) and by who controls what deals it."""

    kinds: tuple[str, ...] = ()
    side: Side = Side.ANY

    def matches(self, state: GameState, origin: Origin, you: str) -> bool:
        return (not self.kinds or any(kind in self.kinds for kind in origin.kinds)) and is_on(
            self.side, state, origin.controller, you
        )

    def describe(self) -> str:
        whose = {Side.ANY: "", Side.FRIENDLY: "friendly ", Side.ENEMY: "enemy ", Side.YOURS: "your "}[self.side]
        return whose + " and ".join(f"{kind.lower()}" for kind in self.kinds) + " " * bool(self.kinds) + "damage"


ANY_DAMAGE = DamageFrom()
SPELL_AND_ABILITY_DAMAGE = DamageFrom(SPELLS_AND_ABILITIES)


class BonusDamage(DamageAbility, frozen=True):
    """Spells and abilities selected by ``by`` deal more damage (713).

    ``here``: to units where the source is. ``spreads``: to every unit that is dealt damage together with one that
    matches.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (BONUS, BONUS_SUMMED, BONUS_EACH)

    amount: int
    by: DamageFrom = SPELL_AND_ABILITY_DAMAGE
    here: bool = False
    spreads: bool = False

    def clauses(self) -> Clauses:
        return (Clause(Verb.CHANGES, About.DAMAGE, whose=whose_of(self.by), amount=self.amount, on=self.by, more=1),)

    def describe(self) -> str:
        whom = (" that affects units here" if self.spreads else " to units here") if self.here else ""
        return f"{capital(self.by.describe())}{whom} has Bonus Damage {self.amount}."


class NoDamage(DamageAbility, frozen=True):
    """``who`` cannot be dealt damage (465.2.c.10), or only while ``when`` holds if that is given."""

    performed_by: ClassVar[tuple[Slug, ...]] = (CANNOT,)

    who: Whom
    when: Circumstance | None = None

    @property
    def rules(self) -> tuple[Slug, ...]:
        return self.when.rules if self.when is not None else ()

    def clauses(self) -> Clauses:
        return (clause(Verb.FORBIDS, About.DAMAGE, self.who),)

    def describe(self) -> str:
        head = f"{_clause(self.when)}, " if self.when is not None else ""
        return sentence(f"{head}{self.who.describe()} takes no damage")


class PreventDamage(DamageAbility, frozen=True):
    """Prevent the next ``value`` damage to each of ``who``; None prevents all (437). Only while ``when`` holds."""

    performed_by: ClassVar[tuple[Slug, ...]] = (PREVENT, NOT_DEALT)

    value: int | None
    who: Whom
    of: DamageFrom = ANY_DAMAGE
    when: Circumstance | None = None

    def clauses(self) -> Clauses:
        return (clause(Verb.CHANGES, About.DAMAGE, self.who, amount=self.value, more=-1),)

    def describe(self) -> str:
        much = "all" if self.value is None else f"the next {self.value}"
        head = f"{_clause(self.when)}, " if self.when is not None else ""
        return sentence(f"{head}prevent {much} {self.of.describe()} that would be dealt to {self.who.describe()}")


class MultiplyDamage(DamageAbility, frozen=True):
    """Damage that would be dealt to ``who`` is multiplied."""

    performed_by: ClassVar[tuple[Slug, ...]] = (MULTIPLIED,)

    factor: int
    who: Whom

    def clauses(self) -> Clauses:
        return (clause(Verb.CHANGES, About.DAMAGE, self.who, more=1),)

    def describe(self) -> str:
        times = {2: "twice", 3: "three times"}.get(self.factor, f"{self.factor} times")
        return f"Damage to {self.who.describe()} is dealt {times}."


def _clause(when: Circumstance) -> str:
    return f"While {when.describe()}"
