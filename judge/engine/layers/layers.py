"""Layers (rules 473-480): the order in which effects change what objects are, can do and measure.

The layers are worked through in order, repeatedly, until a whole sequence has changed nothing; every effect is applied
to an object once (476). The result is stored on the objects as ``traits``, which is None if nothing changes an object
beyond its own fields. The state is refreshed after every change to it, but only while something on the board calls for
that (``called_for``).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.keywords.assault import assault
from judge.engine.keywords.shield import shield
from judge.engine.layers.called_for import takes_part
from judge.engine.layers.dependencies import next_effects
from judge.engine.layers.layer_model import (
    Model,
    apply,
    depends_on_traits,
    in_force,
    reads,
)
from judge.engine.layers.plain_layers import plainly, printed
from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.card import LEGEND
from judge.engine.state.reading import ITSELF, THE_MIGHT, all_of
from judge.engine.state.traits import Layer, MightBy
from judge.engine.wording.changes import HasAbilities
from judge.engine.wording.passive import Static
from judge.engine.wording.references import Every

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.state.delayed import Delayed
    from judge.engine.state.objects import GameObject
    from judge.engine.state.reading import Reading
    from judge.engine.state.state import GameState
    from judge.engine.state.traits import Traits

_LAYERS = (Layer.TRAITS, Layer.ABILITIES, Layer.INCREASES, Layer.DECREASES)


def called_for(state: GameState) -> Reading | None:
    """What effects read that change more than numbers of single objects; None if there is no such effect."""
    found = _read_by(state.board.printed)
    for thing in state.on_board:
        for lasting in thing.lasting:
            if not isinstance(lasting.change, MightBy):
                given = reads(lasting.change.abilities) if isinstance(lasting.change, HasAbilities) else None
                found = all_of((found, ITSELF, given))
    for made in state.delayed:
        if isinstance(made.ability, Static):
            found = all_of((found, _read_by_delayed(made.ability)))
    return found


@lru_cache(maxsize=1_000)
def _read_by(printed: frozenset[Card]) -> Reading | None:
    """What the printed texts of some cards read that change what objects are."""
    return all_of(reads(card.abilities) for card in printed if card.changes_others)


def any_layered(delayed: tuple[Delayed, ...]) -> bool:
    """Whether a delayed ability changes what objects are."""
    return any(made.ability.is_layered for made in delayed)


@cached_by_value
def _read_by_delayed(ability: Static) -> Reading | None:
    return reads((ability,))


def refreshed(state: GameState) -> GameState:
    """The state with the traits of every object on the board as the effects in force determine them."""
    calls = called_for(state)
    new = _worked_out(state) if calls is not None else {
        thing.id.card: replace(thing, traits=None) for thing in state.on_board if thing.traits is not None
    }  # fmt: skip
    if new:
        return state.with_traits(new, calls)
    return state if state.layered == calls else state.changed(layered=calls)


def given_to(thing: GameObject) -> tuple[object, ...]:
    """What an object has beyond its own fields: the difference in Might; keywords, abilities and tags."""
    if thing.traits is None:
        return _nothing(thing)
    return (thing.traits.might - thing.own_might, *thing.traits.text)


def contributors(thing: GameObject) -> tuple[int, ...]:
    """The card instances of the other objects that change this one."""
    return thing.traits.by if thing.traits is not None else ()


def _worked_out(state: GameState) -> dict[int, GameObject]:
    """The objects whose traits have changed, with the new traits, by card instance."""
    things = taking_part(state)
    traits = plainly(things, state)
    if traits is None:
        traits = through_every_layer(things, state)
    return {card: replace(old, traits=traits[card]) for card, old in things.items() if old.traits != traits[card]}


def taking_part(state: GameState) -> dict[int, GameObject]:
    """The objects that can be changed or can change others, by card instance; legends only where a text means them."""
    legends = _mean_legends(state.board.printed)
    return {
        thing.id.card: thing for thing in state.on_board
        if thing.card.is_permanent or takes_part(thing) or (legends and thing.card.is_a(LEGEND))
    }  # fmt: skip


@lru_cache(maxsize=1_000)
def _mean_legends(printed: frozenset[Card]) -> bool:
    """Whether a printed text changes legends."""
    return any(
        isinstance(found, Static) and isinstance(found.who, Every) and found.who.criteria.card_type == LEGEND
        for card in printed for found in card.abilities
    )  # fmt: skip


class LayerOptions(Struct, frozen=True):
    """How layers are worked through: the order, whether repeatedly, and whether what no longer qualifies is removed.

    The defaults follow the rules; other values show on which of these rules a result depends.
    """

    order: tuple[Layer, ...] = _LAYERS
    repeated: bool = True
    removed: bool = True


BY_THE_RULES = LayerOptions()


def through_every_layer(
    things: dict[int, GameObject], state: GameState, manner: LayerOptions = BY_THE_RULES
) -> dict[int, Traits | None]:
    """The traits of objects by card instance, taking into account that effects can alter one another."""
    excluded: set[tuple[object, ...]] = set()
    while True:
        model, applied = _through_the_layers(things, state, excluded, manner)
        lost = _disqualified(model, applied) if manner.removed else set()
        if not lost:
            return {card: _settled(model, card) for card in things}
        excluded |= lost


def _disqualified(model: Model, applied: set[tuple[object, ...]]) -> set[tuple[object, ...]]:
    """The keys of effects that were applied and no longer qualify with everything applied; removed once (476.3)."""
    if not any(depends_on_traits(thing.abilities) for thing in model.sources):
        return set()
    return applied - {
        found.key for layer in model.layers for found in in_force(model, layer)
        if found.change.still_fits(model.things[found.target])
    }  # fmt: skip


def _through_the_layers(
    before: dict[int, GameObject], state: GameState, excluded: set[tuple[object, ...]], manner: LayerOptions
) -> tuple[Model, set[tuple[object, ...]]]:
    """Apply the layers, sequence after sequence, until one has changed nothing (476.1-2).

    Returns the applied keys as well. A layer in which all that was found is applied is searched again only after
    changes of what the texts read (``Model.altered``): others bring nothing new into force.
    """
    model = Model({card: replace(thing, traits=printed(thing)) for card, thing in before.items()}, state)
    applied: set[tuple[object, ...]] = set()
    counted: dict[int, int] = {}
    while True:
        for layer in manner.order:
            if layer is Layer.INCREASES and _count_what_is_on_it(model, counted):
                model.altered(THE_MIGHT)
            while layer in model.layers and layer not in model.searched:
                model.searched.add(layer)
                done = applied | excluded
                waiting = [found for found in in_force(model, layer) if found.key not in done]
                if not waiting:
                    break
                effects = next_effects(waiting, model)
                for effect in effects:
                    applied.add(effect.key)
                    apply(effect, model)
                if len(effects) < len(waiting):
                    model.searched.discard(layer)
        if not manner.repeated or model.searched >= model.layers:
            return model, applied


def _settled(model: Model, card: int) -> Traits | None:
    """The final traits of an object; None if they say no more than its own fields."""
    thing = model.things[card]
    return None if card not in model.touched or given_to(thing) == _nothing(thing) else thing.traits


def _nothing(thing: GameObject) -> tuple[object, ...]:
    return (0, *thing.card.printed_traits)


def _count_what_is_on_it(model: Model, counted: dict[int, int]) -> bool:
    """Add buffs, and Assault and Shield of attackers and defenders, each once; returns whether anything was added.

    They are increases (477.3.e.1), so what earlier layers read about Might does not include them (476.3).
    """
    new = False
    for card, thing in model.things.items():
        if thing.buffs or thing.designation is not None:
            now = thing.buffs
            if thing.designation is not None:
                now += assault(thing, thing.designation) + shield(thing, thing.designation)
            more = now - counted.get(card, 0)
            if more:
                counted[card] = now
                assert thing.traits is not None
                model.set_traits(card, replace(thing.traits, might=thing.traits.might + more))
                new = True
    return new
