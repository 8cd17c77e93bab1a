"""A trigger and its effect, in the words of its text and as it happens on all lines."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.sentences.costs_of_triggers import IT, cost_of_trigger, resolved_abilities, with_name
from judge.answers.sentences.names_in_sentences import battlefields
from judge.engine.conditions.combat import DEFEND_TRIGGER
from judge.engine.conditions.targeting import ON_TARGETING
from judge.engine.state.card import UNIT
from judge.engine.state.events import Event, Happened
from judge.engine.state.zones import Zone
from judge.matchup.points.interaction import origin, scored
from judge.matchup.points.verdicts import CHANCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.points.interaction import Edge
    from judge.matchup.points.over_all_lines import AllLines
    from judge.matchup.points.walked_set_up import WalkedSetUp

Name = tuple[Happened, str, str]
"""The key of an event over several lines: its kind, the card behind it, and its words."""

LONGEST = 130
"""The maximum number of letters of an effect in a sentence. Longer ones are left to the rows."""


def told_of(causes: list[Event]) -> list[Event]:
    """The causes without the effect that has made a delayed ability, if there are others."""
    return [one for one in causes if one.kind is not Happened.EFFECT_BEGUN] or causes


def name_of(event: Event) -> Name:
    return event.kind, event.source_card, str(event)


def triggered(edge: Edge, shown: list[tuple[Event, tuple[Event, ...]]], best: WalkedSetUp, lines: AllLines) -> str:
    """The event that an ability triggers on, and its effect, in the words of its text."""
    event, events = shown[0]
    known = {one.id: one for one in events}
    told = told_of([known[cause] for cause in event.causes if cause in known])
    cause = next((one for one in told if edge.to in (one.card, origin(one, known))), told[-1])
    chosen = _chosen(event, cause, events)
    when = f"{cause.who or event.who} chooses {chosen} with {cause.name}" if chosen else ""
    when = when or _when(event, cause, _place_of((edge.by, edge.to), best))
    when = when.replace(f"{edge.by} ", "it ", 1) if cause.card == edge.by and when.startswith(f"{edge.by} ") else when
    by = "" if edge.to in when or not cause.card else f" (through {edge.to})"
    whose = next((part.who for part in best.board.parts if part.name == edge.to), "")
    if (
        not cause.card
        and edge.to not in when
        and (when != str(cause) or whose == cause.who)
        and _is_unit(edge.to, best)
    ):
        by = f" with {edge.to}"
    itself = next((label for label, card in battlefields(best).items() if card == edge.by), edge.by)
    for place, here in ((f" at {itself}", " there"), (f" {itself}", " it")):
        when = f"{when.removesuffix(place)}{here}" if when.endswith(place) else when
    resolved = [one for trigger, rest in shown if name_of(trigger) == name_of(event)
                for one in rest if one.kind is Happened.RESOLVED and event.id in one.causes]  # fmt: skip
    removed = [one for trigger, rest in shown for one in rest
               if one.kind is Happened.ABILITY_REMOVED and trigger.id in one.causes]  # fmt: skip
    if not resolved and removed and _always_with(event, removed[0], lines):
        return f"{edge.by} triggers when {when}{by}, but is removed from the chain here: {removed[0].detail}"
    if not resolved or len(resolved[0].detail) > LONGEST:
        return f"{edge.by} triggers when {when}{by}"
    who = _who(edge.by, event, cause, best)
    provided = _provided(edge.by, resolved[0], who, best)
    effect = _effect(resolved[0].detail, edge.by, who)
    may = _may(event, resolved[0], cost_of_trigger(edge.by, resolved[0], best), who, lines)
    if chosen:
        effect = IT.sub(chosen, effect, count=1) if len(IT.findall(effect)) == 1 else effect
    return f"{edge.by} triggers when {when}{by}{provided}: {may}{effect}"


def effect_told(edge: Edge, shown: list[tuple[Event, tuple[Event, ...]]]) -> Iterator[Event]:
    """The events of an ability, as far as the words of its effect give them with all numbers."""
    event = shown[0][0]
    for trigger, events in shown:
        if name_of(trigger) != name_of(event):
            continue
        for resolved in (one for one in events if one.kind is Happened.RESOLVED and trigger.id in one.causes):
            if len(resolved.detail) <= LONGEST:
                begun = {resolved.id, *(one.id for one in events if one.kind is Happened.PLAY_BEGUN
                                        and resolved.id in one.causes)}  # fmt: skip
                done = (one for one in events if not begun.isdisjoint(one.causes))
                yield from (one for one in done if _is_in_words(one, resolved, edge.by))


def _is_in_words(event: Event, resolved: Event, by: str) -> bool:
    """Whether the words of an effect contain an event, with its number or the name of a token."""
    if event.kind is Happened.ENTERED:
        return event.name in resolved.detail
    number = event.detail.partition(" (")[0]
    return event.kind in _TOLD_IN_EFFECTS and number in resolved.detail and by in (event.card, event.source_card)


_TOLD_IN_EFFECTS = frozenset({
    Happened.DREW, Happened.BUFFED, Happened.MIGHT_CHANGED, Happened.READIED, Happened.XP_GAINED, Happened.BURNED,
})  # fmt: skip
"""Events that the words of an effect give as they happen. BUFFED and READIED have no number."""


def _who(card: str, event: Event, cause: Event, best: WalkedSetUp) -> str:
    """The player of an ability. For a battlefield, the one who has held or conquered it, attacks or defends."""
    thing = next((one for one in best.walk.start.state.objects.values() if one.card.name == card), None)
    if DEFEND_TRIGGER in event.rules:
        return next((one for one in best.walk.start.state.players if one != cause.who), "")
    return cause.who if thing is None or thing.place.zone is Zone.FIELD else thing.controller


def _is_unit(card: str, best: WalkedSetUp) -> bool:
    return any(part.name == card and part.profile.card.is_a(UNIT) for part in best.board.parts)


def _always_with(event: Event, other: Event, lines: AllLines) -> bool:
    """Whether another event happens on every line on which an event does."""
    names, nothing = {name_of(event), name_of(other)}, frozenset[Name]()
    reached = lines.sums(lambda one: frozenset({name_of(one)} & names), nothing, frozenset.__or__).reached
    return all(name_of(other) in one.value for one in reached if name_of(event) in one.value)


def _may(event: Event, resolved: Event, cost: str, whose: str, lines: AllLines) -> str:
    """That an ability that has triggered does not have to be performed, and the payment for it. "" for neither."""
    told, nothing = {name_of(event), name_of(resolved)}, frozenset[Name]()
    reached = lines.sums(lambda one: frozenset({name_of(one)} & told), nothing, frozenset.__or__).reached
    is_left = any(name_of(event) in one.value and name_of(resolved) not in one.value for one in reached)
    if not is_left and not cost:
        return ""
    by = lines.happens(lambda one, _: name_of(one) == name_of(resolved)).by
    who = by[0] if len(by) == 1 and by[0] != CHANCE else whose or "its controller"
    return f"{who} may {f'{cost} to ' if cost else ''}"


def _place_of(cards: tuple[str, str], best: WalkedSetUp) -> str:
    """The battlefield that is one of two cards, or where one of them is as the walk begins. "" for none."""
    places = [thing.place for thing in best.walk.start.state.on_board if thing.card.name in cards]
    found = {place.of for place in places if place.zone in (Zone.BATTLEFIELD, Zone.FIELD)}
    return found.pop() if len(found) == 1 else ""


def _chosen(event: Event, cause: Event, events: tuple[Event, ...]) -> str:
    """The one object that the finalized item has chosen as a target, if an ability triggers on that, else ""."""
    if ON_TARGETING not in event.rules or cause.kind is not Happened.FINALIZED:
        return ""
    targets = (one for one in events if one.kind is Happened.CHOSEN and one.detail == f"target of {cause.name}")
    found = {one.name for one in targets if one.id < cause.id}
    return found.pop() if len(found) == 1 else ""


def _when(event: Event, cause: Event, held: str) -> str:
    if cause.kind in (Happened.PLAYED, Happened.FINISHED):
        return f"{cause.name} is played"
    if cause.kind is Happened.CHOSEN:
        return f"{cause.who} chooses {cause.name}" if cause.name else str(cause)
    return scored(event, cause, held)


_ITSELF = re.compile(r"\bthis(?= (?:is|has)\b)")
_YOU, _YOUR = re.compile(r"\byou\b"), re.compile(r"\byour\b")
_CHANNEL = re.compile(r"\bchannels? (\d+)(?! rune)")
_NEXT_SENTENCE = re.compile(r"\. ([A-Z])")


def _provided(by: str, resolved: Event, who: str, best: WalkedSetUp) -> str:
    """The additional condition for an ability to trigger (383.2.a.1), in the words of its text. "" for none."""
    found = resolved_abilities(by, resolved, best)
    if len(found) != 1 or found[0].only_if is None:
        return ""
    return f", provided that {_ITSELF.sub(by, _effect(found[0].only_if.describe(), by, who))}"


def _effect(words: str, by: str, who: str) -> str:
    """The words of a text in one sentence, with the name of its card for "this" and of its player for "your"."""
    words = words.rstrip(".")
    words = _NEXT_SENTENCE.sub(lambda found: f"; {found[1].lower()}", words)
    words = with_name(words[:1].lower() + words[1:], by)
    words = _CHANNEL.sub(lambda found: f"{found[0]} rune{'s' * (found[1] != '1')}", words)
    return words if not who or _YOU.search(words) else _YOUR.sub(f"{who}'s", words)
