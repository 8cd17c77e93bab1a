"""Triggered Abilities (rules 382-388), reflexive triggers among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.abilities.delayed_effects import use_up
from judge.engine.abilities.limits import WHOEVER, limit_of
from judge.engine.conditions.conditions import (
    AtOnce,
    Condition,
    WhenDies,
    WhenPlayed,
    WhenThisDies,
)
from judge.engine.conditions.kills import WhenThisKills
from judge.engine.conditions.leaving import WhenThisLeavesBoard
from judge.engine.conditions.occurrences import (
    Died,
    LeftBoard,
    Moved,
    Occurrence,
    Played,
    Scored,
    occurrence_of,
)
from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.chain import ChainItem, Choices, ItemKind, OfAbility, Payment
from judge.engine.state.delayed import Until
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction, walk
from judge.engine.state.procedure import unless_player_leaves
from judge.engine.state.zones import battlefield
from judge.engine.triggers.again import is_kept_from_triggering, times
from judge.engine.triggers.listening import among, in_trashes, on_board
from judge.engine.triggers.trigger_order import ordered
from judge.engine.triggers.triggered_ability import Triggered, WaitingTrigger
from judge.engine.wording.compared import WhereItMoved
from judge.engine.wording.doubts import holds, record_doubt
from judge.engine.wording.references import THERE
from judge.engine.wording.requirement import Requirement
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.delayed import Delayed
    from judge.engine.state.game import Game
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.zones import Place
    from judge.slugs import Slug

__all__ = [
    "AtOnce", "Condition", "Died", "Occurrence", "Played", "Triggered", "WaitingTrigger", "WhenDies",
    "WhenPlayed", "WhenThisDies", "add", "ordered", "trigger", "triggers_of",
]  # fmt: skip

DO_THIS = cite("reflexive.do-this")  # 387.1
REFLEXIVE = cite("reflexive.goes-on-chain")  # 388.1


def trigger(game: Game, occurrences: list[Occurrence], players: tuple[str, ...] | None = None) -> Procedure[None]:
    """Put every ability whose condition was met by simultaneous events on the chain, in the order of rule 383.3.d.

    Conditions are read after the events (383.2.c): what left the board with them does not see them (383.2.c.2).
    ``players`` is the order in which players add theirs; it is turn order unless a rule says otherwise (464.2.e.1).
    """
    if game.state.noticed:
        occurrences = [*occurrences, *(occurrence_of(found) for found in game.state.noticed)]
        game.state = game.state.changed(noticed=())
    ready = standing(game, occurrences)
    if game.state.delayed:
        ready += _delayed(game, occurrences)
    if not ready:
        return
    for player in players or game.state.in_turn_order():
        theirs = [found for found in ready if found.controller == player]
        for found in (yield from unless_player_leaves(ordered(game, player, theirs))) or ():
            add(game, found)


def add(game: Game, found: WaitingTrigger, also: tuple[Slug, ...] = ()) -> int:
    """Step 1 of rule 401 for a trigger: a pending item on the chain; returns its id. ``also`` are further rules."""
    thing = game.state.objects[found.source.card]
    rules = (DO_THIS, REFLEXIVE) if found.kind is ItemKind.REFLEXIVE else found.ability.rules_of(found.condition)
    event = game.tell(Happened.ABILITY_TRIGGERED, (*rules, *also), thing, source=found.source, causes=found.causes)
    number = game.new_id()
    captured = (("it", found.captured),) if found.captured is not None else ()
    of_ability = OfAbility(
        found.place, found.limit, found.ability.may, captured, found.player, found.here, found.at, found.played
    )
    game.append_item(
        ChainItem(number, found.kind, found.name, found.controller, found.source, found.ability.effect, event,
                  ability=of_ability, payment=Payment(found.ability.cost), made_by=found.made_by,
                  choices=Choices(places=((THERE, found.there),) if found.there is not None else ()))
    )  # fmt: skip
    return number


def triggers_of(game: Game, thing: GameObject) -> tuple[tuple[int, Triggered], ...]:
    """The triggered abilities of an object with their places in its text."""
    return among(thing.abilities, thing.keywords, game.hooks.keyword_triggers)


def standing(game: Game, occurrences: list[Occurrence]) -> list[WaitingTrigger]:
    """The triggers of objects on the board, and of cards in trashes, whose condition is met."""
    found: list[WaitingTrigger] = []
    if not occurrences:
        return found
    state, short_for = game.state, game.hooks.keyword_triggers
    for thing, triggers in on_board(state, occurrences, short_for):
        for place, ability in triggers:
            found += _met(game, thing, place, ability, occurrences)
    for one in occurrences:
        if isinstance(one, LeftBoard):
            for place, ability in triggers_of(game, one.thing):
                if any(isinstance(part, WhenThisLeavesBoard) for part in ability.condition.parts):
                    found += _met(game, one.thing, place, ability, [one])
    for thing, triggers in in_trashes(state, occurrences, short_for):
        for place, ability in triggers:
            found += _met(game, thing, place, ability, occurrences)
    return found


def would_trigger(game: Game, thing: GameObject, occurrences: list[Occurrence]) -> bool:
    """Whether an ability of an object would trigger if it were on the board. Nothing happens by asking."""
    other = game.fork()
    return any(
        not isinstance(ability.condition, WhenPlayed) and bool(_met(other, thing, place, ability, occurrences))
        for place, ability in triggers_of(game, thing)
    )


def _met(
    game: Game, thing: GameObject, place: int, ability: Triggered, occurrences: list[Occurrence]
) -> list[WaitingTrigger]:
    """The triggers of one ability of an object: one for each occurrence that meets its condition."""
    met = [(part, one) for part in ability.condition.parts for one in part.met(game, thing, occurrences)]
    if not met or (ability.only_if is not None and not holds(game, ability.only_if, thing.controller, thing)):
        return []
    controller = thing.controller or game.state.turn.player  # an uncontrolled battlefield: 190.6.b
    limit = limit_of(thing, place, ability.each_turn) if ability.each_turn else None
    if limit is not None and game.state.count(limit[0], WHOEVER) >= ability.each_turn:
        return []
    if is_kept_from_triggering(game, thing, ability):
        return []
    return [
        WaitingTrigger(ability, getattr(one, "player", controller) if ability.theirs else controller, thing.id,
              f"{thing.label}'s trigger", (one.event,), ItemKind.TRIGGERED,
              one.at if part.is_play_effect and isinstance(one, Played) else None,
              here=_there(thing, one, ability.effect),
              captured=_object_of(one), limit=limit, player=getattr(one, "player", ""),
              there=part.there(one) if _refers_to_there(ability.effect) else None, place=place, condition=part)
        for part, one in met for _ in range(times(game, ability, controller, one))
    ]  # fmt: skip


def _there(thing: GameObject, occurrence: Occurrence, effect: tuple[Instruction, ...]) -> Place | None:
    """Where "there" is for an object that is nowhere itself: the battlefield that was scored (359.3.f.3)."""
    if isinstance(occurrence, Moved) and _asks_where_from(effect):
        return occurrence.origin
    return battlefield(occurrence.at) if isinstance(occurrence, Scored) and not thing.place.is_location else None


@cached_by_value
def _refers_to_there(effect: tuple[Instruction, ...]) -> bool:
    """Whether an effect refers to the place that its trigger's condition was met with, and not to where its source is.

    That place is captured (359.3.f.3).
    """
    return any(isinstance(part, Instruction | Requirement) and part.refers_to_there for part in walk(effect))


@cached_by_value
def _asks_where_from(effect: tuple[Instruction, ...]) -> bool:
    """Whether an effect refers to where its source moved from as well, which is captured, too (359.3.f.3)."""
    return any(isinstance(part, WhereItMoved) for part in walk(effect))


def _object_of(occurrence: Occurrence) -> ObjectId | None:
    """The object that an occurrence is about, if it is about one."""
    thing: GameObject | None = getattr(occurrence, "thing", None)
    return thing.id if thing is not None else None


def _delayed(game: Game, occurrences: list[Occurrence]) -> list[WaitingTrigger]:
    """Delayed triggers: they are not associated with a permanent, so their source may be gone (392)."""
    found = []
    for delayed in game.state.delayed:
        if not isinstance(delayed.ability, Triggered):
            continue
        if delayed.until is Until.WHILE_THERE and (delayed.captured is None or game.find(delayed.captured) is None):
            continue  # what it is about has gone: 390.5.a
        if not isinstance(delayed.ability.condition, WhenThisKills):
            met = _met_by_delayed(game, delayed, delayed.ability.condition, occurrences)
            if met and delayed.once:
                use_up(game, delayed.id)
                met = met[:1]
            found += [
                WaitingTrigger(
                    delayed.ability, delayed.controller, delayed.source, delayed.name, (delayed.made_by, one.event),
                    ItemKind.TRIGGERED, captured=_object_of(one) or delayed.captured, there=delayed.there,
                )
                for one in met
            ]  # fmt: skip
            continue
        dealer, doubt = delayed.ability.condition.dealer, delayed.ability.condition.doubt
        for died in occurrences:
            if (
                isinstance(died, Died)
                and died.thing.id == delayed.subject
                and any(
                    delayed.by_item in origin.items if dealer is None else dealer in origin.objects
                    for origin in died.attributed_to
                )
            ):
                record_doubt(game, doubt)
                causes = (delayed.made_by, died.event)
                found.append(
                    WaitingTrigger(delayed.ability, delayed.controller, delayed.source, delayed.name, causes,
                                   ItemKind.REFLEXIVE,
                                   made_by=(delayed.by_item,) if delayed.by_item is not None else ())
                )  # fmt: skip
    return found


def _met_by_delayed(
    game: Game, delayed: Delayed, condition: Condition, occurrences: list[Occurrence]
) -> list[Occurrence]:
    """The occurrences that meet the condition of a delayed trigger; where it is about an object, only those of that."""
    if condition.is_asked_of_its_subject:
        about = game.find(delayed.subject) if delayed.subject is not None else None
        return condition.met(game, about, occurrences) if about is not None else []
    watcher = replace(game.state.objects[delayed.source.card], controller=delayed.controller)
    met = condition.met(game, watcher, occurrences)
    return [one for one in met if delayed.subject is None or _object_of(one) == delayed.subject]
