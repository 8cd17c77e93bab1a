"""Conditions about conquering and holding battlefields (rules 383.4.c, 383.4.d, 471.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.conditions.conditions import FIRST_TIME, IF_IN_THE_CONDITION, Condition
from judge.engine.conditions.occurrences import Scored, Way
from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.sides import Side, is_on
from judge.engine.state.zones import battlefield
from judge.engine.wording.circumstances import moves_key
from judge.engine.wording.clause_objects import whose_of
from judge.engine.wording.player_clauses import HERE, of_players
from judge.engine.wording.turn_facts import UNIT_CONQUERED
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

CONQUER_EFFECT = cite("triggered.conquer-effect")  # 383.4.c.2
HOLD_EFFECT = cite("triggered.hold-effect")  # 383.4.d.2

CONQUER, HOLD = Way.CONQUER, Way.HOLD
_RULES = {CONQUER: CONQUER_EFFECT, HOLD: HOLD_EFFECT}

_KINDS = {Way.CONQUER: About.CONQUER, Way.HOLD: About.HOLD}


class EitherWay(Ability, frozen=True):
    """The hold effects of the source are conquer effects as well, and the other way round."""

    performed_by: ClassVar[tuple[Slug, ...]] = (CONQUER_EFFECT, HOLD_EFFECT)

    def clauses(self) -> Clauses:
        return (
            Clause(Verb.CHANGES, About.CONQUER, Subject.THIS, Whose.YOURS),
            Clause(Verb.CHANGES, About.HOLD, Subject.THIS, Whose.YOURS),
        )

    def describe(self) -> str:
        return "The hold effects of this are also conquer effects, and the other way round."


def is_scored(found: Scored, ways: tuple[Way, ...], thing: GameObject) -> bool:
    """Whether a battlefield was scored in one of the ways that an ability of ``thing`` waits for."""
    return found.way in ways or any(isinstance(ability, EitherWay) for ability in thing.abilities)


class WhenThisScores(Condition, frozen=True):
    """When the source conquers, holds, or either: it is there as its controller does (383.4.c.2.a, 383.4.d.2.a).

    ``uncontrolled``: nobody controlled the battlefield just before. ``open_now``: nobody controls it when the condition
    is read, which is after the event (383.2.c). ``after_attack``: by a combat in which its controller was the attacker.
    ``first_each_turn``: only its first conquest of a turn. ``also`` are the rules of the keyword that this is part of.
    """

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Scored})

    ways: tuple[Way, ...]
    uncontrolled: bool = False
    open_now: bool = False
    after_attack: bool = False
    first_each_turn: bool = False
    also: tuple[Slug, ...] = ()

    @property
    def rules(self) -> tuple[Slug, ...]:
        first = (FIRST_TIME,) if self.first_each_turn else ()
        return (*(_RULES[way] for way in self.ways), *first, *self.also)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:
        return [
            found for found in occurrences
            if isinstance(found, Scored) and is_scored(found, self.ways, thing) and found.player == thing.controller
            and thing.place == battlefield(found.at) and (not self.uncontrolled or found.uncontrolled)
            and (not self.after_attack or _attacked(game.state, found))
            and (not self.open_now or game.state.battlefields[found.at].controller is None)
            and (not self.first_each_turn or game.state.count(UNIT_CONQUERED, moves_key(thing)) == 1)
        ]  # fmt: skip

    def clauses(self) -> Clauses:
        return tuple(
            Clause(Verb.LISTENS, _KINDS[way], Subject.THIS, Whose.YOURS, first=self.first_each_turn)
            for way in self.ways
        )

    def describe(self) -> str:
        what = " a battlefield that was uncontrolled" * self.uncontrolled + " an open battlefield" * self.open_now
        what += " after an attack" * self.after_attack
        when = "The first time each turn that" if self.first_each_turn else "When"
        return f"{when} this {' or '.join(f'{way.value}s' for way in self.ways)}{what}"


def _attacked(state: GameState, scored: Scored) -> bool:
    """Whether the player scored it by a combat in which they were the attacker."""
    return state.combat is not None and state.combat.at == scored.at and state.combat.attacker == scored.player


class WhenYouScore(Condition, frozen=True):
    """When the controller of the source conquers, holds, or either; ``here``: where the source is.

    ``side``: when a player on that side of them does: they or an ally, or an opponent.
    ``units``: if they have at least so many units there (383.2.a.1).
    """

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Scored})

    ways: tuple[Way, ...]
    here: bool = False
    side: Side = Side.YOURS
    units: int = 0

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (*(_RULES[way] for way in self.ways), *((IF_IN_THE_CONDITION,) if self.units else ()))

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:
        return [
            found for found in occurrences
            if isinstance(found, Scored) and is_scored(found, self.ways, thing)
            and is_on(self.side, game.state, found.player, thing.controller)
            and (not self.here or thing.location == battlefield(found.at))
            and (not self.units or self.units <= sum(
                unit.is_unit and unit.controller == found.player
                for unit in game.state.objects_in(battlefield(found.at))
            ))
        ]  # fmt: skip

    def clauses(self) -> Clauses:
        found = tuple(of_players(Verb.LISTENS, _KINDS[way], whose_of(self)) for way in self.ways)
        return (*found, HERE) if self.here else found

    def describe(self) -> str:
        units = f", if you have {self.units} or more units there" if self.units else ""
        if self.side is Side.ENEMY:
            return f"When an opponent {' or '.join(f'{way.value}s' for way in self.ways)}{' here' * self.here}"
        who = "you or an ally" if self.side is Side.FRIENDLY else "you"
        return f"When {who} {' or '.join(way.value for way in self.ways)}{' here' * self.here}{units}"


class WhenPlayerScores(Condition, frozen=True):
    """When one particular player, about whom a delayed trigger was made, conquers, holds, or either."""

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Scored})

    ways: tuple[Way, ...]
    player: str

    @property
    def rules(self) -> tuple[Slug, ...]:
        return tuple(_RULES[way] for way in self.ways)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [
            found for found in occurrences
            if isinstance(found, Scored) and found.way in self.ways and found.player == self.player
        ]  # fmt: skip

    def clauses(self) -> Clauses:
        return tuple(of_players(Verb.LISTENS, _KINDS[way], Whose.ANY) for way in self.ways)

    def describe(self) -> str:
        return f"When {self.player} {' or '.join(f'{way.value}s' for way in self.ways)}"


WHEN_YOU_CONQUER = WhenYouScore((CONQUER,))
WHEN_YOU_CONQUER_HERE = WhenYouScore((CONQUER,), here=True)
WHEN_YOU_HOLD_HERE = WhenYouScore((HOLD,), here=True)
