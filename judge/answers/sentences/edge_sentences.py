"""The effect of one card on another as a judge would put it: who does what, the result, and whose choice it is.

A sentence has "can" if it is true on some of the lines. Everything else in it is true on every line on which that
happens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.sentences.effect_sentences import acted, told_of_object
from judge.answers.sentences.met_texts import enabled, replaced
from judge.answers.sentences.price_of_a_play import plays_of, price
from judge.answers.sentences.trigger_sentences import effect_told, told_of, triggered
from judge.answers.sentences.whose_choice import whose_choice
from judge.engine.state.card import BATTLEFIELD
from judge.engine.state.events import Event, Happened
from judge.engine.state.instruction import walk
from judge.engine.wording.passive import Static
from judge.engine.wording.references import Every
from judge.engine.wording.sentences import capital
from judge.matchup.points.interaction import deaths_replaced, origin
from judge.matchup.points.narration import is_banished_instead, is_not_so, parts_of_a_save

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card
    from judge.matchup.points.interaction import Edge
    from judge.matchup.points.over_all_lines import AllLines
    from judge.matchup.points.walked_set_up import WalkedSetUp

BY_CHOICE = frozenset({"acts on", "alters", "changes", "brings up"})
"""Kinds of interaction that naturally depend on a choice."""

DEATHKNELL = "Deathknell"

_OF_A_DEATH = frozenset({"replaces", "saves", "undoes"})
"""Kinds of interaction in which a death is replaced."""


def sentence(edge: Edge, best: WalkedSetUp, lines: AllLines) -> str:
    """The sentence of an edge, with a capital letter and without a full stop."""
    if edge.how == "enables":
        return capital(enabled(edge, best, lines))
    shown = list(_events_of_an_edge(edge, best))
    if not shown:
        return capital(_with_its_place(edge, best))
    event = shown[0][0]
    if edge.how == "plays" or event.kind is Happened.PLAY_BEGUN:
        return capital(_sentence_on_a_play(edge, event, best, lines))
    if edge.how == "acts on":
        return capital(acted(edge, *shown[0], best, lines))
    if edge.how == "triggers on":
        return capital(triggered(edge, shown, best, lines))
    if edge.how in _OF_A_DEATH:
        return capital(f"{_replaced(edge, *shown[0], lines)}{_undone(edge, best)}")
    if edge.how == "brings up":
        return capital(_brought_up(edge, event, lines))
    if edge.how in {"keeps from happening", "keeps from choosing"}:
        return capital(edge.words.replace(event.detail, is_not_so(event.detail)))
    if edge.how in BY_CHOICE - {"alters"}:
        whose = whose_choice(event, lines)
        return capital(f"{edge.words} ({whose})" if whose else edge.words)
    return capital(edge.words)


def _with_its_place(edge: Edge, best: WalkedSetUp) -> str:
    """The words of an edge. For an effect on other objects in the card's place, with that place."""
    card = next((part.profile.card for part in best.board.parts if part.name == edge.by), None)
    if edge.how != "changes" or edge.event or card is None or not _gives_here(card):
        return edge.words
    if card.is_a(BATTLEFIELD):
        return edge.words.replace(f"with {edge.by}, ", f"at {edge.by}, ", 1)
    return edge.words.replace(f"with {edge.by}, ", f"with {edge.by} at the same place, ", 1)


def _gives_here(card: Card) -> bool:
    """Whether a text gives something to all objects in the place of its card."""
    given = (part.who for part in walk(card.abilities) if isinstance(part, Static))
    return any(isinstance(who, Every) and who.here for who in given)


def told_in_sentence(edge: Edge, best: WalkedSetUp, lines: AllLines) -> Iterator[Event]:
    """The events that the sentence of an edge contains, one of each kind and object.

    The effect of an ability is among them if it is given with its result.
    """
    shown = list(_events_of_an_edge(edge, best))
    if not shown:
        return
    event, events = shown[0]
    if edge.how == "acts on":
        yield from told_of_object(event, events, lines)
    elif edge.how == "triggers on":
        yield event
        yield from effect_told(edge, shown)
    elif edge.how in _OF_A_DEATH:
        yield event
        yield from deaths_replaced(event, {one.id: one for one in events})


def _events_of_an_edge(edge: Edge, best: WalkedSetUp) -> Iterator[tuple[Event, tuple[Event, ...]]]:
    """The event of an edge on each outcome that shows it, with all events of that outcome."""
    for outcome in best.walk.outcomes:
        events = outcome.end.events
        if edge.event == 0 and edge.kinds == {Happened.CHOSEN}:
            yield from ((one, events) for one in events if _is_chosen(one, edge, events))
        else:
            yield from ((one, events) for one in events if one.id == edge.event and _is_of(one, edge, events))


