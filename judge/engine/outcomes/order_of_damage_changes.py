"""In which order the effects that alter damage to a unit are applied (rule 372)."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.abilities.damage_changes import (
    DamageAbility,
    MultiplyDamage,
    PreventDamage,
)
from judge.engine.state.decisions import Decision, Kind, Option, numbered
from judge.engine.state.procedure import ask
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.engine.state.delayed import Delayed
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure


ORDER = cite("replacement.object-controller-orders")  # 372


class DamageEffect(Struct, frozen=True):
    """An ability in force that alters damage to a unit, with its controller and source."""

    ability: DamageAbility
    controller: str
    source: ObjectId
    name: str
    delayed: Delayed | None = None

    def apply(self, amount: int) -> int:
        """The damage left after the ability was applied; a prevention takes off at most its value."""
        if isinstance(self.ability, MultiplyDamage):
            return amount * self.ability.factor
        if isinstance(self.ability, PreventDamage):
            return 0 if self.ability.value is None else max(0, amount - self.ability.value)
        return amount


def in_order(
    unit: GameObject, amounts: Iterable[int], effects: tuple[DamageEffect, ...]
) -> Procedure[tuple[DamageEffect, ...]]:
    """The order in which the unit's controller has effects applied (372).

    ``amounts`` are the amounts of damage that are possible; nobody is asked if the order changes nothing for any of
    them.
    """
    if not is_asked(amounts, effects):
        return effects
    keys = numbered([found.name for found in effects])
    options = tuple(
        Option(key, f"{key}: {found.ability.describe()}", found.name, (f"{number} {found.name}",))
        for number, (key, found) in enumerate(zip(keys, effects, strict=True), 1)
    )
    answer = yield from ask(
        Decision(
            Kind.ORDER, unit.controller, "damage order", ORDER,
            f"order what is applied to the damage to {unit.label}, first applied first", options,
        )
    )  # fmt: skip
    return tuple(effects[keys.index(key)] for key in answer)


def is_asked(amounts: Iterable[int], effects: tuple[DamageEffect, ...]) -> bool:
    """Whether, for one of the amounts, two orders leave different damage or use up different effects."""
    orders = list(permutations(effects)) if len(effects) > 1 else []
    return any(len({_outcome(amount, order) for order in orders}) > 1 for amount in amounts if orders)


def _outcome(amount: int, order: tuple[DamageEffect, ...]) -> tuple[int, tuple[tuple[int, int], ...]]:
    used = []
    for effect in order:
        damage_after = effect.apply(amount)
        if effect.delayed is not None and amount and isinstance(effect.ability, PreventDamage):
            used.append((effect.delayed.id, amount - damage_after if effect.ability.value is not None else 0))
        amount = damage_after
    return amount, tuple(sorted(used))


def damage_after(amount: int, order: tuple[DamageEffect, ...]) -> int:
    """The damage left after effects were applied in this order."""
    for effect in order:
        amount = effect.apply(amount)
    return amount
