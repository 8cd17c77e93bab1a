"""Step 2 of combat, the Combat Damage Step (rule 465)."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.doubts import open_question
from judge.engine.abilities.ignoring import IGNORED, ONLY_THERE, ignored_in_assignment
from judge.engine.abilities.no_combat_damage import CARD_SAYS_SO, deals_no_combat_damage
from judge.engine.combat.assignment import BETWEEN, FIRST, LAST, MOST, TooManyError, Unit, assignments
from judge.engine.combat.designations import designated
from judge.engine.combat.legal_assignment import (
    ASSIGN,
    EXEMPT,
    LETHAL_IN_FULL,
    NO_MORE_THAN_LETHAL,
    Assigning,
    key_of,
    spread,
)
from judge.engine.keywords.backline import BACKLINE, has_backline
from judge.engine.keywords.tank import TANK, has_tank
from judge.engine.outcomes.damage import (
    PendingDamage,
    altering,
    cannot_be_dealt,
    deal_together,
    in_force,
)
from judge.engine.outcomes.lethal import ALTERED, kills_with_any_damage, lethal_from
from judge.engine.outcomes.order_of_damage_changes import damage_after, in_order, is_asked
from judge.engine.state.attribution import of_combat
from judge.engine.state.decisions import (
    COMBAT_DAMAGE,
    Decision,
    Kind,
    Option,
)
from judge.engine.state.designation import Designation
from judge.engine.state.events import Happened
from judge.engine.state.procedure import ask, unless_player_leaves
from judge.engine.state.state import CombatStep
from judge.engine.wording.doubts import record_doubt
from judge.errors import NotModelled
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.combat.assignment import Assignment
    from judge.engine.outcomes.order_of_damage_changes import DamageEffect
    from judge.engine.state.game import Game
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.origin import Origin
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.state import Combat
    from judge.slugs import Slug

SUM_ATTACKERS = cite("combat.sum-of-attackers")  # 465.2.a
SUM_DEFENDERS = cite("combat.sum-of-defenders")  # 465.2.b
STUNNED = cite("stun.contributes-nothing")  # 423.1.b
DEAL = cite("combat.deal-damage")  # 465.2.d
ALTERED_AS_ASSIGNED = cite("combat.replacements-apply-to-assignment")  # 465.2.c.5

WHEN_ORDERED = open_question(
    "order-before-the-assignment",
    "When is the order of effects that alter combat damage decided?",
    "before the damage is assigned",
)

NEVER = 1_000_000
"""Stands for the damage that is lethal for a unit where no amount is (437.5.b): it counts as not enough, always."""


def deal_combat_damage(game: Game) -> Procedure[None]:
    """Let both sides assign damage, the attacker first, and deal all of it at once; the Resolution Step follows.

    If a player leaves the game, so that different units fight, the remaining players assign anew (652.5).
    """
    combat = game.state.combat
    assert combat is not None
    game.change(combat=replace(combat, step=CombatStep.CLEANUP))
    attackers, defenders = designated(game, Designation.ATTACKER), designated(game, Designation.DEFENDER)
    if not attackers or not defenders:
        return
    intents = yield from unless_player_leaves(_assign_both(game, combat, attackers, defenders))
    if intents is None:
        game.change(combat=combat)
        return
    yield from deal_together(game, intents)


def _assign_both(
    game: Game, combat: Combat, attackers: list[GameObject], defenders: list[GameObject]
) -> Procedure[list[PendingDamage]]:
    found = yield from _assign(game, combat.attacker, attackers, defenders, SUM_ATTACKERS)
    return [*found, *(yield from _assign(game, combat.defender, defenders, attackers, SUM_DEFENDERS))]


def _assign(
    game: Game, player: str, own: list[GameObject], theirs: list[GameObject], sum_rule: Slug
) -> Procedure[list[PendingDamage]]:
    none = [unit for unit in own if deals_no_combat_damage(game.state, unit)]
    damage = sum(unit.might for unit in own if not unit.stunned and unit not in none)
    rules: tuple[Slug, ...] = (sum_rule, STUNNED) if any(unit.stunned for unit in own) else (sum_rule,)
    rules += (CARD_SAYS_SO,) * bool(none)
    if damage == 0:
        game.tell(Happened.DAMAGE_ASSIGNED, rules, who=player, detail="no damage")
        return []
    origin = of_combat(player, own)
    orders = yield from _alterations(game, origin, damage, theirs)
    combat = game.state.combat
    ignored = ignored_in_assignment(game.state, player, combat.at) if combat is not None else frozenset()
    exempt = [unit for unit in theirs if unit.id in orders and orders[unit.id] is None]
    struck = [unit for unit in theirs if unit not in exempt] or theirs
    needed = {unit.id: lethal_from(game.state, player, unit) for unit in struck}
    altered = [orders.get(unit.id) or () for unit in struck]
    units = [_as_unit(unit, needed[unit.id], damage, by, ignored) for unit, by in zip(struck, altered, strict=True)]
    try:
        found = _worth_asking(damage, units, altered)
    except TooManyError as problem:
        raise NotModelled(f"{player} can assign {damage} damage to {len(struck)} units in too many ways.") from problem
    options = tuple(Option(key_of(units, one), in_words(units, one)) for one in found)
    legal = Assigning(damage, tuple(units), tuple(unit.label for unit in exempt) if struck is not theirs else ())
    prompt = f"assign {damage} combat damage"
    answer = yield from ask(Decision(Kind.DISTRIBUTE, player, COMBAT_DAMAGE, ASSIGN, prompt, options, also=legal))
    chosen = legal.read(answer[0])
    assert chosen is not None
    rules += (ASSIGN, LETHAL_IN_FULL, NO_MORE_THAN_LETHAL, *_keywords(struck, ignored))
    rules += (IGNORED, ONLY_THERE) * any(unit.has(word) for unit in struck for word in ignored)
    rules += (EXEMPT,) * bool(exempt) + (ALTERED_AS_ASSIGNED,) * any(orders.values())
    rules += (ALTERED,) * any(kills_with_any_damage(game.state, player, unit) for unit in struck)
    event = game.tell(Happened.DAMAGE_ASSIGNED, rules, who=player, detail=in_words(units, chosen))
    if len(exempt) < len(theirs):
        _count_excess(game, player, _excess(chosen, units, altered))
    return [
        PendingDamage(unit, amount, origin, (DEAL,), event, bonus=False, order=orders.get(unit.id) or ())
        for unit, amount in zip(struck, chosen, strict=True)
        if amount
    ]


def _worth_asking(damage: int, units: list[Unit], altered: list[tuple[DamageEffect, ...]]) -> list[Assignment]:
    """The assignments offered as options.

    Damage beyond what is lethal for all matters only if some of it is worth more than the rest, because it is
    multiplied, or if a unit must be assigned none; then every way to spread it is included. Raises TooManyError if
    there are too many.
    """
    found = assignments(damage, units)
    left = damage - sum(unit.lethal for unit in units)
    if left <= 0 or len(units) < 2 or not (any(altered) or any(unit.lethal == 0 for unit in units)):
        return found
    least = [unit.lethal for unit in units]
    each = [(*least[:at], least[at] + left, *least[at + 1 :]) for at in range(len(units))]
    if all(least) and len({_excess(one, units, altered) for one in each}) == 1:
        return found
    several = list(islice(spread(damage, units), MOST + 1))
    if len(several) > MOST:
        raise TooManyError
    return several


def _excess(amounts: Assignment, units: list[Unit], altered: list[tuple[DamageEffect, ...]]) -> int:
    """The damage assigned beyond lethal damage, in total and as altered by replacement effects (465.2.c.5)."""
    return sum(
        damage_after(given, by) - damage_after(unit.lethal, by)
        for given, unit, by in zip(amounts, units, altered, strict=True) if given > unit.lethal
    )  # fmt: skip


def _count_excess(game: Game, player: str, excess: int) -> None:
    """Record the damage assigned beyond lethal damage, for texts that ask for it."""
    combat = game.state.combat
    if excess and combat is not None:
        game.change(combat=replace(combat, excess=(*combat.excess, (player, excess))))


def _alterations(
    game: Game, origin: Origin, damage: int, units: list[GameObject]
) -> Procedure[dict[ObjectId, tuple[DamageEffect, ...] | None]]:
    """The effects on the damage to each unit, in the order settled by its controller; None if it takes no damage.

    Replacement effects apply to the assignment, so they are settled before it (465.2.c.5). Unclear: whether the
    controller of a unit settles their order before or after knowing what is assigned to it; here it is before.
    """
    abilities = in_force(game)
    found: dict[ObjectId, tuple[DamageEffect, ...] | None] = {}
    for unit in units if abilities else ():
        if cannot_be_dealt(game, origin, unit, abilities):
            found[unit.id] = None
        elif effects := altering(game, origin, unit, abilities):
            if is_asked(range(1, damage + 1), effects):
                record_doubt(game, WHEN_ORDERED)
            found[unit.id] = yield from in_order(unit, range(1, damage + 1), effects)
    return found


def in_words(units: list[Unit], amounts: Assignment) -> str:
    """The assignment in words, for display."""
    return ", ".join(f"{amount} to {unit.label}" for unit, amount in zip(units, amounts, strict=True) if amount)


def _as_unit(
    unit: GameObject, lethal: int, damage: int, order: tuple[DamageEffect, ...], ignored: frozenset[str]
) -> Unit:
    """The unit as it is assigned damage; ``lethal`` is what kills it before any effect alters the damage."""
    tank, backline = has_tank(unit) and "Tank" not in ignored, has_backline(unit) and "Backline" not in ignored
    ranks = (FIRST,) * tank + (LAST,) * backline
    if order:
        lethal = next((amount for amount in range(1, damage + 1) if damage_after(amount, order) >= lethal), NEVER)
    kind = (
        unit.card, unit.damage, unit.buffs, unit.might, unit.keywords, unit.exhausted, unit.stunned, unit.empowered,
        unit.attached, unit.lasting, bool(order),
    )  # fmt: skip
    return Unit(unit.label, lethal, ranks or (BETWEEN,), kind, bool(order))


def _keywords(units: list[GameObject], ignored: frozenset[str]) -> tuple[Slug, ...]:
    tank = "Tank" not in ignored and any(has_tank(unit) for unit in units)
    backline = "Backline" not in ignored and any(has_backline(unit) for unit in units)
    return (TANK,) * tank + (BACKLINE,) * backline
