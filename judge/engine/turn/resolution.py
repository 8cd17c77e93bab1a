"""Resolving chain items (rules 340, 359.2-359.3, 158)."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.doubts import older_ruling
from judge.engine.abilities.adds_battlefield import add_battlefield_with
from judge.engine.abilities.enters_ready import (
    BY_A_TEXT,
    NEXT_ENTERS_READY,
    READY_THOUGH_PLAYED_EXHAUSTED,
    REPLACES_HOW_IT_ENTERS,
    enters_exhausted_by_text,
    enters_ready_by_text,
    next_enters_ready,
)
from judge.engine.abilities.played_where import use_up_next_place
from judge.engine.actions.banish import banish
from judge.engine.actions.recycle import recycle
from judge.engine.conditions.occurrences import AbilityPlayed
from judge.engine.keywords.accelerate import ENTERS_READY
from judge.engine.keywords.flow import BANISHED
from judge.engine.playing.play import AS_STATED, context_of
from judge.engine.state.card import GEAR, UNIT
from judge.engine.state.chain import ItemKind
from judge.engine.state.control import contest
from judge.engine.state.events import Happened, Log
from judge.engine.state.zones import Zone, base, trash
from judge.engine.triggers.performing import perform_all
from judge.engine.triggers.triggered import Played, trigger, would_trigger
from judge.engine.wording.circumstances import RESOLVED, played_key
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.instructions import describe_effect
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.zones import Place
    from judge.slugs import Slug

RESOLVE_NEWEST = cite("resolve.newest")  # 340.1
TOP_TO_BOTTOM = cite("resolve.top-to-bottom")  # 158.1
THEN = cite("replacement.then-it")  # 390.3.a
TO_TRASH = cite("resolve.spell-to-trash")  # 359.3.d
ENTERS = cite("resolve.permanent-enters")  # 359.2
UNIT_EXHAUSTED = cite("resolve.unit-enters-exhausted")  # 359.2.c
GEAR_READY = cite("resolve.gear-enters-ready")  # 359.2.d
AT_ONCE = cite("fepr.permanents-resolve-at-once")  # 337.2
TO_BASE_INSTEAD = cite("resolve.combat-of-others")  # 462.2.a
HERE_IS_THE_BASE = cite("resolve.here-is-the-base")  # 462.2.b
NOT_THERE_YET = older_ruling(
    "played-by-the-spell-that-it-would-see",
    "Does a permanent that a spell plays see that spell being played?",
    "No, the spell has been played once it has resolved, and only then does the permanent enter (354.3, 419.4.a)",
    "they have it trigger for that spell",
)

PLAYED = cite("play.played-when-resolved")  # 419.4.a
NOTHING_EXECUTED = cite("resolve.nothing-executed")  # 359.3.e.10
UNAFFECTED = cite("targets.unaffected")  # 359.3.e.5
ABILITY_DONE = cite("resolve.ability-leaves-the-chain")  # 406.5


def resolve(game: Game, item: ChainItem) -> Procedure[None]:
    """Execute a finalized item in full and remove it from the chain."""
    if item.kind is ItemKind.PERMANENT:
        yield from _enter(game, item)
        return
    thing = game.state.objects[item.object.card]
    words = describe_effect(item.effect)
    event = game.tell(
        Happened.RESOLVED, (RESOLVE_NEWEST, TOP_TO_BOTTOM), thing if item.is_card else item, detail=words,
        causes=(item.begun_by,), source=item.object,
    )  # fmt: skip
    context = context_of(item)
    with game.because(event, source=item.object):
        yield from perform_all(item.effect, game, context)
        if game.state.winner is not None:
            return
        left = game.find(item.object)
        game.remove_item(item.id)
        if item.is_card:  # one that its own text put elsewhere has been played all the same
            gone = game.state.objects[item.object.card]
            if left is not None:
                gone = yield from leave_chain(game, item, left)
            game.mark(RESOLVED, item.controller)
            recycled = item.is_recycled(countered=False)
            rules = (
                ()
                if left is None
                else (BANISHED,)
                if item.is_flow
                else (THEN,)
                if recycled or item.is_banished
                else (TO_TRASH,)
                if gone.place.zone is Zone.TRASH
                else ()
            )
            without_effect = (NOTHING_EXECUTED,) if _did_nothing(game, event) else ()
            done = game.tell(Happened.FINISHED, (*rules, PLAYED, *without_effect), gone)
            played = _played(item, gone, done)
            if _would_trigger_for_it(game, played):
                record_doubt(game, NOT_THERE_YET)
            yield from trigger(game, [played])
        else:
            done = game.tell(Happened.FINISHED, ABILITY_DONE, item)
            cost = item.payment.cost
            if item.kind is ItemKind.ACTIVATED and cost is not None and (cost.energy or thing.card.is_a(GEAR)):
                # 377.2.a; no text looks at a play of another ability
                yield from trigger(game, [AbilityPlayed(item.controller, thing, cost, done)])


def _would_trigger_for_it(game: Game, played: Played) -> bool:
    """Whether a permanent that a spell plays, which is still pending, would trigger for that spell on the board."""
    pending = [game.find(other.object) for other in game.state.chain if other.kind is ItemKind.PERMANENT]
    return any(thing is not None and would_trigger(game, thing, [played]) for thing in pending)


def _did_nothing(game: Game, resolved: int) -> bool:
    """Whether every instruction of a spell needed targets and found none legal: nothing happened by it (359.3.e.10)."""
    since = list(takewhile(lambda event: event.id != resolved, Log.newest_first(game.log)))
    nothing = {Happened.IGNORED, Happened.NULL_FOUND, Happened.DOUBTED, Happened.SETTLED}
    return any(UNAFFECTED in event.rules for event in since) and all(event.kind in nothing for event in since)


def leave_chain(game: Game, item: ChainItem, spell: GameObject) -> Procedure[GameObject]:
    """Put a spell that leaves the chain into its owner's trash, unless its text or Flow says otherwise."""
    if item.is_recycled(countered=False):
        yield from recycle(game, item.controller, [spell])
        return game.state.objects[spell.id.card]
    return banish(game, spell, item.controller) if item.is_banished else game.put(spell, trash(spell.owner))


