"""Step 2 of combat, the Combat Damage Step (rule 465)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.combat.assignment import BETWEEN, FIRST, LAST, TooManyError, Unit, assignments
from judge.engine.combat.designations import designated
from judge.engine.decisions import Decision, Kind, Option
from judge.engine.designation import Designation
from judge.engine.events import Happened
from judge.engine.keywords.backline import BACKLINE, has_backline
from judge.engine.keywords.tank import TANK, has_tank
from judge.engine.procedure import ask
from judge.engine.state import CombatStep
from judge.errors import NotModelled
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.objects import GameObject
    from judge.engine.procedure import Procedure
    from judge.slugs import Slug

SUM_ATTACKERS = cite("combat.sum-of-attackers")  # 465.2.a
SUM_DEFENDERS = cite("combat.sum-of-defenders")  # 465.2.b
ASSIGN = cite("combat.assign-damage")  # 465.2.c
LETHAL_IN_FULL = cite("combat.lethal-in-full")  # 465.2.c.3
NO_MORE_THAN_LETHAL = cite("combat.no-more-than-lethal")  # 465.2.c.4
STUNNED = cite("stun.contributes-nothing")  # 423.1.b
DEAL = cite("combat.deal-damage")  # 465.2.d
MARKED_BY = cite("deal.marked-by")  # 142.3.a

COMBAT_DAMAGE = -1
"""Stands for the chain item that dealt damage, where combat did (428.5.c.2)."""


def deal_combat_damage(game: Game) -> Procedure[None]:
    """Both sides assign damage, the attacker first; then all of it is dealt at once. The Resolution Step follows."""
    combat = game.state.combat
    assert combat is not None
    game.change(combat=combat._replace(step=CombatStep.CLEANUP))
    attackers, defenders = designated(game, Designation.ATTACKER), designated(game, Designation.DEFENDER)
    if not attackers or not defenders:
        return
    dealt: list[tuple[str, GameObject, int, int]] = []
    for player, own, theirs, rule in (
        (combat.attacker, attackers, defenders, SUM_ATTACKERS),
        (combat.defender, defenders, attackers, SUM_DEFENDERS),
    ):
        dealt += yield from _assign(game, player, own, theirs, rule)
    for player, unit, amount, event in dealt:
        _deal(game, player, unit, amount, event)


def _assign(
    game: Game, player: str, own: list[GameObject], theirs: list[GameObject], sum_rule: Slug
) -> Procedure[list[tuple[str, GameObject, int, int]]]:
    damage = sum(unit.might for unit in own if not unit.stunned)
    rules: tuple[Slug, ...] = (sum_rule, STUNNED) if any(unit.stunned for unit in own) else (sum_rule,)
    if damage == 0:
        game.tell(Happened.DAMAGE_ASSIGNED, rules, who=player, detail="no damage")
        return []
    try:
        found = assignments(damage, [_as_unit(unit) for unit in theirs])
    except TooManyError as problem:
        raise NotModelled(f"{player} can assign {damage} damage to {len(theirs)} units in too many ways.") from problem
    options = tuple(
        Option(key_of(pairs), ", ".join(f"{amount} to {label}" for label, amount in pairs))
        for pairs in (_pairs(theirs, one) for one in found)
    )
    prompt = f"assign {damage} combat damage"
    answer = yield from ask(Decision(Kind.DISTRIBUTE, player, "combat damage", ASSIGN, prompt, options))
    chosen = found[[option.key for option in options].index(answer[0])]
    rules += (ASSIGN, LETHAL_IN_FULL, NO_MORE_THAN_LETHAL, *_keywords(theirs))
    words = next(option.label for option in options if option.key == answer[0])
    event = game.tell(Happened.DAMAGE_ASSIGNED, rules, who=player, detail=words)
    return [(player, unit, amount, event) for unit, amount in zip(theirs, chosen, strict=True) if amount]


def key_of(pairs: list[tuple[str, int]]) -> str:
    """The key of an assignment: which unit gets how much."""
    return " | ".join(f"{amount} {label}" for label, amount in pairs)


def _pairs(units: list[GameObject], amounts: tuple[int, ...]) -> list[tuple[str, int]]:
    return [(unit.label, amount) for unit, amount in zip(units, amounts, strict=True) if amount]


def _as_unit(unit: GameObject) -> Unit:
    ranks = (FIRST,) * has_tank(unit.card) + (LAST,) * has_backline(unit.card)
    lethal = max(0, max(1, unit.might) - unit.damage_marked)  # 142.4.b
    kind = (unit.card, unit.damage, unit.buffs, unit.might_this_turn, unit.exhausted, unit.stunned)
    return Unit(unit.label, lethal, ranks or (BETWEEN,), kind)


def _keywords(units: list[GameObject]) -> tuple[Slug, ...]:
    tank: tuple[Slug, ...] = (TANK,) if any(has_tank(unit.card) for unit in units) else ()
    return (*tank, BACKLINE) if any(has_backline(unit.card) for unit in units) else tank


def _deal(game: Game, player: str, unit: GameObject, amount: int, assigned: int) -> None:
    """Mark the damage that was assigned, and remember that combat did it."""
    event = game.tell(
        Happened.DAMAGED, (DEAL, MARKED_BY), unit, who=player, detail=f"{amount} by combat", causes=(assigned,)
    )
    now = game.find(unit.id)
    assert now is not None
    marked = dict(now.damage)
    marked[player] = marked.get(player, 0) + amount
    game.update(now, damage=tuple(sorted(marked.items())))
    game.change(kill_sources=(*game.state.kill_sources, (unit.id, COMBAT_DAMAGE, player, event)))
