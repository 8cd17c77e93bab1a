"""Amounts of Energy and Power as symbols say them, in any order."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.state.card import DOMAIN_LETTERS

if TYPE_CHECKING:
    from judge.engine.state.cost import Cost

LETTERS = {domain: letter for letter, domain in DOMAIN_LETTERS.items()}
"""The letter that stands for each domain in a symbol of Power."""

_SYMBOL = r"\[(\w+)\]"


class Amount(Struct, frozen=True):
    """Energy, Power by symbol, and whether something is exhausted for it."""

    energy: int
    power: tuple[str, ...] = ()
    exhausts: bool = False


def amount_in(text: str, domains: tuple[str, ...] | None = None) -> Amount:
    """What symbols say, in a fixed order. On a card of one domain [C] is that domain's, on one without it is [A]."""
    symbols = re.findall(_SYMBOL, text)
    power = [symbol for symbol in symbols if not symbol.isdigit() and symbol != "E"]
    if domains is not None and len(domains) < 2:
        own = LETTERS[domains[0]] if domains else "A"
        power = [own if symbol == "C" else symbol for symbol in power]
    return Amount(sum(int(symbol) for symbol in symbols if symbol.isdigit()), tuple(sorted(power)), "E" in symbols)


def amount_of(cost: Cost, domains: tuple[str, ...]) -> Amount:
    """A cost as its symbols say it; what has to be done for it besides is left out."""
    power = "".join(f"[{symbol}]" for symbol in cost.power)
    return amount_in(f"[{cost.energy}]{power}{'[E]' * cost.exhaust_this}", domains)
