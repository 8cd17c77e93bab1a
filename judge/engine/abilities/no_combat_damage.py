"""Passive abilities by which units do not deal combat damage (rules 002, 465.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Verb
from judge.engine.wording.clause_objects import clause
from judge.engine.wording.references import This, is_several
from judge.engine.wording.sentences import capital
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.wording.circumstances import Circumstance
    from judge.engine.wording.references import Every
    from judge.slugs import Slug

CARD_SAYS_SO = cite("golden.card-text-goes")  # 002


class DealsNoCombatDamage(Ability, frozen=True):
    """``who`` does not deal combat damage, except while ``unless`` holds: its Might is no part of its side's sum."""

    performed_by: ClassVar[tuple[Slug, ...]] = (CARD_SAYS_SO,)

    who: This | Every
    unless: Circumstance | None = None

    def clauses(self) -> Clauses:
        return (clause(Verb.CHANGES, About.ASSIGN, self.who, more=-1),)

    def describe(self) -> str:
        does = "do" if is_several(self.who) else "does"
        unless = f" unless {self.unless.describe()}" if self.unless is not None else ""
        return f"{capital(self.who.describe().removeprefix('all '))} {does} not deal combat damage{unless}."


def deals_no_combat_damage(state: GameState, unit: GameObject) -> bool:
    """Whether a text keeps a unit from dealing combat damage now."""
    return any(
        isinstance(found, DealsNoCombatDamage) and _is_about(state, found, source, unit)
        and (found.unless is None or not found.unless.holds(state, source.controller, source))
        for source in state.having(DealsNoCombatDamage) for found in source.abilities
    )  # fmt: skip


def _is_about(state: GameState, found: DealsNoCombatDamage, source: GameObject, unit: GameObject) -> bool:
    if isinstance(found.who, This):
        return source.id == unit.id
    fits = found.who.criteria.matches(state, unit, source.controller, source.id)
    return fits and (not found.who.here or unit.place == source.location)
