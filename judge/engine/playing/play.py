"""The process of play (rules 349-359, 398-406): from the first step to a finalized item.

Step 1 puts a pending item on the chain (``begin_play``). Steps 2 to 6 happen as the item is finalized (``finalize``):
make choices, determine the cost, pay it, check legality, finish. What cannot be completed is undone.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.abilities.from_trash import OUTSIDE
from judge.engine.abilities.limits import WHOEVER
from judge.engine.abilities.naming import name_as_played
from judge.engine.costs.affordability import can_still_be_paid
from judge.engine.costs.declare_costs import choose_optional_costs, perform_paid
from judge.engine.costs.determine_cost import determine
from judge.engine.costs.invalidated_choices import may_item_fail
from judge.engine.costs.paying import can_pay, pay
from judge.engine.costs.purposes import paying_for
from judge.engine.keywords.ambush import ADDS_LOCATIONS, AMBUSH, NO_LONGER_VALID, is_where_cost_killed
from judge.engine.keywords.flow import FROM_TRASH
from judge.engine.playing.choosing import choose_targets
from judge.engine.playing.finalized_this_turn import count_finalized
from judge.engine.playing.passes import reset_passes
from judge.engine.playing.places_to_play import places_for, places_for_item, rules_of
from judge.engine.playing.trial_completion import with_completable_answers
from judge.engine.playing.undoing import cancel
from judge.engine.state.card import UNIT
from judge.engine.state.chain import ChainItem, ItemKind, Permission
from judge.engine.state.control import KEPT_IN_A_CLOSED_STATE, is_kept_without_units
from judge.engine.state.cost import FREE
from judge.engine.state.decisions import (
    Decision,
    Kind,
    Option,
    yes_no,
)
from judge.engine.state.effect_context import EffectContext
from judge.engine.state.events import Happened
from judge.engine.state.procedure import ask, ask_whether
from judge.engine.state.turn import Expiration, Phase
from judge.engine.state.zones import CHAIN, Place, base
from judge.engine.targeting.choose_one import can_choose, choose_modes
from judge.engine.targeting.fitting import rests_on_what_was_spared
from judge.engine.targeting.targeting_effects import targets_chosen
from judge.engine.targeting.targets import chooser_of, has_illegal_target
from judge.engine.targeting.text_behind import with_active_text
from judge.engine.triggers.next_spell import bind
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.passive import NotYet
from judge.engine.wording.requirements import COST_OF_NOTHING
from judge.errors import NotModelled
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.zones import Place
    from judge.slugs import Slug

TO_THE_CHAIN = cite("play.to-the-chain")  # 354
LOCATION = cite("play.location")  # 355.2
VALID_LOCATIONS = cite("play.valid-locations")  # 355.2.a
HIDDEN_LOCATION = cite("play.hidden-location")  # 811.1.d.1
HIDDEN_PLAYS_THERE = cite("play.hidden-plays-units-there")  # 811.1.d.3
AS_STATED = cite("play.as-the-effect-says")  # 419.3.b
VALID_CHOICES = cite("play.valid-choices-needed")  # 355.8
FROM_FACEDOWN = cite("hidden.gains-reaction")  # 811.6
TARGETS_LEGAL = cite("play.targets-checked")  # 358.1
COSTS_PAID = cite("play.costs-checked")  # 358.2
FINALIZED = cite("play.finalized")  # 359.1
COST_IN_EFFECT = cite("triggered.cost-in-the-effect")  # 383.3.b
ONLY_IF_PAID = cite("triggered.finalized-only-if-paid")  # 383.3.b.1
ABILITY_FINALIZED = cite("ability.finalized")  # 406.2
OLDEST_FIRST = cite("fepr.oldest-first")  # 337.1.b
MUST_BE_POSSIBLE = cite("costs.must-be-possible")  # 203.3
NO_CHOICES = cite("ability.no-legal-choices")  # 402.4
MAY_PERFORM = cite("ability.may-perform")  # 402.1
NOT_PERFORMED = cite("ability.not-performed")  # 402.1.a
TIMES_EACH_TURN = cite("triggered.times-each-turn")  # 383.3.e.1
NOT_TRIGGERED = cite("triggered.declined-has-not-triggered")  # 383.3.a.2
MAY_DECLINE_PAYING = cite("ability.may-decline-paying")  # 404.2


def begin_play(
    game: Game, player: str, card: GameObject, permission: Permission, *, rules: tuple[Slug, ...] = ()
) -> None:
    """Step 1 (354): move the card to the chain as a pending item, which closes the state."""
    refuse_unmodelled(card)
    if permission.at is not None:
        rules = (*rules, FROM_FACEDOWN)
        _note_kept(game, player, [permission.at])
    if permission.flow:
        rules = (*rules, FROM_TRASH)
    if permission.by_own_text:
        rules = (*rules, OUTSIDE)
    event = game.tell(Happened.PLAY_BEGUN, (TO_THE_CHAIN, *rules), card, who=player)
    moved = game.put(card, CHAIN)
    moved = game.update(moved, controller=player)
    kind = ItemKind.PERMANENT if card.card.is_permanent else ItemKind.SPELL
    effect = () if kind is ItemKind.PERMANENT else card.card.effect
    game.append_item(ChainItem(game.new_id(), kind, card.label, player, moved.id, effect, event, permission=permission))


def refuse_unmodelled(card: GameObject) -> None:
    """Raise NotModelled, naming the card, if a clause of it is not modelled or nothing is known of it."""
    if card.card.filler:
        raise NotModelled("A filler card cannot be played: it is only declared to exist.", where=card.label)
    for found in card.card.abilities:
        if isinstance(found, NotYet):
            raise NotModelled(f"{card.card.name}: {found.missing} is not modelled yet.", where=card.label)


def finalize(game: Game, item: ChainItem) -> Procedure[None]:
    """Perform steps 2 to 6 for the oldest pending item (337.1)."""
    if game.state.turn.expiration is Expiration.DONE and game.state.turn.phase is Phase.ENDING:
        game.change_turn(expiration=Expiration.AGAIN)  # 317.2.f
    with game.because(item.begun_by, source=item.object):
        if not (yield from _performed(game, item)):
            return
    steps = partial(_finalize, item=item)
    if game.trying or not may_item_fail(game, item, chooser_of(item)):
        yield from steps(game)
    else:
        yield from with_completable_answers(game, item.controller, steps)


def _finalize(game: Game, item: ChainItem) -> Procedure[bool]:
    """Steps 2 to 6: choices, costs and the final check; returns whether the item was finalized."""
    before, log = game.state, game.log
    with game.because(item.begun_by, source=item.object):
        if game.state.delayed:
            bind(game, item)
        declared = yield from choose_optional_costs(game, item)
        made = yield from _choose(game, with_active_text(game, declared))
        if made is None:
            rule = VALID_CHOICES if item.is_card else NO_CHOICES
            cancel(game, item, before, log, "there is no legal choice", rule)
            return False
        context = context_of(made)
        context.purposes = paying_for(game.state, made)
        cost = yield from determine(game, made, context)
        if not (yield from pay(game, context, cost, may_decline=_may_decline_paying(made))):
            rule = COSTS_PAID if item.is_card else MAY_DECLINE_PAYING
            also = (ONLY_IF_PAID,) if item.payment.cost is not None and not item.is_card else ()
            cancel(game, made, before, log, "its cost is not paid", rule, *also)
            return False
        if cost.actions:
            made = made.paying(
                given=tuple(given for given in context.given.items() if given[0] not in context.spared_by)
            )
        yield from perform_paid(game, made)
        if has_illegal_target(game, made):
            if rests_on_what_was_spared(made, context.spared_by):
                record_doubt(game, COST_OF_NOTHING)
            cancel(game, made, before, log, "a target is no longer legal", TARGETS_LEGAL)
            return False
        card = game.state.objects[item.object.card]
        if (
            item.is_permanent and AMBUSH in card.card.keywords
            and made.choices.location not in places_for(game, item.controller, card, made.permission)
            and not is_where_cost_killed(card.card, made, context.killed.values())
        ):  # fmt: skip
            cancel(game, made, before, log, "there is no unit of its player at the place any more", NO_LONGER_VALID)
            return False
        finished = replace(made, pending=False, finalized_by=made.controller)
        if made.is_card and cost.energy:
            finished = finished.paying(spent=cost.energy)
        game.set_item(finished)
        reset_passes(game, finished)
        count_finalized(game, finished, cost)
        is_oldest = any(one.pending and one.id > item.id for one in game.state.chain)
        what = game.state.objects[item.object.card] if item.is_card else item
        event = game.tell(Happened.FINALIZED, _finalized_by(item, is_oldest=is_oldest), what, who=item.controller)
        if finished.choices and not game.trying:
            yield from targets_chosen(game, finished, event)
    return True


def _finalized_by(item: ChainItem, *, is_oldest: bool) -> tuple[Slug, ...]:
    """The rules that the finalization names; a cost within a trigger was its base cost (383.3.b)."""
    order = (OLDEST_FIRST,) if is_oldest else ()
    if item.is_card:
        return (FINALIZED, *order)
    triggered = item.kind in {ItemKind.TRIGGERED, ItemKind.REFLEXIVE}
    has_cost = item.payment.cost is not None and not item.payment.cost.is_free
    return (ABILITY_FINALIZED, *((COST_IN_EFFECT,) if triggered and has_cost else ()), *order)


def _performed(game: Game, item: ChainItem) -> Procedure[bool]:
    """Rule 402.1: whether a trigger that begins with "you may" is performed; a declined one has not triggered.

    If it has no legal choices (402.4) or its cost cannot be paid, it is removed and nobody is asked. The same goes for
    one that triggered several times at once and has reached its limit for the turn by now.
    """
    if item.ability.limit is not None and game.state.count(item.ability.limit[0], WHOEVER) >= item.ability.limit[1]:
        game.remove_item(item.id)
        game.tell(Happened.ABILITY_REMOVED, TIMES_EACH_TURN, item, detail="it was performed this turn already")
        return False
    if not item.ability.optional or not can_choose(game, item.effect, chooser_of(item)):
        return True
    if not can_pay(game, context_of(item), item.payment.cost or FREE):
        if not can_still_be_paid(game, item):
            game.remove_item(item.id)
            rules = (MAY_DECLINE_PAYING, ONLY_IF_PAID, MUST_BE_POSSIBLE)
            game.tell(Happened.ABILITY_REMOVED, rules, item, detail="its cost cannot be paid")
            return False
        return True
    question = yes_no(
        item.controller, "may trigger", MAY_PERFORM, f"perform {item.label}", yes=f"perform {item.label}",
        no="do not perform it", source=item.label,
    )  # fmt: skip
    if (yield from ask_whether(question)):
        return True
    game.remove_item(item.id)
    game.tell(Happened.ABILITY_REMOVED, (NOT_PERFORMED, NOT_TRIGGERED), item, detail="its controller declines it")
    return False


def _may_decline_paying(item: ChainItem) -> bool:
    """Whether payment can be declined: for a card that an effect plays (444.2.a), and for a trigger (404.2)."""
    if item.permission is not None:
        return item.permission.instructed
    return item.kind in (ItemKind.TRIGGERED, ItemKind.REFLEXIVE)


def context_of(item: ChainItem) -> EffectContext:
    return EffectContext(you=item.controller, source=item.object, name=item.label, item=item)


def finalize_newest(game: Game) -> Procedure[bool]:
    """Perform the steps of playing for the newest item on the chain; returns whether it was finalized."""
    item = game.state.chain[-1]
    game.performing = item.id
    return (yield from _finalize(game, item))


def _note_kept(game: Game, player: str, places: list[Place]) -> None:
    """Record where something can be played at a battlefield of which control is kept only in a Closed State."""
    if any(is_kept_without_units(game.state, player, place) for place in places):
        record_doubt(game, KEPT_IN_A_CLOSED_STATE)


def _choose(game: Game, item: ChainItem) -> Procedure[ChainItem | None]:
    """Step 2 (355, 402): choose the location of a unit, or the targets of a spell or ability.

    Returns the item with the choices, or None if there is no valid choice.
    """
    made: ChainItem | None = item
    thing = game.state.objects[item.object.card]
    if item.kind is ItemKind.PERMANENT and thing.card.is_a(UNIT):
        places = places_for_item(game, item, thing)
        if not places:
            return None
        _note_kept(game, item.controller, places)
        options = tuple(Option(str(place), str(place)) for place in places)
        prompt = f"choose where {item.label} enters"
        bound = item.permission is not None and item.permission.at is not None
        stated = item.permission is not None and bool(item.permission.places)
        rule = HIDDEN_LOCATION if bound else AS_STATED if stated else VALID_LOCATIONS
        if item.permission is not None and item.permission.ambush:
            rule = ADDS_LOCATIONS
        answer = yield from ask(
            Decision(Kind.PICK, item.controller, "location", rule, prompt, options, source=item.label)
        )
        place = next(place for place in places if str(place) == answer[0])
        made = item.choosing(location=place)
        game.set_item(made)
        words = f"to enter {place}"
        also = rules_of(game.state, item, thing, place)
        game.tell(
            Happened.CHOSEN, (LOCATION, rule, *also), thing, who=item.controller, detail=words, source=item.object
        )
    elif item.kind is ItemKind.PERMANENT:
        made = item.choosing(location=_place_of_a_gear(item))
        game.set_item(made)
    if item.kind is ItemKind.PERMANENT and made is not None:
        made = yield from name_as_played(game, made, thing.card)
    if item.effect and made is not None:
        made = yield from choose_modes(game, made, partial(can_still_be_paid, game))
    if made is not None and made.effect:
        made = yield from choose_targets(game, made, partial(can_still_be_paid, game))
    return made


def _place_of_a_gear(item: ChainItem) -> Place:
    """The place of a gear: its player's base, unless it is played from facedown or an effect names another place."""
    permission = item.permission
    if permission is None:
        return base(item.controller)
    named = permission.places[0] if len(permission.places) == 1 else None
    return permission.at or named or base(item.controller)
