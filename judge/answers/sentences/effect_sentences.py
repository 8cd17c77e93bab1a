"""A sentence on the effect of one card on an object of the other, and on its consequences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.page.numbers_in_sentences import NEW_CHOICES, cited
from judge.answers.sentences.conditions import condition
from judge.answers.sentences.costs_of_triggers import paid_for_it
from judge.answers.sentences.trigger_sentences import name_of
from judge.answers.sentences.whose_choice import whose_choice
from judge.engine.actions.deal import Deal
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.events import Event, Happened
from judge.engine.state.instruction import walk
from judge.engine.targeting.amounts import Amount, CountOf
from judge.engine.targeting.choose_one import ChooseOne
from judge.matchup.points.interaction import origin
from judge.matchup.points.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.sentences.trigger_sentences import Name
    from judge.matchup.points.interaction import Edge
    from judge.matchup.points.over_all_lines import AllLines
    from judge.matchup.points.walked_set_up import WalkedSetUp

_DOES: dict[Happened, tuple[str, str]] = {
    Happened.KILLED: ("kill", "{}"), Happened.DAMAGED: ("deal", "{detail} to {}"), Happened.HEALED: ("heal", "{}"),
    Happened.EXHAUSTED: ("exhaust", "{}"), Happened.READIED: ("ready", "{}"), Happened.STUNNED: ("stun", "{}"),
    Happened.RECALLED: ("recall", "{} to {detail}"), Happened.BANISHED: ("banish", "{}"),
    Happened.RETURNED: ("return", "{} to {detail}"), Happened.BUFFED: ("buff", "{}"),
    Happened.MOVED: ("move", "{} to {detail}"), Happened.MIGHT_CHANGED: ("give", "{} {detail}"),
    Happened.MIGHT_KEPT: ("leave", "{} at {detail}"),
    Happened.COUNTERED: ("counter", "{}"), Happened.EMPOWERED: ("empower", "{}"),
    Happened.DISEMPOWERED: ("disempower", "{}"), Happened.TAKEN: ("put", "{} into {who}'s hand"),
    Happened.PLACED: ("put", "{} on {detail}"), Happened.CONTROL_TAKEN: ("give", "{who} control of {}"),
    Happened.COPIED: ("turn", "{} into a copy of {detail}"), Happened.ATTACHED: ("attach", "{} to {detail}"),
    Happened.DETACHED: ("detach", "{} from {detail}"), Happened.DISCARDED: ("have", "{who} discard {}"),
    Happened.CHOICES_CHANGED: ("have", "{who} make new choices for {}"),
    Happened.BUFF_SPENT: ("have", "{who} spend the buff of {}"),
}  # fmt: skip
"""Effects of a card on an object: the verb, and the words after it."""

_THIRD_PERSON = {"have": "has", "ready": "readies", "banish": "banishes", "attach": "attaches", "detach": "detaches"}

_COMES_OF_IT = frozenset({
    Happened.KILLED, Happened.REPLACED, Happened.RETURNED, Happened.BANISHED, Happened.RECALLED, Happened.MOVED,
    Happened.STUNNED, Happened.COUNTERED, Happened.CONTROL_TAKEN, Happened.HEALED, Happened.DETACHED,
    Happened.CEASED,
})  # fmt: skip
"""Consequences for the same object, given if they happen whenever the first event does."""

_GOES_ON = frozenset({Happened.RESOLVED})


def acted(edge: Edge, event: Event, events: tuple[Event, ...], best: WalkedSetUp, lines: AllLines) -> str:
    """The effect of a card on the other, and the consequences that it always has."""
    known = {one.id: one for one in events}
    event = _what_is_done(event, events, known)
    if event.kind is Happened.ATTACHED and event.source_card == event.card:
        whose = whose_choice(event, lines)
        is_attached = f"can be attached to {event.detail} ({whose})" if whose else f"is attached to {event.detail}"
        return f"{event.name} {is_attached}{_might_with(event, best)}"
    alike = _alike(event, lines)
    counted = _source_of_an_amount(edge, event, best)
    details = _either([one.detail for one in alike])
    verb, rest = _verb(event, f"{details} ({counted})" if counted and event.kind is Happened.DAMAGED else details)
    whose = whose_choice(event, lines)
    if event.kind is Happened.DREW and whose:
        return edge.words.replace(" draws ", " can draw ")
    if not verb:
        return f"{edge.words}{f' ({whose})' if whose else ''}"
    names = frozenset(map(name_of, alike))
    is_certain = lines.happens(lambda one, _: name_of(one) in names).verdict is Verdict.ALWAYS
    is_choice = event.kind is Happened.CHOSEN
    does = (
        f"can {verb}"
        if is_choice or not is_certain or _is_one_of_several_modes(edge, best)
        else _THIRD_PERSON.get(verb, f"{verb}s")
    )
    as_a_cost = " as a cost" if event.kind in _AS_COSTS and not _by_an_effect(event, known) else ""
    comes = "" if as_a_cost else _what_comes_of_it(event, events, names, lines)[0]
    if is_choice and (done := list(_done_besides(event, events, lines))):
        told = [str(done[0]), *(str(one).removeprefix(f"{one.name} ") for one in done[1:])]
        comes = f": {' and '.join(told)}"
    if event.kind is Happened.CONTROL_TAKEN and Happened.CHOICES_CHANGED in edge.kinds:
        comes += f", and {event.who} can make new choices for it {cited(NEW_CHOICES)}"
    of_what = _its_might(event, best) if event.kind is Happened.DAMAGED else counted
    paid = "" if as_a_cost or is_choice else paid_for_it(event, edge.by, known, best)
    whose = f"{whose.partition(' choose')[0]} may {paid} for that" if paid and whose.count(" ") == 1 else whose
    besides = "; ".join(filter(None, (of_what, "" if is_choice else whose)))
    on = f"{', twice' * _is_twice(event, lines)}{condition(edge, event, best, lines)}"
    return f"{edge.by} {does} {rest}{as_a_cost}{f' ({besides})' if besides else ''}{on}{comes}"


def _is_twice(event: Event, lines: AllLines) -> bool:
    """Whether a change of Might happens twice on every line on which it happens."""
    if event.kind is not Happened.MIGHT_CHANGED or not lines.complete:
        return False
    times = lines.sums(lambda one: int(name_of(one) == name_of(event)), 0, int.__add__).reached
    return {one.value for one in times} - {0} == {2}


def _is_one_of_several_modes(edge: Edge, best: WalkedSetUp) -> bool:
    """Whether the effect of a card has modes.

    Then its effect in one of them is a choice, even if no other is possible.
    """
    card = next((part.profile.card for part in best.board.parts if part.name == edge.by), None)
    return card is not None and any(isinstance(one, ChooseOne) for one in card.effect)


def _what_is_done(event: Event, events: tuple[Event, ...], known: dict[int, Event]) -> Event:
    """The event to begin with: the effect on an object rather than the choice of it, and rather than a cost."""
    if event.kind is Happened.CHOSEN:
        return _done_by_choosing(event, events, known)
    if event.kind not in _AS_COSTS or _by_an_effect(event, known):
        return event
    done = (one for one in events if one.id > event.id and one.kind in _DOES and one.source_card == event.source_card)
    return next((one for one in done if one.object == event.object and _by_an_effect(one, known)), event)


def _done_by_choosing(event: Event, events: tuple[Event, ...], known: dict[int, Event]) -> Event:
    """The effect, on another object, of the card that has chosen this one. The choice itself if there is none."""
    by = origin(event, known)
    done = (one for one in events if one.id > event.id and one.kind in _DOES and origin(one, known) == by)
    return next((one for one in done if event.name in (one.name, one.detail)), event)


def _done_besides(event: Event, events: tuple[Event, ...], lines: AllLines) -> Iterator[Event]:
    """The effect on itself of a card that has chosen an object, whenever it has. It has only looked at the object."""
    known = {one.id: one for one in events}
    by, chosen = origin(event, known), name_of(event)
    nothing: frozenset[Name] = frozenset()
    reached = [
        one.value for one in lines.sums(lambda one: frozenset({name_of(one)}), nothing, frozenset.__or__).reached
    ]
    always = frozenset.intersection(*(one for one in reached if chosen in one)) if lines.complete else nothing
    for one in events:
        if one.id > event.id and one.kind in _MIGHT and one.card == by == origin(one, known) and name_of(one) in always:
            yield one


_MIGHT = frozenset({Happened.MIGHT_CHANGED, Happened.MIGHT_KEPT})

_AS_COSTS = frozenset(
    {Happened.KILLED, Happened.EXHAUSTED, Happened.RETURNED, Happened.DISCARDED, Happened.BUFF_SPENT, Happened.RECYCLED}
)
"""Events that can also be costs."""

_SEVERAL = frozenset({
    Happened.MOVED, Happened.PLACED, Happened.RETURNED, Happened.RECALLED, Happened.DAMAGED, Happened.MIGHT_CHANGED,
})  # fmt: skip
"""Events that can happen to an object in several ways, of which one is chosen."""
MOST_WAYS = 3


def _alike(event: Event, lines: AllLines) -> list[Event]:
    """The event, and the same effect of the same card on the same object on other lines."""
    if event.kind not in _SEVERAL:
        return [event]
    found = {
        one.detail: one for one in lines.events()
        if (one.kind, one.source_card, one.name) == (event.kind, event.source_card, event.name)
    }  # fmt: skip
    any_amount = event.kind is Happened.DAMAGED and all(detail.isdigit() for detail in found)
    return list(found.values()) if len(found) <= MOST_WAYS or any_amount else [event]


def _either(details: list[str]) -> str:
    """Alternatives, with their common end given once: "the top or the bottom of a deck"."""
    if len(details) > 2 and all(one.isdigit() for one in details):
        numbers = sorted(map(int, details))
        return f"{numbers[0]} to {numbers[-1]}"
    words = [one.split() for one in details]
    tail = 0
    while len(words) > 1 and all(len(one) > tail + 1 for one in words) and len({one[-1 - tail] for one in words}) == 1:
        tail += 1
    heads = " or ".join(" ".join(one[: len(one) - tail]) for one in words)
    return " ".join([heads, *words[0][len(words[0]) - tail :]])


def _might_with(event: Event, best: WalkedSetUp) -> str:
    """The Might of a unit at every end at which something is attached to it, and its gained keywords, else ""."""
    ends = [{(one.what, one.aspect): one.value for one in found.facts} for found in best.walk.outcomes]
    ends = [end for end in ends if end.get((event.name, "attached to")) == event.detail]
    has = {(end.get((event.detail, "Might")), end.get((event.detail, "has"))) for end in ends}
    might, gained = has.pop() if len(has) == 1 and best.walk.complete else (None, None)
    return f": it then has {' and '.join(filter(None, (f'{might} Might', gained)))}" if might is not None else ""


def _verb(event: Event, details: str) -> tuple[str, str]:
    """The verb for an effect, and the rest of the sentence. Empty if there are no such words for it."""
    if event.kind is Happened.GIVEN:
        has = event.detail.removeprefix("has ")
        return ("give", f"{event.name} {has}") if has != event.detail else ("", "")
    if event.kind is Happened.DAMAGED and not event.detail.isdigit():
        return "", ""
    if event.kind is Happened.RECYCLED:
        return "have", f"{event.who} recycle {event.detail.partition(': ')[2] or event.detail}"
    verb, rest = ("choose", "{}") if event.kind is Happened.CHOSEN else _DOES.get(event.kind, ("", ""))
    return verb, rest.format(event.name, who=event.who, detail=details)


def _source_of_an_amount(edge: Edge, event: Event, best: WalkedSetUp) -> str:
    """The source of an amount of damage or Might, if the text of a card gives it once, else ""."""
    card = next((part.profile.card for part in best.board.parts if part.name == edge.by), None)
    if card is None or event.kind not in (Happened.DAMAGED, Happened.MIGHT_CHANGED):
        return ""
    parts = [part for source in (card.abilities, card.effect) for part in walk(source)]
    amounts = {getattr(part, "amount", None) for part in parts if isinstance(part, Deal | GiveMight)}
    amount = amounts.pop() if len(amounts) == 1 else None
    if not isinstance(amount, Amount):
        return ""
    number = f"{amount.times} " if isinstance(amount, CountOf) else ""
    return (
        f"{number}{amount.describe().replace('the Might of this', 'its Might').replace(' of this', f' of {edge.by}')}"
    )


def _its_might(event: Event, best: WalkedSetUp) -> str:
    might = next((one.might for one in best.walk.start.state.on_board if one.label == event.name and one.is_unit), None)
    return f"{might} Might" if might is not None else ""


def _by_an_effect(event: Event, known: dict[int, Event]) -> bool:
    """Whether an event comes from the resolution of an item of the chain, or from the rules, and not from its cost."""
    waiting, seen = list(event.causes), set[int]()
    while waiting:
        cause = known.get(waiting.pop())
        if cause is None or cause.id in seen:
            continue
        seen.add(cause.id)
        if cause.kind in _GOES_ON or cause.kind is Happened.DAMAGED:
            return True
        waiting += cause.causes
    return not any(known[one].kind in (Happened.PLAY_BEGUN, Happened.ABILITY_ACTIVATED) for one in seen)


def told_of_object(event: Event, events: tuple[Event, ...], lines: AllLines) -> Iterator[Event]:
    """The events in the sentence of ``acted``: the effect on the object, and its consequences."""
    event = _what_is_done(event, events, {one.id: one for one in events})
    alike = _alike(event, lines)
    yield from alike
    if event.kind is Happened.CHOSEN:
        yield from _done_besides(event, events, lines)
    comes = _what_comes_of_it(event, events, frozenset(map(name_of, alike)), lines)[1]
    yield from (one for one in events if name_of(one) in comes)


def _what_comes_of_it(event: Event, events: tuple[Event, ...], names: frozenset[Name], lines: AllLines
                      ) -> tuple[str, frozenset[Name]]:  # fmt: skip
    """The other consequences for the object on every line on which one of some events happens, and their events."""
    nothing: frozenset[Name] = frozenset()
    order = {name_of(one): _comes(one) for one in _following(event, events)}

    def of(one: Event) -> frozenset[Name]:
        name = name_of(one)
        return frozenset({name}) if name in names or name in order or _is_a_death(one, event.name) else nothing

    reached = [one.value for one in lines.sums(of, nothing, frozenset.__or__).reached if names & one.value]
    if not reached or not lines.complete or lines.repeats:
        return "", nothing
    always = frozenset.intersection(*reached)
    told = list(dict.fromkeys(words for name, words in order.items() if name in always and words))
    if event.kind is Happened.DAMAGED:
        deaths = [any(name[0] in _DEATHS for name in one - names) for one in reached]
        if not any(deaths):
            told.insert(0, "it survives")
        elif not all(deaths):
            return ", which can kill it", nothing
    return f": {' and '.join(told)}" if told else "", always - names


def _following(event: Event, events: tuple[Event, ...]) -> Iterator[Event]:
    """The events on the same object because of an event. A death because of damage is the one at a later cleanup."""
    because = {event.id}
    for one in events:
        if one.id <= event.id or because.isdisjoint(one.causes):
            continue
        because.add(one.id)
        if one.name == event.name and one.kind in _COMES_OF_IT:
            yield one


_DEATHS = frozenset({Happened.KILLED, Happened.REPLACED, Happened.BANISHED, Happened.RETURNED})


def _is_a_death(event: Event, name: str) -> bool:
    return event.name == name and event.kind in _DEATHS


def _comes(event: Event) -> str:
    """An event on an object that was named, in words."""
    if event.kind is Happened.REPLACED:
        return ""
    words = str(event)
    return f"it{words.removeprefix(event.name)}" if words.startswith(f"{event.name} ") else ""
