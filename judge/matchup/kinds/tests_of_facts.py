"""Facts of an ``expect`` line as tests of events, of the state at an end, or of what is counted on a line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.state.events import Happened
from judge.engine.turn.position import Position
from judge.errors import CannotSimulate
from judge.scenario.checks.expectations import holds
from judge.scenario.checks.past_facts import WHAT_HAPPENED
from judge.scenario.language.amounts import Amount, amount_in
from judge.scenario.play.playing import Playing

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.state.events import Event
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.matchup.points.over_all_lines import EventTest, StateTest
    from judge.scenario.language.script_play import Claim

_EVENTS = {"killed": (Happened.KILLED,), "readied": (Happened.READIED,), "revealed": (Happened.REVEALED,),
           "moved": (Happened.MOVED,)}  # fmt: skip
_COUNTED = {"drew": Happened.DREW, "recycled": Happened.RECYCLED, "looked_at": Happened.LOOKED}
_OF_EVENTS = frozenset({
    "triggered", "targeted", "moved_times", "moved_to", "did_not_move", "paid", "fought", "playable",
    "nothing_playable", "order", "costs", "using_costs",
})  # fmt: skip
"""Facts that are read off the events of a line in another way than by one event."""
_NUMBER = re.compile(r"\d+")


def event_test(claim: Claim, thing: GameObject | None) -> EventTest | None:
    """The test of an event that makes a fact true. None if no event does."""
    kinds = WHAT_HAPPENED[claim.words[0]] if claim.kind == "happened_to" else _EVENTS.get(claim.kind)
    if kinds is None or thing is None:
        return None
    return lambda event, _state: (
        event.kind in kinds and event.object is not None and event.object.card == thing.id.card
        and event.name == thing.label
    ) or (claim.kind == "revealed" and thing.id.card in event.shown)  # fmt: skip


def count(claim: Claim) -> Callable[[Event], int] | None:
    """A function with the amount that an event adds to the count of a fact. None if it counts nothing."""
    kind = _COUNTED.get(claim.kind)
    if kind is None:
        return None
    return lambda event: _amount(event) if event.kind is kind and event.who == claim.player else 0


def damage_to(thing: GameObject) -> Callable[[Event], int]:
    """How much damage an event deals to a unit."""

    def measure(event: Event) -> int:
        about = event.object is not None and event.object.card == thing.id.card
        return _amount(event) if event.kind is Happened.DAMAGED and about else 0

    return measure


NOTHING = Amount(0)


def paid_by(player: str, label: str) -> Callable[[Event], Amount]:
    """The Energy and Power that a player pays with an event, for what has that label or, without one, for anything."""

    def measure(event: Event) -> Amount:
        fits = event.kind is Happened.COST_PAID and event.who == player and label in {"", event.name}
        found = amount_in(event.detail) if fits else NOTHING
        return Amount(found.energy, found.power)

    return measure


def in_all(one: Amount, other: Amount) -> Amount:
    """Two amounts together."""
    return Amount(one.energy + other.energy, tuple(sorted(one.power + other.power)))


def in_symbols(amount: Amount) -> str:
    """An amount in symbols, [0] for nothing."""
    energy = f"[{amount.energy}]" if amount.energy or not amount.power else ""
    return energy + "".join(f"[{symbol}]" for symbol in amount.power)


def _amount(event: Event) -> int:
    one = event.detail.startswith("the top card ")
    number = _NUMBER.search(event.detail) if not one else None
    return int(number[0]) if number is not None else int(one)


def state_test(claim: Claim, start: GameState) -> StateTest:
    """The test of the state at an end. Raises CannotSimulate for a fact that is read off the events on the way."""
    if claim.kind in _OF_EVENTS:
        raise CannotSimulate(f'"{claim.at.source.strip()}" is about the events of a line, which are not read here.')

    def test(state: GameState) -> bool:
        return holds(claim, Playing(Position(state, None, (), state, None, None)), start)[0]

    return test
