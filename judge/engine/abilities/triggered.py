"""Triggered Abilities (rules 382-388), reflexive triggers among them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.engine import instructions
from judge.engine.abilities.ability import Ability
from judge.engine.chain import ChainItem, ItemKind
from judge.engine.decisions import Decision, Kind, Option
from judge.engine.events import Happened
from judge.engine.procedure import ask
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.criteria import Criteria
    from judge.engine.game import Game
    from judge.engine.instructions import Instruction
    from judge.engine.objects import GameObject, ObjectId
    from judge.engine.procedure import Procedure
    from judge.slugs import Slug

TRIGGER = cite("triggered.trigger")  # 383.3
ORDER = cite("triggered.order")  # 383.3.d
EVALUATED_AFTER = cite("triggered.evaluated-after")  # 383.2.c
FIRST_TIME = cite("triggered.first-time")  # 383.1.b
REFLEXIVE = cite("reflexive.goes-on-chain")  # 388.1


@dataclass(frozen=True, slots=True)
class Died:
    """An object was killed: as it was, the event, and the chain items that the kill is attributed to (428.5)."""

    thing: GameObject
    event: int
    attributed_to: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Conquered:
    """A player conquered a battlefield (469.1)."""

    player: str
    at: str
    event: int


Occurrence = Died | Conquered


@dataclass(frozen=True, slots=True)
class WhenDies:
    """When a unit that fits dies; ``first_each_turn``: only the first one of each turn."""

    criteria: Criteria
    first_each_turn: bool = False

    def describe(self) -> str:
        if self.first_each_turn:
            return f"The first time each turn that {self.criteria.describe()} dies"
        return f"When {self.criteria.describe()} dies"


@dataclass(frozen=True, slots=True)
class WhenYouConquer:
    """When the controller of the source conquers."""

    def describe(self) -> str:
        return "When you conquer"


@dataclass(frozen=True, slots=True)
class WhenThisKills:
    """When the spell or ability that made the trigger kills the unit it watches."""

    def describe(self) -> str:
        return "If this kills it"


@dataclass(frozen=True, slots=True)
class AtOnce:
    """No condition: a reflexive trigger that is always added to the chain (387.2)."""

    def describe(self) -> str:
        return "Do this"


Condition = WhenDies | WhenYouConquer | WhenThisKills | AtOnce


@dataclass(frozen=True, slots=True)
class Triggered(Ability):
    """``condition, effect``."""

    condition: Condition
    effect: tuple[Instruction, ...]

    def describe(self) -> str:
        return f"{self.condition.describe()}: {instructions.describe(self.effect)}"


@dataclass(frozen=True, slots=True)
class Ready:
    """A trigger whose condition has been met and that waits to be put on the chain."""

    ability: Triggered
    controller: str
    source: ObjectId
    name: str
    causes: tuple[int, ...]
    kind: ItemKind


def trigger(game: Game, occurrences: list[Occurrence]) -> Procedure[None]:
    """Put every ability whose condition was met by simultaneous events on the chain, in the order of rule 383.3.d.

    Conditions are read after the events (383.2.c): what left the board with them does not see them (383.2.c.2).
    """
    ready = _standing(game, occurrences) + _delayed(game, occurrences)
    for player in game.state.in_turn_order():
        theirs = [found for found in ready if found.controller == player]
        for found in (yield from _ordered(player, theirs)):
            add(game, found)


def add(game: Game, found: Ready) -> None:
    """Step 1 of rule 401 for a trigger: a pending item on the chain."""
    thing = game.state.objects[found.source.card]
    rules: tuple[Slug, ...] = (REFLEXIVE,) if found.kind is ItemKind.REFLEXIVE else (TRIGGER, EVALUATED_AFTER)
    if isinstance(found.ability.condition, WhenDies) and found.ability.condition.first_each_turn:
        rules += (FIRST_TIME,)
    event = game.tell(Happened.ABILITY_TRIGGERED, rules, thing, source=found.source, causes=found.causes)
    game.append_item(
        ChainItem(game.new_id(), found.kind, found.name, found.controller, found.source, found.ability.effect, event)
    )


def _standing(game: Game, occurrences: list[Occurrence]) -> list[Ready]:
    found = []
    for thing in game.state.on_board:
        for ability in thing.card.abilities:
            if isinstance(ability, Triggered):
                name = f"{thing.label}'s trigger"
                found += [
                    Ready(ability, thing.controller, thing.id, name, (event,), ItemKind.TRIGGERED)
                    for event in _met(game, ability.condition, thing, occurrences)
                ]
    return found


def _met(game: Game, condition: Condition, thing: GameObject, occurrences: list[Occurrence]) -> list[int]:
    """The events that meet a condition, each of them once.

    "The first time" is met once even by several events at a time; which of them its controller picks (383.1.b) makes no
    difference to any effect that is modelled, so nobody is asked.
    """
    if isinstance(condition, WhenDies):
        dead = [
            found.event
            for found in occurrences
            if isinstance(found, Died) and condition.criteria.fits(found.thing, thing.controller, thing.id)
        ]
        if not condition.first_each_turn:
            return dead
        together = sum(isinstance(found, Died) and found.thing.controller == thing.controller and found.thing.is_unit
                       for found in occurrences)  # fmt: skip
        earlier = game.state.count("unit died", thing.controller) - together
        return dead[:1] if earlier == 0 else []
    if isinstance(condition, WhenYouConquer):
        return [
            found.event for found in occurrences if isinstance(found, Conquered) and found.player == thing.controller
        ]
    return []


def _delayed(game: Game, occurrences: list[Occurrence]) -> list[Ready]:
    found = []
    for delayed in game.state.delayed:
        if not isinstance(delayed.ability, Triggered) or not isinstance(delayed.ability.condition, WhenThisKills):
            continue
        for died in occurrences:
            if isinstance(died, Died) and died.thing.id == delayed.subject and delayed.by_item in died.attributed_to:
                causes = (delayed.made_by, died.event)
                found.append(
                    Ready(delayed.ability, delayed.controller, delayed.source, delayed.name, causes, ItemKind.REFLEXIVE)
                )
    return found


def _ordered(player: str, ready: list[Ready]) -> Procedure[list[Ready]]:
    alike = {(found.ability.describe(), found.name) for found in ready}
    if len(ready) < 2 or len(alike) == 1:
        return ready
    options = tuple(Option(f"{number} {found.name}", found.name) for number, found in enumerate(ready, 1))
    answer = yield from ask(
        Decision(Kind.ORDER, player, "trigger order", ORDER, "order the triggers, first on the chain first", options)
    )
    return [ready[int(key.split()[0]) - 1] for key in answer]
