"""Lethal damage (rule 142.4): how much damage kills a unit, and the abilities that alter it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Verb
from judge.engine.wording.clause_objects import clause
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.wording.criteria import Criteria
    from judge.slugs import Slug

ALTERED = cite("damage.lethal-altered")  # 142.4.c


class AnyDamageKills(Ability, frozen=True):
    """Any damage marked by the controller of the source is lethal for units that match (142.3.b, 142.4.c)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (ALTERED,)

    units: Criteria

    def clauses(self) -> Clauses:
        return (clause(Verb.CHANGES, About.LETHAL, self.units, more=-1),)

    def describe(self) -> str:
        return f"Any amount of damage by you is lethal for {self.units.describe_several()}."


def kills_with_any_damage(state: GameState, player: str, unit: GameObject) -> bool:
    """Whether any damage that a player marks on a unit is lethal."""
    return any(
        isinstance(ability, AnyDamageKills) and ability.units.matches(state, unit, player, thing.id)
        for thing in state.having(AnyDamageKills)
        if thing.controller == player
        for ability in thing.abilities
    )


def has_lethal_damage(state: GameState, unit: GameObject) -> bool:
    """Whether the next cleanup kills a unit for its damage (142.4.a)."""
    if unit.has_lethal_damage:
        return True
    if AnyDamageKills not in state.board.kinds:
        return False
    return any(amount and kills_with_any_damage(state, player, unit) for player, amount in unit.damage)


def lethal_from(state: GameState, player: str, unit: GameObject) -> int:
    """How much more damage by a player is lethal for a unit; never zero while the unit has none (142.4.b)."""
    missing = max(0, max(1, unit.might) - unit.damage_marked)
    return min(missing, 1) if missing > 1 and kills_with_any_damage(state, player, unit) else missing
