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
from judge.engine.outcomes.order_of_replacements import next_of, thing_of
from judge.engine.outcomes.replacement_effects import (
    BEFORE_THE_EVENT,
    INTERCEDE,
    MAY_APPLY,
    WITH_ITS_SOURCE,
    Applicable,
    Doom,
    Key,
    WouldDie,
)
from judge.engine.state.decisions import yes_no
from judge.engine.state.events import Happened
from judge.engine.state.procedure import ask_whether
from judge.engine.state.scene import Scene
from judge.engine.triggers.performing import perform_all
from judge.engine.wording.doubts import holds, reach
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


def applies(game: Game, effect: Applicable, doom: Doom) -> bool:
    """Whether an effect can be applied to a death: it matches, was not applied or declined, and can be paid for."""
    thing = game.find(doom.thing)
    if thing is None or effect.key in doom.applied or effect.key in doom.declined:
        return False
    if effect.delayed is not None:
        fits = effect.delayed.subject == thing.id
    elif isinstance(effect.ability.who, This):
        fits = effect.source == thing.id
    else:
        fits = not isinstance(effect.ability.who, Affected) and effect.ability.who.fits(
            game.state, thing, effect.controller, effect.source
        )
    return (
        fits and _is_time_and_place(game, effect, thing) and can_pay(game, scene_of(effect, doom), effect.ability.cost)
    )


def _is_time_and_place(game: Game, effect: Applicable, thing: GameObject) -> bool:
    """Whether the place and the condition that the effect requires are those of the unit now."""
    if not effect.ability.here and effect.ability.during is None:
        return True
    source = game.find(effect.source)
    if source is None or (effect.ability.here and source.location != thing.place):
        return False
    return effect.ability.during is None or holds(game, effect.ability.during, effect.controller, source)


def _for(game: Game, effect: Applicable, doom: Doom) -> Applicable:
    """The effect with the player who decides about it: the unit's controller if the text says so (190.6.c)."""
    thing = game.find(doom.thing) if effect.ability.its_controller else None
    return effect if thing is None else replace(effect, controller=thing.controller)


def scene_of(effect: Applicable, doom: Doom) -> Scene:
    return Scene(
        you=effect.controller, source=effect.source, name=effect.name, affected=doom.thing,
        replacements=doom.applied | {effect.key},
    )  # fmt: skip


def replace_deaths(game: Game, dooms: list[Doom]) -> Procedure[None]:
    """Apply replacement effects to simultaneous deaths until none applies any more.

    Sets ``replaced_by`` on each death that was replaced; the others go on to happen.
    """
    used: list[Key] = []
    while True:
        options = [
            (effect, doom)
            for one in in_force(game)
            for doom in dooms
            for effect in (_for(game, one, doom),)
            if doom.replaced_by is None and applies(game, effect, doom) and _same_sequence(effect.key, used)
        ]
        if not options:
            return
        effect, doom = yield from next_of(game, options)
        if (yield from _apply(game, effect, doom, _together(effect, doom, dooms, used))):
            used.append(effect.key)


def _same_sequence(key: Key, used: list[Key]) -> bool:
    """Rule 373.2: an effect is applied in one uninterrupted sequence only."""
    return key not in used or used[-1] == key


def _together(effect: Applicable, doom: Doom, dooms: list[Doom], used: list[Key]) -> tuple[Slug, ...]:
    """The rules by which an effect applies to one of several deaths: its source dies too, or it was applied already."""
    leaves = effect.delayed is None and doom.thing != effect.source and any(one.thing == effect.source for one in dooms)
    return (ONE_SEQUENCE,) * (effect.key in used) + (WITH_ITS_SOURCE,) * leaves


def _apply(game: Game, effect: Applicable, doom: Doom, more: tuple[Slug, ...] = ()) -> Procedure[bool]:
    """Offer, pay for and perform one replacement; returns whether it was applied."""
    thing = thing_of(game, doom)
    scene = scene_of(effect, doom)
    ability = effect.ability
    causes = (doom.event, *effect.causes)
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
                wanted = yield from pay(game, scene, ability.cost, may_decline=False)
        if not wanted:
            game.tell(Happened.DECLINED, MAY_APPLY, thing, who=effect.controller, detail=words, causes=causes,
                      source=effect.source)  # fmt: skip
            doom.declined |= {effect.key}
            doom.given_up = doom.given_up or (effect.delayed is not None and effect.delayed.once)
            _next_time_is_over(game, effect)
            return False
    rules = (INTERCEDE, BEFORE_THE_EVENT, *((DELAYED,) if effect.delayed is not None else ()), *more)
    source = game.state.objects[effect.source.card]
    doom.replaced_by = game.tell(
        Happened.REPLACED, rules, source, causes=causes, source=effect.source, detail=f"{thing.label} does not die"
    )
    game.mark("death replaced", thing.label)
    if doom.given_up:
        reach(game, ALSO_DECLINED)
    _next_time_is_over(game, effect)
    with game.because(doom.replaced_by, source=effect.source):
        yield from perform_all(ability.instead, game, scene)
    return True


def _next_time_is_over(game: Game, effect: Applicable) -> None:
    """End a "next time" whose replacement was declined. Unclear: no rule says that it is over then; here it is."""
    if effect.delayed is not None and effect.delayed.once:
        use_up(game, effect.delayed.id)
