"""Discounts of a card or an ability on its own cost (rules 356.4, 403.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.cost import Cost
from judge.engine.state.zones import Zone
from judge.engine.wording.sentences import capital
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.abilities.charged import Charged
    from judge.engine.abilities.discount_counts import Count
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.state import GameState
    from judge.engine.wording.circumstances import Circumstance
    from judge.slugs import Slug

DISCOUNT = cite("play.discount")  # 356.4


class Discount(Ability, frozen=True):
    """It costs less while ``during`` holds; Energy is not taken below ``minimum`` (356.4.e).

    ``power`` lists symbols: "A" takes off any Power, a letter Power of that domain. With ``each`` the discount applies
    once for each object counted. ``paid`` names an optional additional cost that must be paid for it.
    ``elsewhere``: only if it is played from somewhere other than its player's hand.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (DISCOUNT,)

    energy: int = 0
    during: Circumstance | None = None
    minimum: int = 0
    power: tuple[str, ...] = ()
    each: Count | None = None
    paid: str = ""
    elsewhere: bool = False

    @property
    def looks_at_choices(self) -> bool:
        """Whether it depends on what is chosen, so that the cost is not known before."""
        return self.each is not None and self.each.looks_at_choices

    @property
    def rules(self) -> tuple[Slug, ...]:
        """The rules of its condition and of what it counts."""
        asked = self.during.rules if self.during is not None else ()
        return asked + (self.each.rules if self.each is not None else ())

    def amount(self, state: GameState, charged: Charged) -> Cost | None:
        """What it takes off now, or None if it does not apply."""
        you, thing = charged.player, charged.thing
        if self.during is not None and not self.during.holds(state, you, thing):
            return None
        if self.paid and not any(paying.optional.name == self.paid for paying in charged.paying):
            return None
        if self.elsewhere and (charged.permission is None or charged.permission.origin.zone is Zone.HAND):
            return None
        times = 1 if self.each is None else self.each.count(state, charged)
        return Cost(self.energy * times, self.power * times)

    def clauses(self) -> Clauses:
        return (Clause(Verb.CHANGES, About.COST, Subject.THIS, Whose.YOURS, amount=self.energy or None, more=-1),)

    def describe(self) -> str:
        limit = f", but not less than [{self.minimum}]" if self.minimum else ""
        ifs = [f"while {self.during.describe()}"] if self.during is not None else []
        ifs += [f"if {self.paid} was paid"] if self.paid else []
        ifs += ["if you play it from anywhere other than your hand"] if self.elsewhere else []
        each = f" for {self.each.describe()}" if self.each is not None else ""
        amount = Cost(self.energy, self.power).describe()
        head = " and ".join(ifs)
        return f"{capital(f'{head}, this costs' if head else 'this costs')} {amount} less{each}{limit}."
