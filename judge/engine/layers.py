"""Layers (rules 473-480): in which order effects change what objects are, can do and measure.

The layers are worked through in order, again and again, until a whole sequence has changed nothing; every effect is
applied to an object once (476). What comes out stands on the objects as ``traits``; where nothing changes an object
that its own fields do not say, ``traits`` is None. The state is brought up to date after every change to it, and only
while something on the board calls for it (``is_called_for``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from judge.engine.abilities.passive import Dependent, Static
from judge.engine.changes import Change, HasAbilities, HasKeywords, Layer, MightBy, Traits
from judge.engine.keywords.assault import assault
from judge.engine.keywords.shield import shield
from judge.engine.references import This
from judge.engine.values import changed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.objects import GameObject
    from judge.engine.state import GameState

_LAYERS = (Layer.TRAITS, Layer.ABILITIES, Layer.INCREASES, Layer.DECREASES)


class _Effect(NamedTuple):
    """A change that applies to an object now: ``key`` is the same in every sequence, ``stamp`` its timestamp (480.1).

    ``source`` is the card instance whose passive ability says so; 0 where an effect lasts on its own.
    """

    key: tuple[object, ...]
    stamp: int
    change: Change
    source: int
    target: int


_Model = dict[int, "GameObject"]
"""The objects on the board by card instance, with the traits that they have so far."""


def is_called_for(state: GameState) -> bool:
    """Whether anything on the board, or lasting, changes more than the numbers of single objects."""
    return any(_calls_for_layers(thing) for thing in state.on_board) or any(
        isinstance(made.ability, Static) for made in state.delayed
    )


def _calls_for_layers(thing: GameObject) -> bool:
    return thing.card.changes_others or any(not isinstance(found.change, MightBy) for found in thing.lasting)


def refreshed(state: GameState) -> GameState:
    """The state with the traits of every object on the board as the effects in force make them."""
    calls = is_called_for(state)
    before = {thing.id.card: thing for thing in state.on_board}
    model = _worked_out(before, state) if calls else {card: _without_traits(thing) for card, thing in before.items()}
    new = {card: thing for card, thing in model.items() if thing.traits != before[card].traits}
    if not new and state.layered is calls:
        return state
    return changed(state, objects={**state.objects, **new}, layered=calls) if new else changed(state, layered=calls)


def given_to(thing: GameObject) -> tuple[object, ...]:
    """What an object has besides what its own fields say: more Might, other keywords, abilities and tags."""
    if thing.traits is None:
        return (0, thing.card.keywords, thing.card.abilities, thing.card.tags)
    return (thing.traits.might - _without_traits(thing).raw_might, *thing.traits[:3])


def _without_traits(thing: GameObject) -> GameObject:
    return thing if thing.traits is None else changed(thing, traits=None)


def _worked_out(things: _Model, state: GameState) -> _Model:
    model: _Model = {card: changed(thing, traits=_printed(thing)) for card, thing in things.items()}
    applied: set[tuple[object, ...]] = set()
    bonus: dict[int, int] = {}
    again = True
    while again:
        again = False
        for layer in _LAYERS:
            if layer is Layer.INCREASES:
                again = _count_keywords(model, bonus) or again
            while True:
                waiting = [found for found in _in_force(model, state, layer) if found.key not in applied]
                if not waiting:
                    break
                effect = _first(waiting, model, state)
                applied.add(effect.key)
                _apply(effect, model, state)
                again = True
    return {card: _settled(thing) for card, thing in model.items()}


def _printed(thing: GameObject) -> Traits:
    """What is printed, and the counters on it: a buff is +1 Might in the layer of increases (477.3, 703)."""
    card = thing.card
    return Traits(card.keywords, card.abilities, card.tags, (card.might or 0) + thing.buffs)


def _settled(thing: GameObject) -> GameObject:
    """The object without traits where they say no more than its own fields do."""
    plain = changed(thing, traits=None)
    assert thing.traits is not None
    same = (
        thing.traits.keywords == thing.card.keywords
        and thing.traits.abilities == thing.card.abilities
        and thing.traits.tags == thing.card.tags
        and thing.traits.might == plain.raw_might
    )
    return plain if same else thing


def _count_keywords(model: _Model, counted: dict[int, int]) -> bool:
    """Add what Assault and Shield give an attacker or a defender, once for every value; tells whether any was new."""
    new = False
    for card, thing in model.items():
        if thing.designation is not None:
            now = assault(thing, thing.designation) + shield(thing, thing.designation)
            more = now - counted.get(card, 0)
            if more:
                counted[card] = now
                assert thing.traits is not None
                model[card] = changed(thing, traits=thing.traits._replace(might=thing.traits.might + more))
                new = True
    return new


def _in_force(model: _Model, state: GameState, layer: Layer) -> Iterator[_Effect]:
    """Every change of a layer that applies to an object as the model stands, one object at a time."""
    for card, thing in model.items():
        for number, lasting in enumerate(thing.lasting):
            if lasting.change.layer is layer:
                yield _Effect(("lasting", card, number), lasting.stamp, lasting.change, 0, card)
        for place, ability in enumerate(thing.abilities):
            if isinstance(ability, Static):
                if ability.during is None or ability.during.holds(thing, state):
                    yield from _of(ability, thing, ("static", card, ability, place), thing.stamp, model, layer, state)
            elif isinstance(ability, Dependent) and ability.during.holds(thing, state):
                for part, change in enumerate(_dependent(ability)):
                    if change.layer is layer:
                        yield _Effect(("dependent", card, ability, place, part), thing.stamp, change, card, card)
    for made in state.delayed:
        if isinstance(made.ability, Static):
            source = state.objects[made.source.card]
            acting = changed(source, controller=made.controller)
            yield from _of(made.ability, acting, ("delayed", made.id), made.id, model, layer, state)


def _dependent(ability: Dependent) -> tuple[Change, ...]:
    words: tuple[Change, ...] = (HasKeywords(ability.keywords),) if ability.keywords else ()
    return (*words, HasAbilities(ability.abilities)) if ability.abilities else words


def _of(  # noqa: PLR0917 - whose ability, on what, and when
    ability: Static,
    source: GameObject,
    key: tuple[object, ...],
    stamp: int,
    model: _Model,
    layer: Layer,
    state: GameState,
) -> Iterator[_Effect]:  # fmt: skip
    changes = [(part, change) for part, change in enumerate(ability.changes) if change.layer is layer]
    if changes:
        for card, thing in model.items():
            if _is_meant(ability, thing, source, state):
                for part, change in changes:
                    yield _Effect((*key, part, card), stamp, change, source.id.card, card)


def _is_meant(ability: Static, thing: GameObject, source: GameObject, state: GameState) -> bool:
    if isinstance(ability.who, This):
        return thing.id == source.id
    here = not ability.who.here or thing.place == source.location
    return here and ability.who.criteria.fits(state, thing, source.controller, source.id)


def _first(waiting: list[_Effect], model: _Model, state: GameState) -> _Effect:
    """The next effect of a layer: one that depends on none of the others (478-479), of those the oldest (480)."""
    if len(waiting) == 1:
        return waiting[0]
    by_time = sorted(waiting, key=lambda effect: effect.stamp)
    if all(isinstance(effect.change, MightBy | HasKeywords) for effect in waiting) and not any(
        _can_depend(model[effect.source]) for effect in waiting if effect.source in model
    ):
        return by_time[0]
    for effect in by_time:
        if not any(_depends(effect, other, model, state) for other in by_time if other is not effect):
            return effect
    return by_time[0]


def _can_depend(source: GameObject) -> bool:
    """Whether a condition or a limit makes what its text does depend on other effects of the same layer."""
    return any(
        isinstance(found, Dependent) or (isinstance(found, Static) and found.during is not None)
        for found in source.abilities
    )


def _depends(effect: _Effect, other: _Effect, model: _Model, state: GameState) -> bool:
    """Rule 478.1: applying ``other`` first alters what ``effect`` does, and not the other way round (479.1)."""
    return _altered(effect, other, model, state) and not _altered(other, effect, model, state)


def _altered(effect: _Effect, by: _Effect, model: _Model, state: GameState) -> bool:
    """Whether an effect exists and does the same after another one has been applied."""
    alone = _outcome(effect, dict(model), state)
    after = dict(model)
    _apply(by, after, state)
    if not any(found.key == effect.key for found in _in_force(after, state, effect.change.layer)):
        return True
    return _outcome(effect, after, state) != alone


def _outcome(effect: _Effect, model: _Model, state: GameState) -> tuple[object, ...]:
    """What an effect changes about its object: more Might by so much, other keywords, abilities and tags."""
    before = model[effect.target].traits
    _apply(effect, model, state)
    after = model[effect.target].traits
    assert before is not None
    assert after is not None
    sets = effect.change.layer is Layer.TRAITS
    return (
        after.might if sets else after.might - before.might,
        _gained(before.keywords, after.keywords), _gained(before.abilities, after.abilities),
        _gained(before.tags, after.tags),
    )  # fmt: skip


def _gained(before: tuple[object, ...], after: tuple[object, ...]) -> tuple[object, ...]:
    """What is behind the old contents, or all of the new ones where the old ones did not stay."""
    return after[len(before) :] if after[: len(before)] == before else ("instead", *after)


def _apply(effect: _Effect, model: _Model, state: GameState) -> None:
    thing = model[effect.target]
    assert thing.traits is not None
    traits = effect.change.applied(thing.traits, thing, model.get(effect.source), state)
    model[effect.target] = changed(thing, traits=traits)
