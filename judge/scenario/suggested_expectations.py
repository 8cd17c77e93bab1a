"""The ``expect`` lines that would hold at the end of a scenario that has none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.card import BATTLEFIELD, LEGEND, RUNE
from judge.engine.state.designation import Designation
from judge.engine.state.events import Happened
from judge.engine.state.zones import Zone, hand
from judge.scenario.checks.object_facts import HOLDERS
from judge.scenario.language.quoting import quoted
from judge.scenario.language.script import Expect
from judge.scenario.language.script_asks import Ask
from judge.scenario.language.written_setup import empowered_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.events import Event
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.scenario.run import Run

_ZONES = {zone: word for word, zone in HOLDERS.items()}


def came_of(run: Run) -> tuple[str, ...]:
    """The facts at the end of a run as ``expect`` lines; none where the scenario itself says what must be true."""
    script, position = run.script, run.position
    if position is None or script.because or any(isinstance(line, Expect | Ask) for line in script.play):
        return ()
    state, events = position.state, position.events
    lines = [
        f"{quoted(thing.label)} {', '.join(facts)}"
        for thing in state.objects.values()
        if (facts := tuple(_facts(thing, state, events)))
    ]
    lines += [", ".join(facts) for player in state.players if (facts := tuple(_of_player(player, state, events)))]
    lines.append(", ".join(_of_the_table(state)))
    if state.chain:
        lines.append(f"the chain: {', '.join(quoted(item.label) for item in state.chain)}")
    return tuple(f"expect {line}" for line in lines if line)


def _facts(thing: GameObject, state: GameState, events: tuple[Event, ...]) -> Iterator[str]:
    """Where an object is and in which state.

    Nothing for runes that are only counted, battlefields, filler, decks, and effects of no card.
    """
    zone = thing.place.zone
    if thing.card.filler or not (thing.card.types or thing.card.token):
        return
    counted = thing.card.is_a(RUNE) and "'s " in thing.label
    if counted or thing.card.is_a(BATTLEFIELD) or zone in {Zone.MAIN_DECK, Zone.RUNE_DECK}:
        return
    if zone in _ZONES and zone is not Zone.BASE:
        yield f"in {thing.place.of}'s {_ZONES[zone]}"
    elif zone is Zone.BASE:
        yield f"in {thing.place.of}'s base"
    elif zone is Zone.BATTLEFIELD:
        yield f"at {thing.place.of}"
    elif zone is Zone.FACEDOWN:
        yield f"facedown at {thing.place.of}"
    else:
        yield "on the chain" if zone is Zone.CHAIN else "gone"
    if zone in {Zone.BASE, Zone.BATTLEFIELD} or (thing.card.is_a(LEGEND) and zone is Zone.LEGEND):
        yield from _state(thing, state)
    if any(event.kind is Happened.KILLED and event.object and event.object.card == thing.id.card for event in events):
        yield "killed"


def _state(thing: GameObject, state: GameState) -> Iterator[str]:
    yield "exhausted" if thing.exhausted else "ready"
    if thing.is_unit:
        if thing.damage_marked:
            yield f"{thing.damage_marked} damage"
        yield f"{thing.might} Might"
    words = (
        ("buffed", thing.buffs > 0), ("stunned", thing.stunned),
        (empowered_words(thing.empowered), thing.empowered > 0),
        ("attacking", thing.designation is Designation.ATTACKER),
        ("defending", thing.designation is Designation.DEFENDER),
    )  # fmt: skip
    yield from (word for word, so in words if so)
    if thing.attached_to is not None and thing.attached_to in state.objects:
        yield f"attached to {quoted(state.objects[thing.attached_to].label)}"


def _of_player(player: str, state: GameState, events: tuple[Event, ...]) -> Iterator[str]:
    if points := state.player(player).points:
        yield f"{player} has {points} point{'s' * (points != 1)}"
    if any(event.kind is Happened.DREW and event.who == player for event in events):
        cards = len(state.objects_in(hand(player)))
        yield f"{player} has {cards} card{'s' * (cards != 1)} in hand"
    if xp := state.player(player).xp:
        yield f"{player} has {xp} XP"


def _of_the_table(state: GameState) -> Iterator[str]:
    for name, field in state.battlefields.items():
        if field.controller is not None:
            yield f"{quoted(name)} controlled by {field.controller}"
    if state.combat is not None:
        yield f"a combat at {quoted(state.combat.at)}"
    elif state.showdown is not None:
        yield f"a showdown at {quoted(state.showdown.at)}"
    yield f"{state.winner} wins" if state.winner is not None else f"{state.turn.player} has the turn"
