"""Outcomes in words: the events on a line of play, in one sentence, and the choices that led there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.actions.recall import STATE_STAYS
from judge.engine.state.decisions import Kind
from judge.engine.state.events import Event, Happened
from judge.engine.state.zones import Zone
from judge.matchup.points.interaction import deaths_replaced

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judge.matchup.walks.explorer import Outcome
    from judge.matchup.walks.graph import Choice

_PLAIN = frozenset({
    Happened.KILLED, Happened.PLAY_UNDONE, Happened.CONTROL_LOST, Happened.CONTROL_GAINED, Happened.POINT_GAINED,
    Happened.TAKEN, Happened.RETURNED, Happened.GAME_WON, Happened.BURNED_OUT, Happened.MOVED, Happened.BUFF_SPENT,
    Happened.RUNE_RECYCLED, Happened.ATTACHED, Happened.DETACHED, Happened.EMPOWERED, Happened.DISEMPOWERED,
    Happened.STUNNED, Happened.MIGHT_CHANGED, Happened.GIVEN, Happened.COUNTERED, Happened.CONTROL_TAKEN,
    Happened.COPIED, Happened.XP_GAINED, Happened.XP_SPENT, Happened.BURNED, Happened.TRASHED, Happened.MIGHT_KEPT,
    Happened.CEASED,
})  # fmt: skip
"""Events that are given in their own words."""

_ADDING_UP = frozenset({
    Happened.DAMAGED, Happened.DREW, Happened.MIGHT_CHANGED, Happened.POINT_GAINED, Happened.XP_GAINED,
    Happened.XP_SPENT, Happened.BURNED, Happened.CHANNELED, Happened.BUFF_SPENT, Happened.EMPOWERED,
})  # fmt: skip
"""Events that are given as often as they happen, because a second one makes a difference."""

_TIMES = {3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine"}

_FILLERS = re.compile(r" \(P\d's filler \d+(?:, P\d's filler \d+)*\)|(?:, )?P\d's filler \d+(?=[,)])")
"""Filler cards of a deck."""

NO_NEWS = "none of the cards looked at is left"
"""The words for an instruction with nothing left to act on. The cards themselves have other events."""

_OF_ONE = re.compile(r"^it is not so that ((?:the|this|that) (?:(?! (?:is|was|or|and) ).)+) (is|was) ")

_NOT_THERE = re.compile(r"^it is not so that (there) (are|is) ")
_YOU_HAVE = "it is not so that you have "
_THIS_IS = "it is not so that this is "

_PART_OF_A_SAVE = {
    Happened.HEALED: "healed",
    Happened.EXHAUSTED: "exhausted",
    Happened.RECALLED: "recalled",
    Happened.BUFF_SPENT: "its buff spent",
}


def summary(outcome: Outcome) -> str:
    """The events of a shortest line, in one sentence."""
    return "; ".join(phrases(outcome)) or "nothing changes"


def phrases(outcome: Outcome, is_told: Callable[[Event], bool] = lambda _: True) -> list[str]:
    """The events, each in a few words, in order. Empty if nothing changes.

    Events for which ``is_told`` returns False are left out.
    """
    events = outcome.end.events
    told = _added_up([phrase for phrase, event in told_events(outcome) if is_told(event)])
    left = [name for name in _left_banished(outcome, events) if f"{name} is banished instead of dying" not in told]
    return [*told, *(f"{name} stays banished" for name in left)]


def told_events(outcome: Outcome) -> list[tuple[str, Event]]:
    """The phrases for the events of an outcome, each with its event.

    Repetitions are given once. A keyword without a number that the object has as printed is left out.
    """
    events = outcome.end.events
    printed = {
        (thing.label, f"has {word}")
        for thing in outcome.end.state.objects.values() for word in map(str, thing.card.keywords)
        if not word[-1:].isdigit()
    }  # fmt: skip
    known = {event.id: event for event in events}
    told: list[tuple[str, Event]] = []
    seen: set[str] = set()
    saves: set[int] = set()
    for event in events:
        if event.kind is Happened.REPLACED:
            saves.add(event.id)
        if set(event.causes) & saves and event.kind in _PART_OF_A_SAVE:
            continue
        if event.detail == NO_NEWS or (event.kind is Happened.GIVEN and (event.name, event.detail) in printed):
            continue
        phrase = _FILLERS.sub("", _phrase(event, events, known))
        if phrase and (phrase not in seen or event.kind in _ADDING_UP):
            told.append((phrase, event))
            seen.add(phrase)
    return told


def summaries(outcomes: Iterable[Outcome]) -> tuple[str, ...]:
    """The summary of each of several outcomes. If two have the same words, also the differences at the end."""
    outcomes = tuple(outcomes)
    words = [summary(outcome) for outcome in outcomes]
    told = []
    for at, outcome in enumerate(outcomes):
        like = [set(other.facts) for place, other in enumerate(outcomes) if place != at and words[place] == words[at]]
        apart = sorted(fact for fact in outcome.facts if any(fact not in facts for facts in like))
        told.append(f"{words[at]}; in the end {', '.join(map(str, apart))}" if apart else words[at])
    return tuple(told)


def _added_up(told: list[str]) -> list[str]:
    """The phrases with repetitions counted: "again" for a second time, or else a number at the first place."""
    many = {phrase for phrase in told if told.count(phrase) > 2}
    words: list[str] = []
    for at, phrase in enumerate(told):
        if phrase not in many:
            words.append(f"{phrase} again" if phrase in told[:at] else phrase)
        elif phrase not in told[:at]:
            words.append(f"{phrase} {_TIMES.get(told.count(phrase), told.count(phrase))} times")
    return words


def when(outcome: Outcome) -> str:
    """The choices that make the difference between this outcome and the others."""
    return "; ".join(
        f"{choice.decision.by or 'chance'}: {_choice(choice)}" for choice in outcome.choices if choice.matters
    )


def _choice(choice: Choice) -> str:
    """A choice in words: a yes, a no or a payment by itself, anything else after its question."""
    words = choice.decision.in_words(choice.answer)
    return words if choice.decision.kind in (Kind.YES_NO, Kind.PAY) else f"{choice.decision.prompt}: {words}"


def _phrase(event: Event, events: tuple[Event, ...], known: dict[int, Event]) -> str:
    if event.kind in _PLAIN:
        return str(event)
    if event.kind is Happened.REPLACED:
        return _save(event, events, known)
    if event.kind is Happened.NULL_FOUND:
        return f"{event.detail} is null: nothing can be played"
    if event.kind in {Happened.IGNORED, Happened.NEGATED} and event.name and event.detail.startswith("it is not so"):
        said = f"{event.name}: {is_not_so(event.detail)}"
        return said.replace(f": {_THIS_IS}", " is not ")
    if event.kind in {Happened.IGNORED, Happened.NEGATED}:
        return f"{event.name} {event.detail[3:]}" if event.name and event.detail.startswith("it ") else event.detail
    if event.kind is Happened.ENTERED:
        return f"{event.name} enters {event.detail}"
    if event.kind in (Happened.DREW, Happened.CHANNELED) and event.source is not None:
        return str(event)
    if event.kind is Happened.DAMAGED:
        return f"{event.name} is dealt {event.detail}"
    if event.kind is Happened.RECYCLED:
        return f"{event.who} recycles {event.detail.partition(':')[0]}"
    if event.kind is Happened.DECLINED and event.detail.startswith(("to banish and play", "to play a unit")):
        return f"{event.who} plays nothing"
    if event.kind is Happened.HEALED:
        return str(event) if event.source is not None else ""  # after a combat everything is healed
    if event.kind in (Happened.RECALLED, Happened.READIED, Happened.BUFFED):
        return str(event)
    return ""


def is_not_so(detail: str) -> str:
    """A detail denied at its verb, "the cost was not paid". Anything else as it is."""
    return _OF_ONE.sub(r"\1 \2 not ", _NOT_THERE.sub(r"\1 \2 not ", detail.replace(_YOU_HAVE, "you do not have ")))


def _save(event: Event, events: tuple[Event, ...], known: dict[int, Event]) -> str:
    deaths = deaths_replaced(event, known)
    if not deaths:
        return instead(event)
    if is_banished_instead(event, deaths[0], events):
        return f"{deaths[0].name} is banished instead of dying"
    parts = parts_of_a_save(event, deaths[0], events)
    how = f" ({', '.join(parts)})" if parts else ""
    kept = any(STATE_STAYS in later.rules for later in events if event.id in later.causes)
    if event.name == deaths[0].name:  # its own text, or that of what is attached to it
        return f"{event.name} is saved{how}{' with its damage' if kept else ''}"
    return f"{event.name} saves {deaths[0].name}{how}{' with its damage' if kept else ''}"


def parts_of_a_save(event: Event, death: Event, events: tuple[Event, ...]) -> list[str]:
    """The events that happen, instead, to the object that would have died."""
    return [
        _PART_OF_A_SAVE[later.kind]
        for later in events
        if event.id in later.causes and later.kind in _PART_OF_A_SAVE and later.object == death.object
    ]


def is_banished_instead(event: Event, death: Event, events: tuple[Event, ...]) -> bool:
    """Whether the object that would have died is banished instead, so it is not saved."""
    return any(
        event.id in later.causes and later.kind is Happened.BANISHED and later.name == death.name for later in events
    )


def instead(event: Event) -> str:
    """The event that replaced something other than a death, in words."""
    if event.detail.startswith(("banished ", "played ")):
        return f"{event.name} is {event.detail}"
    if " would " in event.detail:
        return f"{event.detail.replace(' this', f' {event.name}')}, and something else happens instead"
    if event.detail.startswith("a token "):
        return f"{event.name} is gone: {event.detail}"
    return f"{event.detail} through {event.name}"


def _left_banished(outcome: Outcome, events: tuple[Event, ...]) -> list[str]:
    here = {thing.label for thing in outcome.end.state.objects.values() if thing.place.zone is Zone.BANISHMENT}
    return sorted({event.name for event in events if event.kind is Happened.BANISHED} & here)
