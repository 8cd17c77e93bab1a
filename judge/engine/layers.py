"""Layers (rules 473-480): in which order effects change what objects are, can do and measure.

The layers are worked through in order, again and again, until a whole sequence has changed nothing; every effect is
applied to an object once (476). What comes out stands on the objects as ``traits``; where nothing changes an object
that its own fields do not say, ``traits`` is None. The state is brought up to date after every change to it, and only
while something on the board calls for it (``called_for``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from judge.engine.abilities.passive import Dependent, Static
from judge.engine.changes import Change, HasAbilities, HasKeywords, Layer, Layering, MightBy, Traits
from judge.engine.keywords.assault import assault
from judge.engine.keywords.shield import shield
from judge.engine.references import This
from judge.engine.remembered import remembered
from judge.engine.values import changed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.engine.abilities.ability import Ability
    from judge.engine.objects import GameObject
    from judge.engine.state import GameState

_LAYERS = (Layer.TRAITS, Layer.ABILITIES, Layer.INCREASES, Layer.DECREASES)

UNREAD = frozenset({"exhausted", "damage", "stunned", "hidden_on"})
"""Fields of objects that only conditions can read (``Layering.CONDITIONAL``)."""


class _Effect(NamedTuple):
    """A change that applies to an object now: ``key`` is the same in every sequence, ``stamp`` its timestamp (480.1).

    ``source`` is the card instance whose passive ability says so; 0 where an effect lasts on its own.
    """

    key: tuple[object, ...]
    stamp: int
    change: Change
    source: int
    target: int


class _Model:
    """The objects that can change or be changed, by card instance, with the traits that they have so far.

    The objects are private copies, on which traits are set in place; ``touched`` names those whose traits were.
    """

    __slots__ = ("sources", "state", "things", "touched")

    def __init__(self, things: dict[int, GameObject], state: GameState) -> None:
        self.things = things
        self.state = state
        self.touched: set[int] = set()
        self.sources: list[GameObject] = []
        self.look_for_sources()

    def look_for_sources(self) -> None:
        """Note which objects have passive abilities, or effects that last on them."""
        self.sources = [thing for thing in self.things.values() if thing.lasting or _layered(thing.abilities)]

    def set_traits(self, card: int, traits: Traits) -> None:
        object.__setattr__(self.things[card], "traits", traits)
        self.touched.add(card)

    def copy(self) -> _Model:
        """The same, to try something out on."""
        return _Model({card: changed(thing) for card, thing in self.things.items()}, self.state)


@remembered
def _layered(abilities: tuple[Ability, ...]) -> bool:
    return any(ability.is_layered for ability in abilities)


def called_for(state: GameState) -> Layering:
    """Whether anything on the board, or lasting, changes more than the numbers of single objects, and what it reads."""
    found = Layering.NONE
    for thing in state.on_board:
        if _calls_for_layers(thing):
            found = max(found, _reads(thing.abilities), _reads(thing.card.abilities), Layering.PLAIN)
    for made in state.delayed:
        if isinstance(made.ability, Static):
            found = max(found, _reads((made.ability,)))
    return found


def _calls_for_layers(thing: GameObject) -> bool:
    return thing.card.changes_others or any(not isinstance(found.change, MightBy) for found in thing.lasting)


def _reads(abilities: Iterable[Ability]) -> Layering:
    """Whether passive abilities read more than where objects are, whose they are, and what is on them."""
    for ability in abilities:
        if isinstance(ability, Static | Dependent) and ability.during is not None and not ability.during.reads_objects:
            return Layering.CONDITIONAL
        if isinstance(ability, Static) and not isinstance(ability.who, This) and ability.who.criteria.ready is not None:
            return Layering.CONDITIONAL
    return Layering.PLAIN


def refreshed(state: GameState) -> GameState:
    """The state with the traits of every object on the board as the effects in force make them."""
    calls = called_for(state)
    new = _worked_out(state) if calls else {
        thing.id.card: changed(thing, traits=None) for thing in state.on_board if thing.traits is not None
    }  # fmt: skip
    if not new and state.layered is calls:
        return state
    return changed(state, objects={**state.objects, **new}, layered=calls) if new else changed(state, layered=calls)


def given_to(thing: GameObject) -> tuple[object, ...]:
    """What an object has besides what its own fields say: more Might, other keywords, abilities and tags."""
    if thing.traits is None:
        return (0, thing.card.keywords, thing.card.abilities, thing.card.tags)
    return (thing.traits.might - changed(thing, traits=None).raw_might, *thing.traits[:3])


def _worked_out(state: GameState) -> dict[int, GameObject]:
    """The objects whose traits are not what they were, by card instance."""
    before = {thing.id.card: thing for thing in state.on_board if thing.card.is_permanent or _takes_part(thing)}
    model = _Model({card: changed(thing, traits=_printed(thing)) for card, thing in before.items()}, state)
    applied: set[tuple[object, ...]] = set()
    counted: dict[int, int] = {}
    again = True
    while again:
        again = False
        for layer in _LAYERS:
            if layer is Layer.INCREASES:
                again = _count_keywords(model, counted) or again
            while True:
                waiting = [found for found in _in_force(model, layer) if found.key not in applied]
                if not waiting:
                    break
                again = True
                for effect in _next(waiting, model):
                    applied.add(effect.key)
                    _apply(effect, model)
    return {card: thing for card, old in before.items() if (thing := _settled(model, card)).traits != old.traits}


def _takes_part(thing: GameObject) -> bool:
    return thing.card.changes_others or bool(thing.lasting) or thing.traits is not None


def _printed(thing: GameObject) -> Traits:
    """What is printed, and the counters on it: a buff is +1 Might in the layer of increases (477.3, 703)."""
    card = thing.card
    return Traits(card.keywords, card.abilities, card.tags, (card.might or 0) + thing.buffs)


def _settled(model: _Model, card: int) -> GameObject:
    """The object, without traits where they say no more than its own fields do."""
    thing = model.things[card]
    return changed(thing, traits=None) if card not in model.touched or given_to(thing) == _nothing(thing) else thing


def _nothing(thing: GameObject) -> tuple[object, ...]:
    return (0, thing.card.keywords, thing.card.abilities, thing.card.tags)


def _count_keywords(model: _Model, counted: dict[int, int]) -> bool:
    """Add what Assault and Shield give an attacker or a defender, once for every value; tells whether any was new."""
    new = False
    for card, thing in model.things.items():
        if thing.designation is not None:
            now = assault(thing, thing.designation) + shield(thing, thing.designation)
            more = now - counted.get(card, 0)
            if more:
                counted[card] = now
                assert thing.traits is not None
                model.set_traits(card, thing.traits._replace(might=thing.traits.might + more))
                new = True
    return new


def _in_force(model: _Model, layer: Layer) -> Iterator[_Effect]:
    """Every change of a layer that applies to an object as the model stands, one object at a time."""
    for thing in model.sources:
        card = thing.id.card
        for number, lasting in enumerate(thing.lasting):
            if lasting.change.layer is layer:
                yield _Effect(("lasting", card, number), lasting.stamp, lasting.change, 0, card)
        for place, ability in enumerate(thing.abilities):
            if isinstance(ability, Static):
                changes = _of_layer(ability.changes, layer)
                if changes and (ability.during is None or ability.during.holds(thing, model.state)):
                    yield from _of(ability, changes, thing, (card, id(ability), place), thing.stamp, model)
            elif isinstance(ability, Dependent):
                changes = _of_layer(_dependent(ability), layer)
                if changes and ability.during.holds(thing, model.state):
                    for part, change in changes:
                        yield _Effect((card, id(ability), place, part), thing.stamp, change, card, card)
    for made in model.state.delayed:
        if isinstance(made.ability, Static):
            acting = changed(model.state.objects[made.source.card], controller=made.controller)
            changes = _of_layer(made.ability.changes, layer)
            yield from _of(made.ability, changes, acting, ("delayed", made.id), made.id, model)


def _of_layer(changes: tuple[Change, ...], layer: Layer) -> list[tuple[int, Change]]:
    return [(part, change) for part, change in enumerate(changes) if change.layer is layer]


def _dependent(ability: Dependent) -> tuple[Change, ...]:
    words: tuple[Change, ...] = (HasKeywords(ability.keywords),) if ability.keywords else ()
    return (*words, HasAbilities(ability.abilities)) if ability.abilities else words


def _of(  # noqa: PLR0917 - whose ability, what it changes, on what, and when
    ability: Static, changes: list[tuple[int, Change]], source: GameObject, key: tuple[object, ...], stamp: int,
    model: _Model,
) -> Iterator[_Effect]:  # fmt: skip
    if changes:
        for card, thing in model.things.items():
            if _is_meant(ability, thing, source, model.state):
                for part, change in changes:
                    yield _Effect((*key, part, card), stamp, change, source.id.card, card)


def _is_meant(ability: Static, thing: GameObject, source: GameObject, state: GameState) -> bool:
    if isinstance(ability.who, This):
        return thing.id == source.id
    here = not ability.who.here or thing.place == source.location
    return here and ability.who.criteria.fits(state, thing, source.controller, source.id)


def _next(waiting: list[_Effect], model: _Model) -> list[_Effect]:
    """The next effects of a layer: one that depends on none of the others (478-479), of those the oldest (480).

    Where none of them can alter what another one does, their order makes no difference, and it is all of them.
    """
    if len(waiting) == 1:
        return waiting
    if all(isinstance(effect.change, MightBy) for effect in waiting) and not any(
        _can_depend(model.things[effect.source]) for effect in waiting if effect.source in model.things
    ):
        return waiting
    by_time = sorted(waiting, key=lambda effect: effect.stamp)
    for effect in by_time:
        if not any(_depends(effect, other, model) for other in by_time if other is not effect):
            return [effect]
    return by_time[:1]


def _can_depend(source: GameObject) -> bool:
    """Whether a condition makes what its text does depend on other effects of the same layer."""
    return any(
        isinstance(found, Dependent) or (isinstance(found, Static) and found.during is not None)
        for found in source.abilities
    )


def _depends(effect: _Effect, other: _Effect, model: _Model) -> bool:
    """Rule 478.1: applying ``other`` first alters what ``effect`` does, and not the other way round (479.1)."""
    return _altered(effect, other, model) and not _altered(other, effect, model)


def _altered(effect: _Effect, by: _Effect, model: _Model) -> bool:
    """Whether an effect exists and does the same after another one has been applied."""
    if effect.target != by.target and by.source != effect.source and not isinstance(by.change, HasAbilities):
        conditions = effect.source in model.things and _can_depend(model.things[effect.source])
        if not conditions and by.change.layer is not Layer.TRAITS and by.target != effect.source:
            return False
    alone = _outcome(effect, model.copy())
    after = model.copy()
    _apply(by, after)
    if not any(found.key == effect.key for found in _in_force(after, effect.change.layer)):
        return True
    return _outcome(effect, after) != alone


def _outcome(effect: _Effect, model: _Model) -> tuple[object, ...]:
    """What an effect changes about its object: more Might by so much, other keywords, abilities and tags."""
    before = model.things[effect.target].traits
    _apply(effect, model)
    after = model.things[effect.target].traits
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


def _apply(effect: _Effect, model: _Model) -> None:
    thing = model.things[effect.target]
    assert thing.traits is not None
    source = model.things.get(effect.source)
    model.set_traits(effect.target, effect.change.applied(thing.traits, thing, source, model.state))
    if effect.change.layer is Layer.ABILITIES:
        model.look_for_sources()
