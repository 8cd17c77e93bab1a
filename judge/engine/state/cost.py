"""Costs (rules 201-206): what must be paid."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from judge.engine.state.card import DOMAIN_LETTERS
from judge.engine.state.clauses import About, Clause, HasClauses, Subject, Verb, Whose

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.instruction import Instruction


class Cost(HasClauses, frozen=True, cache_hash=True):
    """Energy, Power symbols and actions.

    ``power`` lists symbols: "A" any domain, "C" the card's own domains, or a domain letter of 134.2. ``exhaust_this``
    is the exhaust symbol (414.5). ``actions`` are non-standard costs (356.7).
    """

    energy: int = 0
    power: tuple[str, ...] = ()
    exhaust_this: bool = False
    actions: tuple[Instruction, ...] = ()

    def clauses(self) -> Clauses:
        """What paying it brings about; its actions speak for themselves."""
        pays = Clause(
            Verb.BRINGS, About.PAY, Subject.PLAYERS, Whose.YOURS, amount=self.energy or None, named=self.power
        )
        exhausts = Clause(Verb.BRINGS, About.EXHAUST, Subject.THIS, Whose.YOURS)
        return ((pays,) if self.has_resources else ()) + ((exhausts,) if self.exhaust_this else ())

    @property
    def is_free(self) -> bool:
        return not (self.energy or self.power or self.exhaust_this or self.actions)

    @property
    def has_resources(self) -> bool:
        """Whether it includes Energy or Power; paying those is always the player's option (444.2)."""
        return bool(self.energy or self.power)

    def plus(self, other: Cost) -> Cost:
        if other.is_free:
            return self
        return Cost(
            self.energy + other.energy,
            self.power + other.power,
            self.exhaust_this or other.exhaust_this,
            self.actions + other.actions,
        )

    def describe(self) -> str:
        parts = []
        if self.energy or not (self.power or self.exhaust_this or self.actions):
            parts.append(f"[{self.energy}]")
        if self.power:
            symbols = "".join(f"[{symbol}]" for symbol in self.power)
            if parts:
                parts[-1] += symbols
            else:
                parts.append(symbols)
        if self.exhaust_this:
            parts.append("[E]")
        parts += [action.describe() for action in self.actions]
        return ", ".join(parts)

    def describe_paying(self) -> str:
        """What somebody does who pays it: ``pay [1][C] and exhaust this``."""
        resources = Cost(self.energy, self.power)
        nothing = not (self.exhaust_this or self.actions)
        parts = [f"pay {resources.describe()}"] if nothing or not resources.is_free else []
        parts += ["exhaust this"] if self.exhaust_this else []
        return " and ".join([*parts, *(action.describe() for action in self.actions)])


FREE = Cost()


@cache
def domains_for(symbol: str, card: Card) -> frozenset[str] | None:
    """The domains whose Power can pay a symbol on a card; None stands for any (135.2.e.5-6).

    [C] means the card's own domains; on a card without a domain it means [A].
    """
    if symbol == "A" or (symbol == "C" and not card.domains):
        return None
    if symbol == "C":
        return frozenset(card.domains)
    return frozenset({DOMAIN_LETTERS[symbol]})


@cache
def printed_cost(card: Card) -> Cost:
    """The base cost printed in the upper left corner (204.1.a)."""
    return Cost(card.energy, ("C",) * card.power)
