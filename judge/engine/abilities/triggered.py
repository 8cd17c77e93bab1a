"""Triggered Abilities (rules 382-388), reflexive triggers among them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.engine import instructions
from judge.engine.abilities.ability import Ability
from judge.engine.abilities.conditions import (
    AtOnce,
    Condition,
    Conquered,
    Died,
    Occurrence,
    Played,
    WhenDies,
    WhenPlayed,
    WhenThisDies,
    WhenThisKills,
    WhenYouConquer,
    WhenYouDiscard,
)
from judge.engine.chain import ChainItem, ItemKind
from judge.engine.costs import FREE, Cost
from judge.engine.decisions import Decision, Kind, Option
from judge.engine.events import Happened
from judge.engine.procedure import ask
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.instructions import Instruction
    from judge.engine.objects import ObjectId
    from judge.engine.procedure import Procedure
    from judge.engine.zones import Place
    from judge.slugs import Slug

__all__ = [
    "AtOnce", "Condition", "Conquered", "Died", "Occurrence", "Played", "Ready", "Triggered", "WhenDies", "WhenPlayed",
    "WhenThisDies", "WhenThisKills", "WhenYouConquer", "add", "ordered", "trigger",
]  # fmt: skip

TRIGGER = cite("triggered.trigger")  # 383.3
ORDER = cite("triggered.order")  # 383.3.d
EVALUATED_AFTER = cite("triggered.evaluated-after")  # 383.2.c
FIRST_TIME = cite("triggered.first-time")  # 383.1.b
REFLEXIVE = cite("reflexive.goes-on-chain")  # 388.1
AFTER_DISCARDING = cite("discard.triggers-afterwards")  # 422.1.b
PLAY_EFFECT = cite("triggered.play-effect")  # 383.4.a.2
DEATHKNELL = cite("deathknell.pending-before-the-death")  # 808.1.d.2


@dataclass(frozen=True, slots=True)
class Triggered(Ability):
    """``condition, effect``.

    ``may``: "you may" is the first part of the effect, so that it is decided at finalization (383.3.a). ``cost``: a
    cost at the beginning of the effect is the base cost of the ability (383.3.b).
    """

    condition: Condition
    effect: tuple[Instruction, ...]
    may: bool = False
    cost: Cost = FREE

    def describe(self) -> str:
        cost = f"pay ({self.cost.describe()}) for: " if not self.cost.is_free else ""
        may = f"you may {cost}" if self.may else cost
        return f"{self.condition.describe()}: {may}{instructions.describe(self.effect)}"


@dataclass(frozen=True, slots=True)
class Ready:
    """A trigger whose condition has been met and that waits to be put on the chain."""

    ability: Triggered
    controller: str
    source: ObjectId
    name: str
    causes: tuple[int, ...]
    kind: ItemKind
    at: Place | None = None
    """Where its card was played from facedown (811.1.d.2)."""
    here: Place | None = None
    """Where its source was when it died (808.1.d.3)."""
    made_by: tuple[int, ...] = ()
    """The chain items whose resolution made it (428.5.d)."""


def trigger(game: Game, occurrences: list[Occurrence]) -> Procedure[None]:
    """Put every ability whose condition was met by simultaneous events on the chain, in the order of rule 383.3.d.

    Conditions are read after the events (383.2.c): what left the board with them does not see them (383.2.c.2).
    """
    ready = _standing(game, occurrences) + _delayed(game, occurrences)
    for player in game.state.in_turn_order():
        theirs = [found for found in ready if found.controller == player]
        for found in (yield from ordered(player, theirs)):
            add(game, found)


def add(game: Game, found: Ready) -> int:
    """Step 1 of rule 401 for a trigger: a pending item on the chain; returns its id."""
    thing = game.state.objects[found.source.card]
    rules: tuple[Slug, ...] = (REFLEXIVE,) if found.kind is ItemKind.REFLEXIVE else (TRIGGER, EVALUATED_AFTER)
    if isinstance(found.ability.condition, WhenDies) and found.ability.condition.first_each_turn:
        rules += (FIRST_TIME,)
    elif isinstance(found.ability.condition, WhenPlayed):
        rules += (PLAY_EFFECT,)
    elif isinstance(found.ability.condition, WhenYouDiscard):
        rules += (AFTER_DISCARDING,)
    elif isinstance(found.ability.condition, WhenThisDies):
        rules = (TRIGGER, DEATHKNELL)
    event = game.tell(Happened.ABILITY_TRIGGERED, rules, thing, source=found.source, causes=found.causes)
    number = game.new_id()
    game.append_item(
        ChainItem(number, found.kind, found.name, found.controller, found.source, found.ability.effect, event,
                  cost=found.ability.cost, optional=found.ability.may, at=found.at, here=found.here,
                  made_by=found.made_by)
    )  # fmt: skip
    return number


def _standing(game: Game, occurrences: list[Occurrence]) -> list[Ready]:
    found = []
    for thing in game.state.on_board:
        for ability in thing.card.abilities:
            if isinstance(ability, Triggered):
                name = f"{thing.label}'s trigger"
                own = isinstance(ability.condition, WhenPlayed)
                found += [
                    Ready(ability, thing.controller, thing.id, name, (met.event,), ItemKind.TRIGGERED,
                          met.at if own and isinstance(met, Played) else None)
                    for met in ability.condition.met(game, thing, occurrences)
                ]  # fmt: skip
    return found


def _delayed(game: Game, occurrences: list[Occurrence]) -> list[Ready]:
    found = []
    for delayed in game.state.delayed:
        if not isinstance(delayed.ability, Triggered) or not isinstance(delayed.ability.condition, WhenThisKills):
            continue
        for died in occurrences:
            if (
                isinstance(died, Died)
                and died.thing.id == delayed.subject
                and any(delayed.by_item in origin.items for origin in died.attributed_to)
            ):
                causes = (delayed.made_by, died.event)
                found.append(
                    Ready(delayed.ability, delayed.controller, delayed.source, delayed.name, causes, ItemKind.REFLEXIVE,
                          made_by=(delayed.by_item,) if delayed.by_item is not None else ())
                )  # fmt: skip
    return found


def ordered(player: str, ready: list[Ready]) -> Procedure[list[Ready]]:
    """The triggers of a player in the order that they choose for the chain (383.3.d)."""
    alike = {(found.ability.describe(), found.name) for found in ready}
    if len(ready) < 2 or len(alike) == 1:
        return ready
    options = tuple(Option(f"{number} {found.name}", found.name) for number, found in enumerate(ready, 1))
    answer = yield from ask(
        Decision(Kind.ORDER, player, "trigger order", ORDER, "order the triggers, first on the chain first", options)
    )
    return [ready[int(key.split()[0]) - 1] for key in answer]
