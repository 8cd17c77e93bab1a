"""Costs as a scenario says them, compared with what is owed and with what was spent, wherever a line names a cost."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from judge.engine.costs.purposes import ANY
from judge.scenario.language.amounts import LETTERS, Amount, amount_in
from judge.scenario.play.name_resolution import belongs_to

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.engine.state.state import GameState

_SPENT = r"(\d+) (any for spells|\w+) Power from the pool|recycle (\d+) (?:ready|exhausted) (\w+) rune"


def is_said(words: str, owed: Amount, *domains: tuple[str, ...] | None) -> bool:
    """Whether symbols say what is owed, in any order: as they are, or read on a card with one of these ``domains``."""
    readings = [amount_in(words), *(amount_in(words, each) for each in domains)]
    return any((one.energy, one.power) == (owed.energy, owed.power) for one in readings)


def is_spent(words: str, owed: Amount, spent: Iterable[str]) -> bool:
    """Whether symbols say the domains of which Power was ``spent`` on what is owed; universal Power is of any."""
    letters = [LETTERS.get(domain, "") for domain in spent]
    reading = amount_in(words)
    said, known = Counter(reading.power), Counter(letter for letter in letters if letter)
    return (
        reading.energy == owed.energy and len(letters) == len(owed.power) == said.total()
        and not known - said and (said - known).total() == letters.count("") and set(said) <= set(LETTERS.values())
    )  # fmt: skip


def spent_by(plan: str) -> list[str]:
    """The domains of the Power that a plan of payment spends; universal Power is "universal"."""
    domains: list[str] = []
    for from_pool, pooled, recycled, domain in re.findall(_SPENT, plan):
        domains += [pooled] * int(from_pool) if from_pool else [domain] * int(recycled)
    return ["universal" if domain.startswith(ANY) else domain for domain in domains]


def domains_of(state: GameState, source: str) -> tuple[str, ...] | None:
    """The domains of the card that a decision is about; None if it is about none."""
    things = (thing for thing in state.objects.values() if belongs_to(source, thing.label))
    return next((thing.card.domains for thing in things), None)
