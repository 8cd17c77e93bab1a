"""Abilities that let a player ignore keywords (rules 764-767)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Verb
from judge.engine.state.zones import battlefield
from judge.engine.wording.player_clauses import HERE, of_players
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.abilities.charged import Charged
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

IGNORED = cite("ignoring.treated-as-inactive")  # 766
ONLY_THERE = cite("ignoring.only-there")  # 767


class IgnoresInAssignment(Ability, frozen=True):
    """You ignore a keyword while assigning combat damage where the source is."""

    performed_by: ClassVar[tuple[Slug, ...]] = (IGNORED, ONLY_THERE)

    keyword: str

    def clauses(self) -> Clauses:
        return (of_players(Verb.CHANGES, About.ASSIGN, named=(self.keyword,), more=-1), HERE)

    def describe(self) -> str:
        return f"While you assign combat damage here, you ignore {self.keyword}."


def ignored_in_assignment(state: GameState, player: str, at: str) -> frozenset[str]:
    """The keywords that a player ignores while assigning combat damage at a battlefield."""
    return frozenset(
        found.keyword
        for thing in state.objects_in(battlefield(at))
        if thing.controller == player
        for found in thing.abilities
        if isinstance(found, IgnoresInAssignment)
    )


class DeflectIgnoredHere(Ability, frozen=True):
    """Players ignore Deflect while paying for spells and abilities that choose something where the source is (765)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (IGNORED, ONLY_THERE)

    def clauses(self) -> Clauses:
        return (Clause(Verb.CHANGES, About.CHOOSE, named=("Deflect",), more=-1), HERE)

    def describe(self) -> str:
        return "Players ignore Deflect when they pay for spells and abilities that choose something here."


class IgnoresDeflect(Ability, frozen=True):
    """Deflect is ignored while the cost of this spell is paid (765, 766)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (IGNORED,)

    def clauses(self) -> Clauses:
        return (of_players(Verb.CHANGES, About.CHOOSE, named=("Deflect",), more=-1),)

    def describe(self) -> str:
        return "When you pay for this, you ignore Deflect."


def ignores_deflect(state: GameState, charged: Charged) -> bool:
    """Whether Deflect is ignored for this cost, by the spell's own text or because of what is chosen."""
    if charged.is_card and any(isinstance(found, IgnoresDeflect) for found in charged.thing.card.abilities):
        return True
    return any(
        source.location == thing.place for source in state.having(DeflectIgnoredHere) for thing in charged.chosen
    )
