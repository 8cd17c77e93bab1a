"""Whether an assignment of combat damage is legal, and if not by which rule (rules 465.2.c, 815, 826).

Once every unit is assigned lethal damage, the rest can go to any of them in any parts (465.2.c.3, .4). How it is spread
rarely matters, so it is not asked about unless something depends on it.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from judge.engine.combat.assignment import FIRST, Unit
from judge.engine.state.decisions import UnlistedAnswers
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.engine.combat.assignment import Assignment
    from judge.engine.state.decisions import Answer
    from judge.slugs import Slug

ASSIGN = cite("combat.assign-damage")  # 465.2.c
LETHAL_IN_FULL = cite("combat.lethal-in-full")  # 465.2.c.3
NO_MORE_THAN_LETHAL = cite("combat.no-more-than-lethal")  # 465.2.c.4
LEAST_THAT_IS_LETHAL = cite("combat.least-that-is-lethal")  # 465.2.c.4.a
TANK_FIRST = cite("tank.others-are-invalid")  # 815.1.c.2
BACKLINE_LAST = cite("backline.is-invalid")  # 826.4.b
EXEMPT = cite("damage.cannot-be-dealt")  # 465.2.c.10


class Assigning(UnlistedAnswers, frozen=True):
    """Accepts every legal assignment of ``damage`` to ``units``; ``exempt`` are the labels of units that take none."""

    damage: int
    units: tuple[Unit, ...]
    exempt: tuple[str, ...] = ()

    def accepts(self, answer: Answer) -> bool:
        return len(answer) == 1 and self.refusal(answer[0]) is None

    def refusal(self, key: str) -> tuple[Slug, str] | None:
        amounts = self.read(key)
        if amounts is None:
            named = {part.partition(" ")[2] for part in key.split(" | ")}
            if named & set(self.exempt):
                return EXEMPT, "no damage is assigned to what cannot be dealt damage"
            return ASSIGN, "damage is assigned to the units of the other side that fight"
        return why_not(self.damage, self.units, amounts)

    def read(self, key: str) -> Assignment | None:
        """The assignment that a key stands for, or None if it is not about these units."""
        given = {}
        for part in key.split(" | "):
            amount, _, label = part.partition(" ")
            if not amount.isascii() or not amount.isdigit() or label in given:
                return None
            given[label] = int(amount)
        if not given.keys() <= {unit.label for unit in self.units}:
            return None
        return tuple(given.get(unit.label, 0) for unit in self.units)


def key_of(units: Sequence[Unit], amounts: Assignment) -> str:
    """The key of an assignment: the damage of each unit by label."""
    return " | ".join(f"{amount} {unit.label}" for unit, amount in zip(units, amounts, strict=True) if amount)


def why_not(damage: int, units: Sequence[Unit], amounts: Assignment) -> tuple[Slug, str] | None:
    """The rule by which an assignment is illegal, and the reason in words; None if it is legal."""
    if sum(amounts) != damage:
        return ASSIGN, f"exactly {damage} damage is assigned"
    full = [given >= unit.lethal for unit, given in zip(units, amounts, strict=True)]
    for unit, given in zip(units, amounts, strict=True):
        if given > unit.lethal and not all(full):
            rules = LEAST_THAT_IS_LETHAL if unit.altered else NO_MORE_THAN_LETHAL
            return rules, f"{unit.label} gets more than is lethal while there are others left"
    if sum(given > 0 and not done for given, done in zip(amounts, full, strict=True)) > 1:
        return LETHAL_IN_FULL, "one unit has lethal damage assigned in full before another one gets any"
    found = None
    for ranks in product(*(unit.ranks for unit in units)):
        late = _too_early(ranks, amounts, full)
        if late is None:
            return None
        found = found or late
    return found


def _too_early(ranks: tuple[int, ...], amounts: Assignment, full: Sequence[bool]) -> tuple[Slug, str] | None:
    """The rule by which units with other ranks come first or last (465.2.c.6), with the reason; None if they do not."""
    for rank, given in zip(ranks, amounts, strict=True):
        if given and any(other < rank and not done for other, done in zip(ranks, full, strict=True)):
            waits = any(other == FIRST and not done for other, done in zip(ranks, full, strict=True))
            return (
                (TANK_FIRST, "units with Tank come first")
                if waits
                else (BACKLINE_LAST, "units with Backline come last")
            )
    return None


def spread(damage: int, units: Sequence[Unit]) -> Iterator[Assignment]:
    """Every way to spread damage that exceeds what is lethal for all units."""
    left = damage - sum(unit.lethal for unit in units)
    for parts in _parts(left, len(units)):
        yield tuple(unit.lethal + more for unit, more in zip(units, parts, strict=True))


def _parts(total: int, count: int) -> Iterator[tuple[int, ...]]:
    if count == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in _parts(total - first, count - 1):
            yield (first, *rest)
