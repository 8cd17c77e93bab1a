"""Triggered Abilities (rules 382-388), reflexive triggers among them."""

from __future__ import annotations

from functools import cache
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
    WhenThisKills,
)
from judge.engine.conditions.occurrences import (
    BecameMighty,
    Died,
    Occurrence,
    Played,
    Scored,
    heard_as,
)
from judge.engine.state.cache_by_identity import cache_by_identity
from judge.engine.state.chain import ChainItem, ItemKind
from judge.engine.state.delayed import Until
from judge.engine.state.events import Happened
from judge.engine.state.procedure import unless_player_leaves
from judge.engine.state.zones import battlefield, trash
from judge.engine.triggers.trigger_order import ordered
from judge.engine.triggers.triggered_ability import Triggered, WaitingTrigger
from judge.engine.wording.doubts import holds, record_doubt
from judge.engine.wording.references import THERE
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.state.ability import Ability
    from judge.engine.state.card import Card
    from judge.engine.state.game import Game
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.zones import Place
    from judge.slugs import Slug

    ShortFor = Callable[[tuple[str, ...]], tuple[Ability, ...]]

__all__ = [
    "AtOnce", "Condition", "Died", "Occurrence", "Played", "Triggered", "WaitingTrigger", "WhenDies",
    "WhenPlayed", "WhenThisDies", "WhenThisKills", "add", "ordered", "trigger", "triggers_of",
]  # fmt: skip

DO_THIS = cite("reflexive.do-this")  # 387.1
REFLEXIVE = cite("reflexive.goes-on-chain")  # 388.1


def trigger(game: Game, occurrences: list[Occurrence], players: tuple[str, ...] | None = None) -> Procedure[None]:
    """Put every ability whose condition was met by simultaneous events on the chain, in the order of rule 383.3.d.

    Conditions are read after the events (383.2.c): what left the board with them does not see them (383.2.c.2).
    ``players`` is the order in which players add theirs; it is turn order unless a rule says otherwise (464.2.e.1).
    """
    if game.state.became_mighty:
        occurrences = [*occurrences, *(BecameMighty(found.thing, found.event) for found in game.state.became_mighty)]
        game.state = replace(game.state, became_mighty=())
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
    rules = (DO_THIS, REFLEXIVE) if found.kind is ItemKind.REFLEXIVE else found.ability.rules
    event = game.tell(Happened.ABILITY_TRIGGERED, (*rules, *also), thing, source=found.source, causes=found.causes)
    number = game.new_id()
    captured = (("it", found.captured),) if found.captured is not None else ()
    game.append_item(
        ChainItem(number, found.kind, found.name, found.controller, found.source, found.ability.effect, event,
                  cost=found.ability.cost, optional=found.ability.may, at=found.at, here=found.here, captured=captured,
                  limit=found.limit, made_by=found.made_by, played=found.played, player=found.player,
                  places=((THERE, found.there),) if found.there is not None else (), ability=found.place)
    )  # fmt: skip
    return number


def triggers_of(game: Game, thing: GameObject) -> tuple[tuple[int, Triggered], ...]:
    """The triggered abilities of an object with their places in its text."""
    short_for = game.hooks.keyword_triggers
    if thing.traits is None:
        return _printed_on(thing.card, short_for)
    return _among(thing.abilities, thing.keywords, short_for)


@cache
def _printed_on(card: Card, short_for: ShortFor) -> tuple[tuple[int, Triggered], ...]:
    return _among(card.abilities, card.keywords, short_for)


def _among(
    abilities: tuple[Ability, ...], keywords: tuple[str, ...], short_for: ShortFor
) -> tuple[tuple[int, Triggered], ...]:
    """Those written out, and those that keywords are short for."""
    everything = (*abilities, *short_for(keywords)) if keywords else abilities
    return tuple((place, found) for place, found in enumerate(everything) if isinstance(found, Triggered))


