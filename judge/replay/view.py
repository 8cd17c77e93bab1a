"""A position as people see a table: what lies where, in which state, and who decides what.

``view_of`` is the one place that turns the state of a game into what is shown; terminal, page and API all show its
values and read no state themselves. It is the view of a judge: nothing is hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.card import GEAR, LEGEND, RUNE, UNIT
from judge.engine.state.designation import Designation
from judge.engine.state.zones import (
    Place,
    Zone,
    banishment,
    base,
    battlefield,
    champion_zone,
    facedown,
    hand,
    main_deck,
    trash,
)
from judge.replay.table_view import (
    BattlefieldView,
    DecisionView,
    ItemView,
    ObjectView,
    OptionView,
    PlayerView,
    PositionView,
    RunesView,
)

if TYPE_CHECKING:
    from judge.engine.state.decisions import Decision
    from judge.engine.state.objects import GameObject
    from judge.engine.state.player import Pool
    from judge.engine.state.state import GameState
    from judge.engine.turn.position import Position


def view_of(position: Position) -> PositionView:
    """What a table looks like at a position."""
    state = position.state
    return PositionView(
        state.turn.player,
        state.turn.number,
        state.turn.phase.value,
        state.priority,
        state.victory_score,
        tuple(_player(state, name) for name in state.players),
        tuple(_battlefield(state, name) for name in state.battlefields),
        tuple(_item(state, place) for place in reversed(range(len(state.chain)))),
        _decision(position.decision),
        state.winner,
    )


def _player(state: GameState, name: str) -> PlayerView:
    player = state.player(name)
    known = [thing for thing in state.objects_in(hand(name)) if not thing.card.filler]
    return PlayerView(
        name,
        player.points,
        player.xp,
        _labels(known),
        len(state.objects_in(hand(name))) - len(known),
        len(state.objects_in(main_deck(name))),
        len(state.objects_in(Place(Zone.RUNE_DECK, name))),
        _labels(state.objects_in(trash(name))),
        _labels(state.objects_in(banishment(name))),
        _labels(state.objects_in(champion_zone(name))),
        tuple(_object(state, thing) for thing in state.objects_in(Place(Zone.LEGEND, name))),
        _objects(state, base(name)),
        _runes(state, name),
        _pool(player.pool),
        player.unlimited_resources,
    )


def _labels(things: tuple[GameObject, ...] | list[GameObject]) -> tuple[str, ...]:
    return tuple(thing.label for thing in things)


def _objects(state: GameState, place: Place) -> tuple[ObjectView, ...]:
    """What stands in a place by itself: runes are counted apart, attached cards are shown with what they are on."""
    return tuple(
        _object(state, thing)
        for thing in state.objects_in(place)
        if thing.attached_to is None and not (thing.card.is_a(RUNE) and thing.card.domains)
    )


def _object(state: GameState, thing: GameObject) -> ObjectView:
    card = thing.card
    return ObjectView(
        thing.label,
        card.name,
        _kind(thing),
        thing.controller,
        thing.owner,
        thing.might if card.is_unit else None,
        card.might if card.is_unit else None,
        thing.damage_marked,
        tuple(_status(thing)),
        thing.keywords,
        tuple(one for one in thing.keywords if one not in card.keywords),
        tuple(_object(state, state.objects[one]) for one in thing.attached),
    )


def _kind(thing: GameObject) -> str:
    for kind in (UNIT, GEAR, LEGEND, RUNE):
        if thing.card.is_a(kind):
            return kind.lower()
    return (thing.card.types[0] if thing.card.types else "card").lower()


def _status(thing: GameObject) -> list[str]:
    said = (
        ("exhausted", thing.exhausted),
        ("stunned", thing.stunned),
        ("buffed", thing.buffs > 0),
        ("Empowered", thing.empowered > 0),
        ("attacking", thing.designation is Designation.ATTACKER),
        ("defending", thing.designation is Designation.DEFENDER),
        ("facedown", thing.place.zone is Zone.FACEDOWN),
    )
    return [words for words, is_so in said if is_so]


def _runes(state: GameState, name: str) -> tuple[RunesView, ...]:
    runes = state.board.runes_of(name)
    domains = dict.fromkeys([*runes.ready, *runes.spent])
    return tuple(RunesView(one, runes.ready.get(one, 0), runes.spent.get(one, 0)) for one in domains)


def _pool(pool: Pool) -> str:
    parts = [f"{pool.energy} Energy"] if pool.energy else []
    parts += [f"{amount} {domain if domain != 'any' else 'universal'} Power" for domain, amount in pool.power if amount]
    parts += [f"{amount} Energy for {purpose} only" for purpose, amount in pool.energy_for if amount]
    return ", ".join(parts)


def _battlefield(state: GameState, name: str) -> BattlefieldView:
    found = state.battlefields[name]
    now = ""
    if state.combat is not None and state.combat.at == name:
        now = f"combat, {state.combat.attacker} attacks"
    elif state.showdown is not None and state.showdown.at == name:
        now = f"showdown, {state.showdown.focus} has focus"
    elif found.staged:
        now = "combat staged" if found.combat_staged else "showdown staged"
    return BattlefieldView(
        name,
        found.controller,
        found.contested_by,
        now,
        _objects(state, battlefield(name)),
        tuple(_object(state, thing) for thing in state.objects_in(facedown(name))),
    )


def _item(state: GameState, place: int) -> ItemView:
    item = state.chain[place]
    named = [found.label for _, ids in item.choices.objects for one in ids if (found := state.find(one)) is not None]
    named += [str(chosen) for _, chosen in item.choices.places] + [player for _, player in item.choices.players]
    if item.choices.location is not None:
        named.append(str(item.choices.location))
    return ItemView(item.label, item.controller, item.kind.value, item.pending, tuple(dict.fromkeys(named)))


def _decision(decision: Decision | None) -> DecisionView | None:
    if decision is None:
        return None
    return DecisionView(
        decision.by or "chance",
        decision.kind.value,
        decision.prompt,
        str(decision.rule),
        tuple(OptionView(option.key, option.label) for option in decision.options),
        decision.minimum,
        decision.maximum,
    )