def _is_chosen(event: Event, edge: Edge, events: tuple[Event, ...]) -> bool:
    """Whether one card of an edge chooses the other."""
    by = origin(event, {one.id: one for one in events})
    return event.kind is Happened.CHOSEN and (by, event.card) == (edge.by, edge.to)


def _is_of(event: Event, edge: Edge, events: tuple[Event, ...]) -> bool:
    """Whether an event is the one of an edge. On another outcome its number may be that of something else."""
    if edge.how == "triggers on":
        known = {one.id: one for one in events}
        causes = [known[cause] for cause in event.causes if cause in known]
        meant = any(not one.card or edge.to in (one.card, origin(one, known)) for one in told_of(causes))
        return meant and event.kind is Happened.ABILITY_TRIGGERED and event.source_card == edge.by
    if edge.how == "brings up":
        return event.kind is Happened.REPLACED and event.source_card == edge.to
    if edge.how in {"keeps from happening", "keeps from choosing"}:
        return event.kind in {Happened.IGNORED, Happened.NEGATED}
    if edge.how == "plays":
        return event.kind is Happened.PLAY_BEGUN and event.source_card == edge.by
    if edge.how in _OF_A_DEATH:
        return event.kind is Happened.REPLACED
    if event.kind is Happened.DREW and edge.words.endswith(f" draws {edge.to}"):
        return event.source_card == edge.by
    return str(event) in edge.words


def _sentence_on_a_play(edge: Edge, event: Event, best: WalkedSetUp, lines: AllLines) -> str:
    """Who plays a card by the text of the other one, and at which price, or why that comes to nothing."""
    can = bool(whose_choice(event, lines))
    found = plays_of(event.card, edge.by, lines)
    does, cost = ("play", "plays"), price(found, lines)
    if found.undone:
        does, cost = ("begin to play", "begins to play"), f", but that is undone here: {found.undone}"
    if _is_banished_first(edge, event, best, lines):
        return f"{edge.by} {'can banish' if can else 'banishes'} {event.name}, and {event.who} {does[1]} it anew{cost}"
    return f"through {edge.by}, {event.who} {f'can {does[0]}' if can else does[1]} {event.name}{cost}"


def _brought_up(edge: Edge, event: Event, lines: AllLines) -> str:
    """The effect of a card as it is seen on a deck, with the payment if it is played then, and whose choice that is."""
    found = plays_of(event.card, event.card, lines)
    is_played = bool(found.ways) and not edge.words.endswith(" played")
    told = f"{edge.words}{' and then played' if is_played else ''}{price(found, lines) if found.ways else ''}"
    whose = whose_choice(event, lines)
    return f"{told} ({whose})" if whose else told


def _is_banished_first(edge: Edge, event: Event, best: WalkedSetUp, lines: AllLines) -> bool:
    """Whether a card is on the board and is banished by the text that then has it played."""
    is_there = any(one.label == event.name for one in best.walk.start.state.on_board)
    gone = (one for one in lines.events() if one.kind is Happened.BANISHED and one.name == event.name)
    return is_there and any(one.source_card == edge.by for one in gone)


def _replaced(edge: Edge, event: Event, events: tuple[Event, ...], lines: AllLines) -> str:
    """The replacement, and the event that happens to the unit instead. "can" if a choice decides whether it does."""
    death = next(iter(deaths_replaced(event, {one.id: one for one in events})), None)
    if death is None and edge.how == "replaces":
        return replaced(edge, event, events, whose_choice(event, lines))
    if death is None:
        whose = whose_choice(event, lines)
        return f"{edge.words} ({whose})" if whose and event.detail in edge.words else edge.words
    if is_banished_instead(event, death, events):
        return f"through {edge.by}, {death.name} is banished instead of dying"
    is_certain = not whose_choice(event, lines)
    by = edge.words.partition(" can ")[0]  # it says where an Equipment is attached, too
    if edge.how == "replaces":
        words = f"{by} {'replaces' if is_certain else 'can replace'} the death that {edge.to} brings about"
    else:
        words = f"{by} {'saves' if is_certain else 'can save'} {death.name} from its death"
    parts = parts_of_a_save(event, death, events) if is_certain else []
    told = " and ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:])))
    return f"{words}: {death.name} is {told}" if told else words


def _undone(edge: Edge, best: WalkedSetUp) -> str:
    """The consequence of a card not dying: its triggers on that are removed from the chain (808.1.d.1)."""
    if edge.how != "undoes":
        return ""
    saved = next((part.profile.card for part in best.board.parts if part.name == edge.to), None)
    return f", so its {DEATHKNELL if saved is not None and saved.has(DEATHKNELL) else 'trigger'} does nothing"