def standing(game: Game, occurrences: list[Occurrence]) -> list[WaitingTrigger]:
    """The triggers of objects on the board, and of cards in trashes, whose condition is met."""
    found: list[WaitingTrigger] = []
    for thing in _listeners(game, {heard_as(one) for one in occurrences}):
        for place, ability in triggers_of(game, thing):
            if ability.in_trash is thing.on_board:
                continue
            met = ability.condition.met(game, thing, occurrences)
            if not met:
                continue
            if ability.only_if is not None and not holds(game, ability.only_if, thing.controller, thing):
                continue
            controller = thing.controller or game.state.turn_player  # an uncontrolled battlefield: 190.6.b
            limit = limit_of(thing, place, ability.each_turn) if ability.each_turn else None
            if limit is not None and game.state.count(limit[0], WHOEVER) >= ability.each_turn:
                continue
            own = isinstance(ability.condition, WhenPlayed)
            found += [
                WaitingTrigger(ability, getattr(one, "player", controller) if ability.theirs else controller, thing.id,
                      f"{thing.label}'s trigger", (one.event,), ItemKind.TRIGGERED,
                      one.at if own and isinstance(one, Played) else None, here=_there(thing, one),
                      captured=_object_of(one), limit=limit, player=getattr(one, "player", ""),
                      there=_scored(ability, one), place=place)
                for one in met
            ]  # fmt: skip
    return found


def _listeners(game: Game, kinds: set[object]) -> list[GameObject]:
    """The objects on the board, and behind them cards in trashes, that have a trigger for such occurrences there."""
    found: list[GameObject] = []
    state, short_for = game.state, game.hooks.keyword_triggers
    for thing in state.on_board:
        now = thing.traits
        if now is None:
            heard = _heard_from(thing.card, short_for)
        else:
            heard = _heard_in(now.abilities) | _heard_by(now.keywords, short_for)
        if heard and not kinds.isdisjoint(heard):
            found.append(thing)
    for player in state.players:
        found += [
            state.objects[entry] for entry in state.entries(trash(player))
            if isinstance(entry, int) and not kinds.isdisjoint(_heard_in_trash(state.objects[entry].card, short_for))
        ]  # fmt: skip
    return found


@cache
def _heard_in_trash(card: Card, short_for: ShortFor) -> frozenset[object]:
    printed = _printed_on(card, short_for)
    return frozenset[object]().union(*(found.condition.heard for _, found in printed if found.in_trash))


@cache
def _heard_from(card: Card, short_for: ShortFor) -> frozenset[object]:
    return _heard_in(card.abilities) | _heard_by(card.keywords, short_for)


@cache_by_identity
def _heard_in(abilities: tuple[Ability, ...]) -> frozenset[object]:
    found = (ability for ability in abilities if isinstance(ability, Triggered) and not ability.in_trash)
    return frozenset[object]().union(*(ability.condition.heard for ability in found))


@cache
def _heard_by(keywords: tuple[str, ...], short_for: ShortFor) -> frozenset[object]:
    return frozenset[object]().union(*(found.condition.heard for _, found in _among((), keywords, short_for)))


def _there(thing: GameObject, occurrence: Occurrence) -> Place | None:
    """Where "there" is for an object that is nowhere itself: the battlefield that was scored (359.3.f.3)."""
    return battlefield(occurrence.at) if isinstance(occurrence, Scored) and not thing.place.is_location else None


def _scored(ability: Triggered, occurrence: Occurrence) -> Place | None:
    """The battlefield that was scored, where the effect refers to it and not to where the source is (359.3.f.3)."""
    refers = isinstance(occurrence, Scored) and any(instruction.refers_to_there for instruction in ability.effect)
    return battlefield(occurrence.at) if refers and isinstance(occurrence, Scored) else None


def _object_of(occurrence: Occurrence) -> ObjectId | None:
    """The object that an occurrence is about, if it is about one."""
    thing: GameObject | None = getattr(occurrence, "thing", None)
    return thing.id if thing is not None else None


def _delayed(game: Game, occurrences: list[Occurrence]) -> list[WaitingTrigger]:
    """Delayed triggers: they are not associated with a permanent, so their source may be gone (392)."""
    found = []
    kinds = {heard_as(one) for one in occurrences}
    for delayed in game.state.delayed:
        if not isinstance(delayed.ability, Triggered):
            continue
        if delayed.until is Until.WHILE_THERE and (delayed.captured is None or game.find(delayed.captured) is None):
            continue  # what it is about has gone: 390.5.a
        if not isinstance(delayed.ability.condition, WhenThisKills):
            if kinds.isdisjoint(delayed.ability.condition.heard):
                continue
            watcher = replace(game.state.objects[delayed.source.card], controller=delayed.controller)
            met = [
                one for one in delayed.ability.condition.met(game, watcher, occurrences)
                if delayed.subject is None or _object_of(one) == delayed.subject
            ]  # fmt: skip
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
