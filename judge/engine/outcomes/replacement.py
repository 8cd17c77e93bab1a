"""Replacement Effects on deaths (rules 367-375).

An effect is applied before the event that it applies to has happened (370.1.c). The actions that replace the event are
performed then and there (373.1.a) and may be replaced in turn, but never by an effect that was already applied to the
event or to what replaced it (370.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.doubts import open_question
from judge.engine.abilities.delayed_effects import use_up
from judge.engine.costs.paying import can_pay, pay
from judge.engine.outcomes.order_of_replacements import next_replacement, thing_of
from judge.engine.outcomes.replacement_effects import (
    BEFORE_THE_EVENT,
    INTERCEDE,
    MAY_APPLY,
    WITH_ITS_SOURCE,
    Applicable,
    Key,
    PendingDeath,
    WouldDie,
)
from judge.engine.state.decisions import yes_no
from judge.engine.state.effect_context import EffectContext
from judge.engine.state.events import Happened
from judge.engine.state.procedure import ask_whether
from judge.engine.triggers.performing import perform_all
from judge.engine.wording.doubts import holds, record_doubt
from judge.engine.wording.references import Affected, This
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

DELAYED = cite("replacement.delayed")  # 390.3
ONE_SEQUENCE = cite("replacement.one-sequence")  # 373.2

ALSO_DECLINED = open_question(
    "next-time-that-was-declined", 'Is "the next time" used up by a replacement that was declined?', "it is"
)


def in_force(game: Game) -> list[Applicable]:
    """The replacement effects on deaths in force: of permanents and legends on the board, and delayed ones."""
    found = []
    for thing in game.state.having(WouldDie):
        for place, ability in enumerate(thing.abilities):
            if isinstance(ability, WouldDie):
                key: Key = ("standing", thing.id.card, thing.id.incarnation, place)
                found.append(Applicable(key, ability, thing.controller, thing.id, thing.label, ()))
    for delayed in game.state.delayed:
        if isinstance(delayed.ability, WouldDie):
            key = ("delayed", delayed.id, 0, 0)
            found.append(
                Applicable(key, delayed.ability, delayed.controller, delayed.source, delayed.name, (delayed.made_by,),
                           delayed)
            )  # fmt: skip
    return found


def applies(game: Game, effect: Applicable, death: PendingDeath) -> bool:
    """Whether an effect can be applied to a death: it matches, was not applied or declined, and can be paid for."""
    thing = game.find(death.thing)
    if thing is None or effect.key in death.applied or effect.key in death.declined:
        return False
    if effect.delayed is not None:
        fits = effect.delayed.subject == thing.id
    elif isinstance(effect.ability.who, This):
        fits = effect.source == thing.id
    else:
        fits = not isinstance(effect.ability.who, Affected) and effect.ability.who.matches(
            game.state, thing, effect.controller, effect.source
        )
    return (
        fits
        and _is_time_and_place(game, effect, thing)
        and can_pay(game, context_of(effect, death), effect.ability.cost)
    )


def _is_time_and_place(game: Game, effect: Applicable, thing: GameObject) -> bool:
    """Whether the place and the condition that the effect requires are those of the unit now."""
    if not effect.ability.here and effect.ability.during is None:
        return True
    source = game.find(effect.source)
    if source is None or (effect.ability.here and source.location != thing.place):
        return False
    return effect.ability.during is None or holds(game, effect.ability.during, effect.controller, source)


def _for(game: Game, effect: Applicable, death: PendingDeath) -> Applicable:
    """The effect with the player who decides about it: the unit's controller if the text says so (190.6.c)."""
    thing = game.find(death.thing) if effect.ability.its_controller else None
    return effect if thing is None else replace(effect, controller=thing.controller)


def context_of(effect: Applicable, death: PendingDeath) -> EffectContext:
    return EffectContext(
        you=effect.controller, source=effect.source, name=effect.name, affected=death.thing,
        replacements=death.applied | {effect.key},
    )  # fmt: skip


def replace_deaths(game: Game, pending_deaths: list[PendingDeath]) -> Procedure[None]:
    """Apply replacement effects to simultaneous deaths until none applies any more.

    Sets ``replaced_by`` on each death that was replaced; the others go on to happen.
    """
    used: list[Key] = []
    while True:
        options = [
            (effect, death)
            for one in in_force(game)
            for death in pending_deaths
            for effect in (_for(game, one, death),)
            if death.replaced_by is None and applies(game, effect, death) and _same_sequence(effect.key, used)
        ]
        if not options:
            return
        effect, death = yield from next_replacement(game, options)
        if (yield from _apply(game, effect, death, _together(effect, death, pending_deaths, used))):
            used.append(effect.key)


def _same_sequence(key: Key, used: list[Key]) -> bool:
    """Rule 373.2: an effect is applied in one uninterrupted sequence only."""
    return key not in used or used[-1] == key


def _together(
    effect: Applicable, death: PendingDeath, pending_deaths: list[PendingDeath], used: list[Key]
) -> tuple[Slug, ...]:
    """The rules by which an effect applies to one of several deaths: its source dies too, or it was applied already."""
    leaves = (
        effect.delayed is None
        and death.thing != effect.source
        and any(one.thing == effect.source for one in pending_deaths)
    )
    return (ONE_SEQUENCE,) * (effect.key in used) + (WITH_ITS_SOURCE,) * leaves


def _apply(game: Game, effect: Applicable, death: PendingDeath, more: tuple[Slug, ...] = ()) -> Procedure[bool]:
    """Offer, pay for and perform one replacement; returns whether it was applied."""
    thing = thing_of(game, death)
    context = context_of(effect, death)
    ability = effect.ability
    causes = (death.event, *effect.causes)
    if ability.may:
        words = f"to replace the death of {thing.label} with {effect.name}"
        wanted = yield from ask_whether(
            yes_no(
                effect.controller, "replacement", MAY_APPLY, words[3:],
                yes=f"pay ({ability.cost.describe()}) {words}" if not ability.cost.is_free else f"choose {words}",
                no=f"let {thing.label} die", source=effect.name,
            )
        )  # fmt: skip
        if wanted:
            with game.because(*causes, source=effect.source):
                wanted = yield from pay(game, context, ability.cost, may_decline=False)
        if not wanted:
            game.tell(Happened.DECLINED, MAY_APPLY, thing, who=effect.controller, detail=words, causes=causes,
                      source=effect.source)  # fmt: skip
            death.declined |= {effect.key}
            death.given_up = death.given_up or (effect.delayed is not None and effect.delayed.once)
            _next_time_is_over(game, effect)
            return False
    rules = (INTERCEDE, BEFORE_THE_EVENT, *((DELAYED,) if effect.delayed is not None else ()), *more)
    source = game.state.objects[effect.source.card]
    death.replaced_by = game.tell(
        Happened.REPLACED, rules, source, causes=causes, source=effect.source, detail=f"{thing.label} does not die"
    )
    game.mark("death replaced", thing.label)
    if death.given_up:
        record_doubt(game, ALSO_DECLINED)
    _next_time_is_over(game, effect)
    with game.because(death.replaced_by, source=effect.source):
        yield from perform_all(ability.instead, game, context)
    return True


def _next_time_is_over(game: Game, effect: Applicable) -> None:
    """End a "next time" whose replacement was declined. Unclear: no rule says that it is over then; here it is."""
    if effect.delayed is not None and effect.delayed.once:
        use_up(game, effect.delayed.id)
