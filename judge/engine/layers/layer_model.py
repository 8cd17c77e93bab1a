"""The model used while layers are worked through: effects in force and the objects they apply to (rules 474-477)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.layers.plain_layers import given_by
from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.reading import (
    ABILITIES,
    ITSELF,
    KEYWORDS,
    NO_ASPECT,
    all_of,
)
from judge.engine.wording.changes import HasAbilities
from judge.engine.wording.passive import Dependent, Static
from judge.engine.wording.references import This

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.ability import Ability
    from judge.engine.state.objects import GameObject
    from judge.engine.state.reading import Aspect, Reading
    from judge.engine.state.state import GameState
    from judge.engine.state.traits import Change, Layer, Traits


_Changes = list[tuple[int, "Change"]]
"""What an ability changes in a layer, with the places in what it changes in all."""


class Effect(Struct, frozen=True):
    """A change that applies to an object now.

    ``key`` identifies it in every sequence, ``stamp`` is its timestamp (480.1).

    ``source`` is the card instance with the passive ability ``text``; 0 and None for an effect that lasts by itself.
    """

    key: tuple[object, ...]
    stamp: int
    change: Change
    source: int
    target: int
    text: Static | Dependent | None = None


class Model:
    """The objects that can change or be changed, by card instance, with their traits so far.

    ``state`` is a state that holds these objects, so that questions about other objects see what the layers have made
    of them so far; ``touched`` are the objects whose traits were set. ``layers`` lists the layers of the passive
    abilities and lasting effects of ``sources``, ``searched`` those in which nothing that is in force now is left to
    apply. ``meant`` caches the objects selected by texts that read nothing that layers change.
    """

    __slots__ = ("_before", "_read", "_sources", "_state", "layers", "meant", "searched", "things", "touched")

    def __init__(self, things: dict[int, GameObject], state: GameState) -> None:
        self.things = things
        self._before = state
        self._state: GameState | None = None
        self.touched: set[int] = set()
        self.meant: dict[tuple[object, ...], list[int]] = {}
        self._sources: list[int] = []
        self.layers: set[Layer] = set()
        self.searched: set[Layer] = set()
        self._read = NO_ASPECT
        self.look_for_sources()

    @property
    def state(self) -> GameState:
        if self._state is None:
            self._state = replace(self._before, objects={**self._before.objects, **self.things})
        return self._state

    @property
    def sources(self) -> list[GameObject]:
        """The objects with passive abilities or lasting effects, as they are now."""
        return [self.things[card] for card in self._sources]

    def look_for_sources(self) -> None:
        """Find the sources, and the layers of what they do."""
        self._sources = [card for card, thing in self.things.items() if thing.lasting or _texts_of(thing.abilities)]
        self.layers.update(*(_texts_of(thing.abilities) for thing in self.sources))
        self.layers.update(found.change.layer for thing in self.sources for found in thing.lasting)
        read = NO_ASPECT.union(*[_aspects_read(thing.abilities) for thing in self.sources])
        for made in self._before.delayed:
            if isinstance(made.ability, Static):
                self.layers.update(_by_layer(made.ability.changes))
                read |= reads_traits(made.ability)
        self._read = ABILITIES | KEYWORDS | read  # of the keywords, Assault and Shield are counted

    def altered(self, aspects: frozenset[Aspect]) -> None:
        """Effects have altered these aspects of objects: where a text reads one, every layer is searched again."""
        if not aspects.isdisjoint(self._read):
            self.searched.clear()

    def set_traits(self, card: int, traits: Traits) -> None:
        self.things[card] = replace(self.things[card], traits=traits)
        self.touched.add(card)
        self._state = None

    def copy(self) -> Model:
        """An independent copy, to try an effect on."""
        return Model(dict(self.things), self._before)


@cached_by_value
def _texts_of(abilities: tuple[Ability, ...]) -> dict[Layer, list[tuple[int, Static | Dependent, _Changes]]]:
    """The passive abilities of a text by layer, each with its index and its changes in that layer."""
    found: dict[Layer, list[tuple[int, Static | Dependent, _Changes]]] = {}
    for place, ability in enumerate(abilities):
        if isinstance(ability, Static | Dependent):
            for layer, changes in _by_layer(_changes_of(ability)).items():
                found.setdefault(layer, []).append((place, ability, changes))
    return found


def _changes_of(ability: Ability) -> tuple[Change, ...]:
    if isinstance(ability, Dependent):
        return given_by(ability)
    return ability.changes if isinstance(ability, Static) else ()


@cached_by_value
def depends_on_traits(abilities: tuple[Ability, ...]) -> bool:
    """Whether a text reads what layers change, so that it can come to qualify and cease to."""
    return bool(_aspects_read(abilities))


@cached_by_value
def _aspects_read(abilities: tuple[Ability, ...]) -> frozenset[Aspect]:
    return NO_ASPECT.union(*[reads_traits(found) for found in abilities])


@cached_by_value
def reads_traits(ability: Ability) -> frozenset[Aspect]:
    """The aspects changed by layers that one ability reads."""
    if not isinstance(ability, Static | Dependent):
        return NO_ASPECT
    found = ability.during.reads_traits if ability.during is not None else NO_ASPECT
    if isinstance(ability, Static) and not isinstance(ability.who, This):
        found |= ability.who.criteria.reads_traits
    return found.union(*(change.counts for change in _changes_of(ability)))


@cached_by_value
def reads(abilities: tuple[Ability, ...]) -> Reading | None:
    """What the passive abilities of a text, and those that they give, read; None if it has none."""
    return all_of(_read_by(ability) for ability in abilities if isinstance(ability, Static | Dependent))


def _read_by(ability: Static | Dependent) -> Reading | None:
    changes = _changes_of(ability)
    what = [ITSELF, *(reads(found.abilities) for found in changes if isinstance(found, HasAbilities))]
    what += [found.reads for found in changes]
    if ability.during is not None:
        what.append(ability.during.reads)
    if isinstance(ability, Static) and not isinstance(ability.who, This):
        what.append(ability.who.criteria.reads)
    return all_of(what)


def in_force(model: Model, layer: Layer) -> Iterator[Effect]:
    """Every change of a layer that applies now in the model, one object at a time."""
    for thing in model.sources:
        card = thing.id.card
        for number, lasting in enumerate(thing.lasting):
            if lasting.change.layer is layer:
                yield Effect(("lasting", card, number), lasting.stamp, lasting.change, 0, card)
        for place, ability, changes in _texts_of(thing.abilities).get(layer, ()):
            if ability.during is not None and not ability.during.holds(model.state, thing.controller, thing):
                continue
            if isinstance(ability, Static):
                yield from _of(ability, changes, thing, (card, ability, place), thing.stamp, model)
            else:
                for part, change in changes:
                    yield Effect((card, ability, place, part), thing.stamp, change, card, card, ability)
    for made in model.state.delayed:
        if isinstance(made.ability, Static):
            acting = replace(model.state.objects[made.source.card], controller=made.controller)
            changes = _by_layer(made.ability.changes).get(layer, [])
            yield from _of(made.ability, changes, acting, ("delayed", made.id), made.id, model)


@cached_by_value
def _by_layer(changes: tuple[Change, ...]) -> dict[Layer, _Changes]:
    found: dict[Layer, _Changes] = {}
    for part, change in enumerate(changes):
        found.setdefault(change.layer, []).append((part, change))
    return found


def _of(  # noqa: PLR0917 - whose ability, what it changes, on what, and when
    ability: Static, changes: _Changes, source: GameObject, key: tuple[object, ...], stamp: int,
    model: Model,
) -> Iterator[Effect]:  # fmt: skip
    for card in _meant(ability, source, key, model) if changes else ():
        for part, change in changes:
            yield Effect((*key, part, card), stamp, change, source.id.card, card, ability)


def _meant(ability: Static, source: GameObject, key: tuple[object, ...], model: Model) -> list[int]:
    """The objects that a text selects; cached unless it reads what layers change."""
    who = ability.who
    if isinstance(who, This):
        itself = model.things.get(source.id.card)
        return [source.id.card] if itself is not None and itself.id == source.id else []
    found = model.meant.get(key)
    if found is None:
        fits, you, place = who.criteria.matches, source.controller, source.location if who.here else None
        found = [
            card for card, thing in model.things.items()
            if (place is None or thing.place == place) and fits(model.state, thing, you, source.id)
        ]  # fmt: skip
        if not who.criteria.reads_traits:
            model.meant[key] = found
    return found


def apply(effect: Effect, model: Model) -> None:
    """Apply an effect to the traits of its object."""
    thing = model.things[effect.target]
    assert thing.traits is not None
    source = model.things.get(effect.source)
    traits = effect.change.applied(thing.traits, thing, source, model.state)
    if effect.source not in {0, effect.target, *traits.by}:
        traits = replace(traits, by=(*traits.by, effect.source))
    model.set_traits(effect.target, traits)
    model.altered(effect.change.alters)
    if not effect.change.alters.isdisjoint(ABILITIES):
        model.look_for_sources()
