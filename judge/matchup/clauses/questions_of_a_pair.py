"""All questions about a pair: every way in which a clause of one card can meet the other card.

A card brings something about by its text, or by being a card: it is played, enters, moves, fights. The other listens to
that, replaces, changes, forbids or reads it, or it is the object that the first acts on. No pair is known by name.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from judge.engine.state.clauses import Verb
from judge.matchup.clauses.brought_about import brought_about
from judge.matchup.clauses.card_clauses import card_clauses
from judge.matchup.clauses.deck_questions import on_top_of_a_deck
from judge.matchup.clauses.discard_questions import on_the_discarded_card
from judge.matchup.clauses.event_questions import meeting
from judge.matchup.clauses.given_keywords import given_keywords
from judge.matchup.clauses.meetings import asks_for_a_choice
from judge.matchup.clauses.object_questions import (
    as_a_place,
    merely_chosen,
    on_one_object,
    on_the_bearer,
    on_the_bill,
    on_the_card,
)
from judge.matchup.clauses.rule_clauses import meets

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card
    from judge.matchup.clauses.pair_question import Question

_CONSUMES = frozenset({Verb.LISTENS, Verb.REPLACES, Verb.CHANGES, Verb.FORBIDS, Verb.READS})


@cache
def questions(one: Card, other: Card) -> tuple[Question, ...]:
    """The questions of two cards, the likeliest first. Those of the same kind and clause are listed only once."""
    found: dict[tuple[object, ...], Question] = {}
    for by, to in ((one, other), (other, one)):
        for question in _questions(by, to):
            name = _name(question)
            known = found.get(name)
            if known is None or (question.rank, _is_a_word(question)) < (known.rank, _is_a_word(known)):
                found[name] = question
    return tuple(sorted(found.values(), key=lambda question: question.rank))


def _name(question: Question) -> tuple[object, ...]:
    """The key by which questions are distinguished.

    A card that moves into combat, takes damage there and dies meets a text about deaths once, and a keyword counts as
    the ability that it stands for.
    """
    wanted = question.clause
    about = (wanted.clause.verb, wanted.clause.about, wanted.clause.subject) if wanted is not None else ()
    event = question.event if question.does is not None or wanted is None else None
    return (question.by.name, event, about, question.through, question.does.part if question.does else None)


def _is_a_word(question: Question) -> bool:
    """Whether the clause comes from a keyword and not from a text."""
    return question.clause is not None and not hasattr(question.clause.part, "describe")


def _questions(by: Card, to: Card) -> Iterator[Question]:
    events = brought_about(by)
    for consumer in (*card_clauses(to), *given_keywords(to)):
        if consumer.clause.verb not in _CONSUMES or asks_for_a_choice(consumer):
            continue
        reached = dict(meets(consumer.clause))
        for event in events:
            if event.about in reached:
                yield from meeting(by, to, event, consumer, reached[event.about])
    yield from (question for event in events for question in on_the_bearer(by, to, event))
    acted_on = [question for event in events for question in on_the_card(by, to, event)]
    yield from (question for event in events for question in on_top_of_a_deck(by, to, event))
    yield from (question for event in events for question in on_the_discarded_card(by, to, event))
    yield from acted_on or (question for event in events for question in merely_chosen(by, to, event))
    yield from as_a_place(by, to)
    yield from on_one_object(by, to, events)
    yield from on_the_bill(by, to, events)
