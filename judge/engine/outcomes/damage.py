"""Dealing damage (rules 142, 417, 437, 713-715); every instance of damage passes through here.

A batch of simultaneous damage comes in. Bonus Damage is added (715.4.a), effects that prevent or multiply damage are
applied for each unit (369.2), and what is left is marked on all units together (417.1.c-d).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.abilities.damage_changes import (
    BONUS,
    BONUS_EACH,
    BONUS_SUMMED,
    CANNOT,
    MULTIPLIED,
    NOT_DEALT,
    PREVENT,
    BonusDamage,
    DamageAbility,
    MultiplyDamage,
    NoDamage,
    PreventDamage,
)
from judge.engine.abilities.delayed_effects import use_up
from judge.engine.conditions.occurrences import Damaged
from judge.engine.outcomes.order_of_damage_changes import DamageEffect, in_order
from judge.engine.state.events import Happened
from judge.engine.state.procedure import unless_player_leaves
from judge.engine.state.state import DamageDealt
from judge.engine.state.zones import Zone, battlefield
from judge.engine.triggers.triggered import trigger
from judge.engine.wording.circumstances import moves_key
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import This
from judge.engine.wording.turn_facts import DAMAGED, asks_for_damage
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.origin import Origin
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

MARKED_BY = cite("deal.marked-by")  # 142.3.a


class PendingDamage(Struct, frozen=True):
    """Damage about to be dealt to a unit, by ``rules``; ``cause`` is the id of an event, or 0.

    ``bonus`` is False if Bonus Damage is already included (715.3) or does not apply; ``own_bonus`` is what its own
    text adds. ``order`` is the settled order of effects (372), or None if it is open.
    """

    unit: GameObject
    amount: int
    origin: Origin
    rules: tuple[Slug, ...]
    cause: int = 0
    bonus: bool = True
    order: tuple[DamageEffect, ...] | None = None
    own_bonus: int = 0


def deal_together(game: Game, intents: list[PendingDamage]) -> Procedure[list[PendingDamage]]:
    """Deal damage simultaneously; returns the damage actually dealt to each unit (417.1.e.1)."""
    abilities = in_force(game)
    batch = [intent.unit for intent in intents]
    final: list[tuple[PendingDamage, tuple[int, ...]]] = []
    for intent in intents:
        unit = game.find(intent.unit.id)
        if intent.amount <= 0 or unit is None or not unit.is_unit or not unit.on_board:
            continue
        rules, amount, causes = intent.rules, intent.amount, (intent.cause,) * bool(intent.cause)
        if abilities or intent.own_bonus:
            extra = bonus(game, intent.origin, unit, batch, abilities, own=intent.own_bonus) if intent.bonus else 0
            if extra:
                amount += extra
                rules += (BONUS, BONUS_SUMMED) if len(intents) == 1 else (BONUS, BONUS_SUMMED, BONUS_EACH)
            before = amount
            if forbidding := cannot_be_dealt(game, intent.origin, unit, abilities):
                rules = (CANNOT, *forbidding.ability.rules)
                _tell_altered(game, unit, forbidding, rules, f"no damage is dealt to {unit.label}")
                continue
            effects = intent.order
            if effects is None:
                found = altering(game, intent.origin, unit, abilities)
                effects = yield from unless_player_leaves(in_order(unit, (amount,), found))
                if effects is None:  # its controller has left the game, and it with them
                    continue
            for effect in effects:
                amount, event = _apply(game, unit, effect, amount)
                causes += (event,) * bool(event)
            if amount <= 0:
                continue
            if amount < before:
                rules += (PREVENT,)
        final.append((replace(intent, amount=amount, rules=rules), causes))
    final = [one for one in final if game.find(one[0].unit.id) is not None]  # somebody may have left meanwhile
    events = [_mark(game, intent, causes) for intent, causes in final]
    if events and game.state.delayed:  # only delayed triggers wait for damage
        dealt = [Damaged(intent.unit, event) for (intent, _), event in zip(final, events, strict=True)]
        yield from trigger(game, list(dealt))
    return [intent for intent, _ in final]


def _mark(game: Game, intent: PendingDamage, causes: tuple[int, ...]) -> int:
    """Mark damage on a unit, with its origin until the next cleanup is over (142.3.a, 428.5.c); returns the event."""
    who = intent.origin.responsible
    words = f"{intent.amount} by combat" if intent.origin.in_combat else str(intent.amount)
    now = game.find(intent.unit.id)
    assert now is not None
    event = game.tell(Happened.DAMAGED, (*intent.rules, MARKED_BY), now, who=who, detail=words, causes=causes or None)
    marked = dict(now.damage)
    marked[who] = marked.get(who, 0) + intent.amount
    game.update(now, damage=tuple(sorted(marked.items())))
    if asks_for_damage(now.abilities):
        game.mark(DAMAGED, moves_key(now))
    game.change(damage_dealt=(*game.state.damage_dealt, DamageDealt(now.id, intent.origin, event)))
    return event


# What is in force


def in_force(game: Game) -> list[DamageEffect]:
    """Every ability about damage in force: of permanents, legends and battlefields, and delayed ones."""
    found = [
        DamageEffect(ability, thing.controller, thing.id, thing.label)
        for thing in game.state.having(DamageAbility)
        for ability in thing.abilities
        if isinstance(ability, DamageAbility)
    ]
    found += [
        DamageEffect(delayed.ability, delayed.controller, delayed.source, delayed.name, delayed)
        for delayed in game.state.delayed
        if isinstance(delayed.ability, DamageAbility)
    ]
    return found


def bonus(
    game: Game,
    origin: Origin,
    unit: GameObject,
    batch: Iterable[GameObject],
    abilities: list[DamageEffect] | None = None,
    *,
    own: int = 0,
) -> int:
    """The Bonus Damage of an instance of damage to a unit: the sum of all of it, never below zero (714).

    ``batch`` are all units that the action deals damage to; ``own`` is what the text that deals it adds.
    """
    total = own
    for found in abilities if abilities is not None else in_force(game):
        ability = found.ability
        if not isinstance(ability, BonusDamage) or not ability.by.matches(game.state, origin, found.controller):
            continue
        if found.delayed is not None and found.delayed.by_item not in origin.items:
            continue
        there = [one for one in (batch if ability.spreads else (unit,)) if _is_here(game, found, one)]
        total += ability.amount if there else 0
    return max(0, total)


def _is_here(game: Game, found: DamageEffect, unit: GameObject) -> bool:
    """Whether a unit is where the ability requires it; a battlefield is where its units are."""
    assert isinstance(found.ability, BonusDamage)
    if not found.ability.here:
        return True
    source = game.find(found.source)
    if source is None:
        return False
    return unit.place == (battlefield(source.place.of) if source.place.zone is Zone.FIELD else source.place)


def cannot_be_dealt(
    game: Game, origin: Origin, unit: GameObject, abilities: list[DamageEffect] | None = None
) -> DamageEffect | None:
    """The ability by which a unit cannot be dealt this damage (465.2.c.10), or None."""
    for found in abilities if abilities is not None else in_force(game):
        if isinstance(found.ability, NoDamage) and _is_about(game, found, origin, unit):
            return found
    return None


def altering(
    game: Game, origin: Origin, unit: GameObject, abilities: list[DamageEffect] | None = None
) -> tuple[DamageEffect, ...]:
    """The abilities that prevent or multiply damage of this origin to a unit."""
    return tuple(
        found
        for found in (abilities if abilities is not None else in_force(game))
        if isinstance(found.ability, PreventDamage | MultiplyDamage) and _is_about(game, found, origin, unit)
    )


def _is_about(game: Game, found: DamageEffect, origin: Origin, unit: GameObject) -> bool:
    ability = found.ability
    assert isinstance(ability, NoDamage | PreventDamage | MultiplyDamage)
    if isinstance(ability, PreventDamage) and not ability.of.matches(game.state, origin, found.controller):
        return False
    if isinstance(ability.who, Criteria):
        about = ability.who.matches(game.state, unit, found.controller, found.source)
    elif isinstance(ability.who, This):
        about = found.source == unit.id
    else:
        about = found.delayed is not None and found.delayed.subject == unit.id
    when = None if isinstance(ability, MultiplyDamage) else ability.when
    if not about or when is None:
        return about
    source = game.find(found.source)
    return source is not None and when.holds(game.state, source.controller, source)


# Their order


def _apply(game: Game, unit: GameObject, effect: DamageEffect, amount: int) -> tuple[int, int]:
    """Apply one effect; returns the damage left and the event, or 0 if there was nothing to apply it to."""
    if amount <= 0:
        return 0, 0
    left = effect.apply(amount)
    if isinstance(effect.ability, MultiplyDamage):
        words = f"{amount} damage to {unit.label} becomes {left}"
        return left, _tell_altered(game, unit, effect, MULTIPLIED, words)
    rules = (PREVENT, NOT_DEALT) if left == 0 else (PREVENT,)
    event = _tell_altered(game, unit, effect, rules, f"{amount - left} damage to {unit.label} is prevented")
    delayed = effect.delayed
    if delayed is not None and isinstance(effect.ability, PreventDamage):
        value = effect.ability.value
        if delayed.once or (value is not None and value <= amount - left):
            use_up(game, delayed.id)
        elif value is not None:
            reduced = replace(delayed, ability=replace(effect.ability, value=value - (amount - left)))
            others = tuple(reduced if found.id == delayed.id else found for found in game.state.delayed)
            game.change(delayed=others)
    return left, event


def _tell_altered(game: Game, unit: GameObject, by: DamageEffect, rules: Slug | tuple[Slug, ...], words: str) -> int:
    source = game.state.objects.get(by.source.card)
    causes = game.causes + ((by.delayed.made_by,) if by.delayed is not None else ())
    return game.tell(Happened.REPLACED, rules, source or unit, detail=words, causes=causes, source=by.source)