def _enter(game: Game, item: ChainItem) -> Procedure[None]:
    """Let a permanent enter the board at its chosen location (359.2)."""
    thing = game.find(item.object)
    assert thing is not None
    place = item.choices.location or base(item.controller)
    instead: tuple[Slug, ...] = ()
    added = add_battlefield_with(game, thing, item.controller)
    if added is not None:
        place, instead = added, (REPLACES_HOW_IT_ENTERS,)
    elif _leads_into_a_combat_of_others(game, item, thing, place):
        instead = (TO_BASE_INSTEAD, *_here_is_the_base_now(game, item, place))
        place = base(item.controller)
    chain = tuple(other for other in game.state.chain if other.id != item.id)
    game.change_chain(chain=chain)
    entered = game.put(thing, place)
    use_up_next_place(game, item.controller, entered)
    exhausted, rules = _how_it_enters(game, entered, item)
    entered = game.update(entered, exhausted=exhausted)
    if entered.controller != item.controller:
        entered = game.update(entered, controller=item.controller)
    if item.choices.named:
        entered = game.update(entered, named=item.choices.named)
    how = "exhausted" if entered.exhausted else "ready"
    event = game.tell(
        Happened.ENTERED, (ENTERS, *rules, AT_ONCE, *instead), entered, who=item.controller, detail=f"{place} {how}",
        causes=(item.begun_by,), source=item.object,
    )  # fmt: skip
    contest(game, entered, event)
    if not entered.card.token:  # tokens are no cards: 185
        you, types = item.controller, entered.card.types
        game.mark_all([(RESOLVED, you), *((played_key(card_type, entered.place), you) for card_type in types)])
    played = game.tell(Happened.PLAYED, PLAYED, entered, who=item.controller, causes=(event,))
    game.change_chain(priority=None, passes=0, cleanup_due=True)
    yield from trigger(game, [_played(item, entered, played)])


def _played(item: ChainItem, thing: GameObject, event: int) -> Played:
    """What is told of a card that has been played: from where, and what its player paid for it."""
    origin = item.permission.origin.zone if item.permission is not None else Zone.NOWHERE
    spent = 0 if item.is_taken else item.payment.spent  # they spent nothing on it
    return Played(
        item.controller, thing, event, item.bound_to, item.payment.paid, spent, origin, is_taken=item.is_taken
    )


def _how_it_enters(game: Game, thing: GameObject, item: ChainItem) -> tuple[bool, tuple[Slug, ...]]:
    """Whether a permanent enters exhausted: units do, gear does not (359.2.c-d), unless a text says otherwise."""
    is_the_next_one = next_enters_ready(game, thing, item.controller)  # over with it, whatever else lets it enter ready
    stated = item.permission.exhausted if item.permission is not None else None
    ready: tuple[Slug, ...] = ()
    if item.payment.enters_ready:
        ready = (ENTERS_READY,)
    elif enters_ready_by_text(game, thing):
        ready = (BY_A_TEXT, REPLACES_HOW_IT_ENTERS)
    elif is_the_next_one:
        ready = (NEXT_ENTERS_READY,)
    if ready:
        record_doubt(game, READY_THOUGH_PLAYED_EXHAUSTED if stated else None)
        return False, ready
    if stated is not None:
        return stated, (AS_STATED,)
    if enters_exhausted_by_text(thing):
        return True, (REPLACES_HOW_IT_ENTERS,)
    return (True, (UNIT_EXHAUSTED,)) if thing.card.is_a(UNIT) else (False, (GEAR_READY,))


def _here_is_the_base_now(game: Game, item: ChainItem, place: Place) -> tuple[Slug, ...]:
    """Make "here" in the rest of the effect the base to which the unit was played (462.2.b).

    Returns the rule if it applies.
    """
    later = [
        other for other in game.state.chain
        if item.object in other.ability.played and other.ability.here == place
    ]  # fmt: skip
    for other in later:
        game.set_item(replace(other, ability=replace(other.ability, here=base(item.controller))))
    return (HERE_IS_THE_BASE,) if later else ()


def _leads_into_a_combat_of_others(game: Game, item: ChainItem, thing: GameObject, place: Place) -> bool:
    """Rule 462.2.a: whether a unit would enter a combat of others, so that it goes to its controller's base."""
    if len(game.state.players) == 2 or place.zone is not Zone.BATTLEFIELD or not thing.card.is_a(UNIT):
        return False
    return game.state.is_combat_of_others(item.controller, place.of)
