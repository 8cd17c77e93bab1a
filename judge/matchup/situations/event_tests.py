"""The event that a question asks about, as a test of the events of a play."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.state.events import Happened
from judge.errors import CannotSimulate
from judge.matchup.situations.board_of_a_situation import FIELDS, card_of
from judge.matchup.situations.situation import BASE, BATTLEFIELD, HAND, ME, OPPONENT
from judge.matchup.situations.what_a_text_reads import text_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from judge.engine.state.card import Card
    from judge.engine.state.events import Event
    from judge.matchup.boards.given import Given
    from judge.matchup.situations.board_of_a_situation import PlacedObject, SituationBoard
    from judge.matchup.situations.situation import Deed

    _ById = dict[int, list[Event]]

KINDS: dict[str, tuple[Happened, ...]] = {
    "die": (Happened.KILLED,), "kill": (Happened.KILLED,), "survive": (Happened.KILLED,), "save": (Happened.KILLED,),
    "damage": (Happened.DAMAGED,), "stun": (Happened.STUNNED,), "ready": (Happened.READIED,),
    "exhaust": (Happened.EXHAUSTED,), "buff": (Happened.BUFFED,), "return": (Happened.RETURNED, Happened.TAKEN),
    "recall": (Happened.RECALLED,), "banish": (Happened.BANISHED,), "heal": (Happened.HEALED,),
    "take": (Happened.CONTROL_TAKEN,), "attach": (Happened.ATTACHED,), "detach": (Happened.DETACHED,),
    "empower": (Happened.EMPOWERED,), "get": (Happened.MIGHT_CHANGED,), "give": (Happened.MIGHT_CHANGED,),
    "draw": (Happened.DREW,), "discard": (Happened.DISCARDED,), "channel": (Happened.CHANNELED,),
    "score": (Happened.POINT_GAINED,), "gain": (Happened.XP_GAINED,), "recycle": (Happened.RECYCLED,),
    "trigger": (Happened.ABILITY_TRIGGERED,), "move": (Happened.MOVED,), "counter": (Happened.COUNTERED,),
    "play": (Happened.PLAYED, Happened.ENTERED), "reveal": (Happened.REVEALED,), "win": (Happened.COMBAT_WON,),
    "swap": (Happened.MOVED,), "conquer": (Happened.CONTROL_GAINED,), "choose": (Happened.CHOSEN,),
    "attack": (Happened.DESIGNATED,), "defend": (Happened.DESIGNATED,), "double": (Happened.MIGHT_CHANGED,),
}  # fmt: skip
OF_PLAYERS = frozenset({"draw", "channel", "score", "gain", "recycle"})
"""Deeds of a player that are done to no object."""
_SCORES = re.compile(r"\bpoint", re.IGNORECASE)
_OF_COMBAT = "by combat"
_NUMBER = re.compile(r"-?\d+")


def _kinds(deed: Deed) -> tuple[Happened, ...]:
    """The kinds of event that a deed may be."""
    kinds = KINDS.get(deed.verb)
    if deed.verb == "move" and deed.what == "anyhow":
        kinds = (Happened.MOVED, Happened.RECALLED)
    if kinds is None:
        raise CannotSimulate(f"no play shows whether {deed.verb!r} is done.")
    if deed.verb == "play" and deed.by:
        kinds = (Happened.PLAY_BEGUN,)
    if deed.verb == "gain" and "point" in deed.what:
        kinds = (Happened.POINT_GAINED,)
    return kinds


def asked_event(deed: Deed, stage: SituationBoard, events: Iterable[Event], given: Given) -> Callable[[Event], bool]:
    """A test whether an event is the one of the question. ``events`` are all those of the play, for their causes.

    Raises CannotSimulate for a deed that no event shows.
    """
    kinds = _kinds(deed)
    by_id: _ById = {}
    for event in events:
        by_id.setdefault(event.id, []).append(event)
    about = stage.called(deed.to) if deed.to and deed.verb not in OF_PLAYERS else ""
    by = stage.of(deed.by) if deed.by else None
    hosts = [stage.called(key) for key in deed.on] if deed.verb == "attach" else []
    is_dealt = deed.verb == "damage" and deed.phase == "combat" and by is not None and not deed.to
    own_side = _alone_on_its_side(by, stage) if is_dealt and by is not None else frozenset()
    scorer = by.owner if deed.verb == "score" and not deed.who and by is not None and by.zone else ""
    text_scores = any(_SCORES.search(text_of(card)) for card in _cards(stage, given))

    makes = deed.verb == "play" and bool(deed.by and deed.what)

    def test(event: Event) -> bool:
        if event.kind not in kinds or (about and event.name != about):
            return False
        if not _fits(event, deed):
            return False
        if is_dealt:
            return _OF_COMBAT in event.detail and event.name not in own_side
        if hosts and event.detail not in hosts:
            return False
        if deed.verb == "score" and text_scores and not event.source_card:
            return False
        if scorer and event.who != scorer:
            return False
        if deed.who and (makes or deed.verb in OF_PLAYERS | {"take", "discard"}) and event.who != deed.who:
            return False
        if by is None or deed.verb in {"save", "survive"} or deed.phase == "combat":
            return deed.phase != "combat" or _by_combat(event, by_id)
        if deed.verb == "trigger":
            return event.name == by.called
        return _is_by(event, by.thing.name or by.called, by_id)

    return test


def _alone_on_its_side(one: PlacedObject, stage: SituationBoard) -> frozenset[str]:
    """The names of a unit that fights and of its side. Raises CannotSimulate if others fight beside it."""
    others = [
        line
        for line in stage.company
        if line.startswith(f"{one.owner}: at {FIELDS[0]} ") and one.owner != stage.attacks
    ]
    moved = stage.opening[0].partition(" moves ")[2].rpartition(" to ")[0] if stage.opening else ""
    if others or (one.owner == stage.attacks and moved != one.called):
        raise CannotSimulate("units that deal combat damage together cannot be told apart.")
    if any(each.owner == one.owner and each.zone == one.zone and each != one for each in stage.placed):
        raise CannotSimulate("units that deal combat damage together cannot be told apart.")
    return frozenset(each.called for each in stage.placed if each.owner == one.owner)


def _cards(stage: SituationBoard, given: Given) -> Iterator[Card]:
    for one in stage.placed:
        if (card := card_of(one.thing, given)) is not None:
            yield card


def _fits(event: Event, deed: Deed) -> bool:
    """Whether an event has the amount and the place of the question."""
    if deed.verb == "move" and deed.place:
        where = deed.place.rpartition("'s ")[2]
        at_base = event.detail.endswith(BASE)
        whose = deed.place.partition("'s ")[0] if "'s " in deed.place else ""
        if at_base is not (where == BASE) or (whose and at_base and not event.detail.startswith(whose)):
            return False
        if where == BATTLEFIELD and whose in {ME, OPPONENT} and event.detail.endswith(FIELDS[whose == ME]):
            return False
    if deed.verb == "return" and deed.place and deed.place.endswith(HAND) and "hand" not in event.detail:
        return False
    if deed.verb == "play" and deed.what:
        return event.card == deed.what
    if deed.what in {"more might", "less might"}:
        return event.detail.startswith("-" if deed.what == "less might" else "+") and not event.detail.startswith("+0")
    if deed.verb in {"get", "give", "double"} and deed.what not in {"", "might"}:
        return deed.what.casefold() in event.detail.casefold()
    many = many_in(event)
    if deed.verb in {"get", "give"}:
        return many == deed.amount if deed.amount is not None else True
    if deed.amount is None or deed.verb not in {"draw", "score", "gain", "damage", "channel"}:
        return True
    return many == deed.amount


def many_in(event: Event) -> int:
    """The amount of an event: of cards, of damage, of Might."""
    number = _NUMBER.search(event.detail.replace("+", ""))
    return int(number[0]) if number is not None else 1


def _is_by(event: Event, card: str, by_id: _ById) -> bool:
    """Whether a text of that card made an event happen. A death by damage that it dealt counts, too."""
    return event.source_card == card or any(one.source_card == card for one in _damage_behind(event, by_id))


def _by_combat(event: Event, by_id: _ById) -> bool:
    return any(_OF_COMBAT in one.detail for one in (event, *_damage_behind(event, by_id)))


def _damage_behind(event: Event, by_id: _ById) -> Iterator[Event]:
    """The damage by which something is killed. Lines of a walk may number their events alike: its name tells them."""
    causes = [one for cause in event.causes for one in by_id.get(cause, ()) if one.name == event.name]
    for one in causes if event.kind is Happened.KILLED else ():
        if one.kind is Happened.WOULD_DIE:
            for cause in one.causes:
                yield from (by for by in by_id.get(cause, ()) if by.name == one.name and by.kind is Happened.DAMAGED)
