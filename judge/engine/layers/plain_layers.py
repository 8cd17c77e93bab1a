"""The fast path of layers: a single pass where no effect alters another one, so that one is enough (476.2).

This is so if every effect adds a number, or gives or takes what itself changes nothing, and no text reads what such
effects change. Most boards are like that; ``layers`` works out all others.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.keywords.assault import assault_among
from judge.engine.keywords.shield import shield_among
from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.reading import TAGS
from judge.engine.state.traits import Layer, Traits
from judge.engine.wording.changes import HasAbilities, HasKeywords
from judge.engine.wording.passive import Dependent, Static
from judge.engine.wording.references import This

if TYPE_CHECKING:
    from judge.engine.state.ability import Ability
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.state.traits import Change
    from judge.engine.wording.circumstances import Circumstance
    from judge.engine.wording.references import Every

_GIVES = HasKeywords | HasAbilities
_by_time = attrgetter("stamp")
_LAYERS = (Layer.ABILITIES, Layer.INCREASES, Layer.DECREASES)


class _Text(Struct, frozen=True):
    """A passive ability: whom it changes, its changes by layer, and its condition."""

    who: This | Every
    layers: tuple[tuple[Change, ...], ...]
    during: Circumstance | None


class _Effect(Struct, frozen=True):
    """A change in force: its timestamp, the card instance of its source (0 if it lasts by itself) and of its target."""

    stamp: int
    change: Change
    source: int
    target: int


def plainly(things: dict[int, GameObject], state: GameState) -> dict[int, Traits | None] | None:
    """The traits of objects by card instance; None if one effect can alter what another one does."""
    in_force = _in_force(things, state)
    if in_force is None:
        return None
    made: dict[int, Traits] = {}
    for layer, effects in zip(_LAYERS, in_force, strict=True):
        if layer is Layer.INCREASES:
            _count_keywords(things, made)
        if layer is Layer.ABILITIES and not all(isinstance(found.change, _GIVES) for found in effects):
            effects.sort(key=_by_time)
        for effect in effects:
            change, source, target = effect.change, effect.source, effect.target
            thing = things[target]
            traits = change.applied(made.get(target) or _buffed(thing), thing, things.get(source), state)
            if source not in {0, target, *traits.by}:
                traits = replace(traits, by=(*traits.by, source))
            made[target] = traits
    return {card: _unless_plain(thing, made.get(card)) for card, thing in things.items()}


def printed(thing: GameObject) -> Traits:
    """The printed traits of an object."""
    card = thing.card
    return Traits(card.keywords, card.abilities, card.tags, card.might or 0)


def _buffed(thing: GameObject) -> Traits:
    """The printed traits with buffs, which are increases; nothing on such a board reads Might before those."""
    card = thing.card
    return Traits(card.keywords, card.abilities, card.tags, (card.might or 0) + thing.buffs)


def _unless_plain(thing: GameObject, traits: Traits | None) -> Traits | None:
    """The traits, or None if they say no more than the object's own fields."""
    if traits is None or (traits.might == thing.own_might and traits.text == thing.card.printed_traits):
        return None
    return traits


def _count_keywords(things: dict[int, GameObject], made: dict[int, Traits]) -> None:
    """Add what Assault and Shield give attackers and defenders (807, 814)."""
    for card, thing in things.items():
        if thing.designation is not None:
            traits = made.get(card) or _buffed(thing)
            keywords = traits.keywords
            more = assault_among(keywords, thing.designation) + shield_among(keywords, thing.designation)
            if more:
                made[card] = replace(traits, might=traits.might + more)


def _in_force(things: dict[int, GameObject], state: GameState) -> tuple[list[_Effect], ...] | None:
    """The changes that apply now, by layer and source; None if one of them is not plain."""
    found: tuple[list[_Effect], ...] = ([], [], [])
    for card, thing in things.items():
        if thing.traits is not None and thing.traits.tags is not thing.card.tags:
            return None
        for lasting in thing.lasting:
            if not is_plain(lasting.change):
                return None
            found[_LAYERS.index(lasting.change.layer)].append(_Effect(lasting.stamp, lasting.change, 0, card))
        if thing.card.changes_others and not _add_texts(found, thing.card.abilities, thing, things, state):
            return None
    for made in state.delayed:
        if isinstance(made.ability, Static):
            plain = _plain_text(made.ability)
            if plain is None:
                return None
            acting = replace(state.objects[made.source.card], controller=made.controller)
            _add(found, plain, acting, made.id, things, state)
    for effect in found[0]:
        if isinstance(effect.change, HasAbilities):
            _add_texts(found, effect.change.abilities, things[effect.target], things, state)
    return found


def _add_texts(
    found: tuple[list[_Effect], ...], abilities: tuple[Ability, ...], thing: GameObject, things: dict[int, GameObject],
    state: GameState,
) -> bool:  # fmt: skip
    """Add the changes that a text makes now; returns whether all of them are plain."""
    texts = _texts(abilities)
    for text in texts or ():
        if text.during is None or text.during.holds(state, thing.controller, thing):
            _add(found, text, thing, thing.stamp, things, state)
    return texts is not None


def _add(  # noqa: PLR0917 - whose text, what it changes, on what
    found: tuple[list[_Effect], ...], text: _Text, source: GameObject, stamp: int, things: dict[int, GameObject],
    state: GameState,
) -> None:  # fmt: skip
    who = text.who
    if isinstance(who, This):
        targets = [target for target, thing in things.items() if thing.id == source.id]
    else:
        fits, you, place = who.criteria.matches, source.controller, source.location if who.here else None
        targets = [
            target for target, thing in things.items()
            if (place is None or thing.place == place) and fits(state, thing, you, source.id)
        ]  # fmt: skip
    for effects, changes in zip(found, text.layers, strict=True):
        if changes:
            effects += [_Effect(stamp, change, source.id.card, target) for target in targets for change in changes]


@cached_by_value
def _texts(abilities: tuple[Ability, ...]) -> tuple[_Text, ...] | None:
    """The passive abilities of a text; None if one of them is not plain."""
    found = [_plain_text(ability) for ability in abilities if isinstance(ability, Static | Dependent)]
    texts = tuple(text for text in found if text is not None)
    return texts if len(texts) == len(found) else None


def _plain_text(ability: Static | Dependent) -> _Text | None:
    who: This | Every
    if isinstance(ability, Dependent):
        who, changes = This(), given_by(ability)
    else:
        who, changes = ability.who, ability.changes
    if ability.during is not None and ability.during.reads_traits:
        return None
    if not isinstance(who, This) and not who.criteria.reads_traits <= TAGS:
        return None
    if not all(is_plain(change) for change in changes):
        return None
    return _Text(
        who, tuple(tuple(change for change in changes if change.layer is layer) for layer in _LAYERS), ability.during
    )


def is_plain(change: Change) -> bool:
    """Whether a change is plain, or gives only texts that add to the numbers of the object itself."""
    return _adds_to_itself(change.abilities) if isinstance(change, HasAbilities) else change.is_plain


@cached_by_value
def _adds_to_itself(abilities: tuple[Ability, ...]) -> bool:
    texts = _texts(abilities)
    return texts is not None and all(isinstance(text.who, This) and not text.layers[0] for text in texts)


@cached_by_value
def given_by(ability: Dependent) -> tuple[Change, ...]:
    """The changes that a dependent text makes to its object while it is active."""
    words: tuple[Change, ...] = (HasKeywords(ability.keywords),) if ability.keywords else ()
    return (*words, HasAbilities(ability.abilities)) if ability.abilities else words
