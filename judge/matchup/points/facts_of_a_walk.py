"""The facts in a walk: who dies, where each object ends, what is drawn and paid, in the order in which a judge asks.

Happenings are read off events, final places off the observed facts of an end.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.state.events import Event, Happened, Log
from judge.engine.state.zones import NOWHERE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.matchup.walks.graph import Facts

Value = bool | int | str | tuple[str, ...]


class FactKind(Enum):
    """How the values of a fact add up on a line: it happens or not, a number, a list, or a value at the end."""

    HAPPENS = "happens"
    NUMBER = "number"
    LIST = "list"
    END = "end"

    __hash__ = object.__hash__


class AskingOrder(Enum):
    """The order in which a judge asks. The later ones are bookkeeping."""

    DEATH = 0
    SAVED = 1
    COUNTERED = 2
    PLACE = 3
    CARDS = 4
    COST = 5
    DAMAGE = 6
    MIGHT = 7
    CONTROL = 8
    STATE = 9
    BOOKKEEPING = 10

    __hash__ = object.__hash__


class WalkFact(Struct, frozen=True):
    """A fact in words. ``about`` is its object, card or player."""

    asked: AskingOrder
    told: FactKind
    words: str
    about: str


_HAPPENS = {
    Happened.KILLED: (AskingOrder.DEATH, "{} is killed"),
    Happened.GAME_WON: (AskingOrder.DEATH, "{who} {detail}"),
    Happened.COUNTERED: (AskingOrder.COUNTERED, "{} is countered"),
    Happened.PLAY_UNDONE: (AskingOrder.COUNTERED, "the play of {} is undone"),
    Happened.PLAYED: (AskingOrder.CARDS, "{} is played"),
    Happened.DISCARDED: (AskingOrder.CARDS, "{who} discards {}"),
    Happened.STUNNED: (AskingOrder.STATE, "{} is stunned"),
    Happened.READIED: (AskingOrder.STATE, "{} is readied"),
    Happened.ABILITY_TRIGGERED: (AskingOrder.STATE, "{} triggers"),
    Happened.BURNED_OUT: (AskingOrder.STATE, "{who} burns out"),
    Happened.NOT_SCORED: (AskingOrder.CONTROL, "{who} cannot score {detail}"),
}
"""Events that happen on a line or not."""

_ENDS = {
    "in": (AskingOrder.PLACE, "{} ends in"),
    "damage": (AskingOrder.BOOKKEEPING, "damage left on {}"),
    "Might": (AskingOrder.MIGHT, "Might of {}"),
    "controlled by": (AskingOrder.CONTROL, "{} is controlled by"),
    "points": (AskingOrder.CONTROL, "points of {}"),
    "is": (AskingOrder.STATE, "{} is"),
    "attached to": (AskingOrder.STATE, "{} is attached to"),
    "has": (AskingOrder.STATE, "{} has gained"),
    "has lost": (AskingOrder.STATE, "{} has lost"),
}
"""Aspects of observed facts. Any other one is bookkeeping. Cards drawn are read off events."""


def told_by(log: Log | None, events: Iterable[Event]) -> Iterator[tuple[WalkFact, Value]]:
    """The facts in some events of a log."""
    for event in events:
        if event.kind in _HAPPENS:
            asked, words = _HAPPENS[event.kind]
            about = event.name or event.who
            said = words.format(event.name, who=event.who, detail=event.detail)
            yield WalkFact(asked, FactKind.HAPPENS, said, about), True
        elif event.kind is Happened.REPLACED:
            yield from _replaced(log, event)
        elif event.kind is Happened.DREW and event.detail.isdigit():
            yield WalkFact(AskingOrder.CARDS, FactKind.NUMBER, f"{event.who} draws", event.who), int(event.detail)
        elif event.kind is Happened.DAMAGED:
            amount = int(event.detail.partition(" ")[0])
            yield WalkFact(AskingOrder.DAMAGE, FactKind.NUMBER, f"damage dealt to {event.name}", event.name), amount
        elif event.kind is Happened.COST_PAID:
            words = f"{event.who} pays for {event.name}"
            yield WalkFact(AskingOrder.COST, FactKind.LIST, words, event.name), (event.detail,)


def told_at_end(facts: Facts) -> dict[WalkFact, str]:
    """The facts of an end."""
    found: dict[WalkFact, str] = {}
    for fact in facts:
        if fact.aspect == "cards drawn":
            continue
        asked, words = _ENDS.get(fact.aspect, (AskingOrder.BOOKKEEPING, f"{{}}: {fact.aspect}"))
        named = WalkFact(asked, FactKind.END, words.format(fact.what), fact.what)
        value = "gone" if fact.value == str(NOWHERE) else fact.value
        found[named] = f"{found[named]}, {value}" if named in found else value
    return found


def _replaced(log: Log | None, event: Event) -> Iterator[tuple[WalkFact, Value]]:
    """A death that is replaced, or damage that is prevented."""
    amount, _, rest = event.detail.partition(" damage to ")
    if rest.endswith(" is prevented"):
        unit = rest.removesuffix(" is prevented")
        yield WalkFact(AskingOrder.DAMAGE, FactKind.NUMBER, f"damage prevented to {unit}", unit), int(amount)
        return
    causes = set(event.causes)
    for one in Log.newest_first(log):
        if one.id in causes and one.kind is Happened.WOULD_DIE:
            yield WalkFact(AskingOrder.SAVED, FactKind.HAPPENS, f"the death of {one.name} is replaced", one.name), True
