"""Answers a question that was read, by its kind: each kind is answered on boards assumed for it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.state.events import Happened
from judge.matchup.asking import (
    compared,
    copies,
    deaths,
    done_to,
    in_words,
    keywords_in_words,
    listening,
    on_units,
    one_card,
    paying,
    printed,
    responses_in_words,
    when_played,
)
from judge.matchup.asking.asked_acts import PLAIN
from judge.matchup.asking.scenes import Thing

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from judge.answers.read_question import Plain, Question
    from judge.matchup.asking.found import Found

_A_NUMBER = re.compile(r"\d|\b(?:twice|both|two|three|many)\b")


def found_for(question: Question, day: date) -> Found:
    """The answer to the question. Raises CannotSimulate if that is not modelled or no board was found."""
    one = _thing(question.one) if question.one is not None else None
    other = _thing(question.other) if question.other is not None else None
    if one is not None and other is not None:
        return _found_for_two(question, one, other, day)
    if one is None:
        return keywords_in_words.meet(question.keywords[0], question.keywords[1], day)
    if question.kind == "has":
        return printed.has_keyword(one, question.keywords[0], day)
    if question.kind == "applies":
        return keywords_in_words.applies(question.keywords[0], one, day)
    if question.kind == "still":
        verb = question.verb if question.verb in in_words.VERBS else ""
        return in_words.still_does(one, verb, day)
    if question.kind == "hears":
        asks = in_words.VERBS.get(question.verb)
        if re.search(r"\bxp\b", question.what):
            asks = Happened.XP_GAINED
        is_asked = bool(question.verb) and not _A_NUMBER.search(question.what)
        return listening.hears(one, question.event, question.event_of, day, asks=asks, is_asked=is_asked)
    return _found_for_one(question, one, day)


_ASKED_VERBS = frozenset({"trigger", "triggers", "work", *in_words.VERBS})


def _found_for_one(question: Question, one: Thing, day: date) -> Found:
    unit = PLAIN._replace(whose=question.unit_of)
    if question.kind == "might":
        return one_card.might(one, "", day, question.around)
    if question.kind == "pumps":
        return compared.pumps(one, PLAIN, day)
    if question.kind == "timing":
        return when_played.when_played(one, question.when, day, uses=question.verb.startswith("use"))
    if question.kind == "affects":
        return on_units.affects(one, question.verb, unit, day)
    if question.kind == "happens_to":
        return in_words.happens_to(one, unit, day)
    if question.kind == "dies_with":
        return deaths.dies_with(one, PLAIN, day)
    return _ALONE[question.kind](one, day)


def _found_for_two(question: Question, one: Thing, other: Thing, day: date) -> Found:
    if one.called == other.called:
        other = other._replace(label="k")
    if question.kind == "happens_with":
        return in_words.happens_to(one, PLAIN._replace(whose=question.unit_of), day, other)
    if question.kind == "affects":
        return on_units.affects(one, question.verb, other._replace(whose=question.unit_of), day)
    if question.kind == "dies_with":
        return deaths.dies_with(one, other, day)
    if question.kind == "changes":
        return compared.changes(other, one, question.verb, day)
    if question.kind in {"hears_play", "hears_death"}:
        deed = listening.PLAYED if question.kind == "hears_play" else listening.DIES
        asks = in_words.VERBS.get(question.verb)
        found = listening.hears_card(one, deed, other, day, asks=asks)
        return (
            found if question.verb in _ASKED_VERBS and not _A_NUMBER.search(question.what) else found._replace(said="")
        )
    if question.kind == "through":
        return compared.gets_through(one, other, day, kills=question.verb in {"kill", "destroy"})
    if question.kind == "cheaper":
        return paying.is_cheaper(one, other, day, by=question.verb)
    if question.kind == "does_then":
        return done_to.does_then(one, question.done, question.verb, other, day)
    if question.kind == "does":
        found = done_to.does(one, question.verb, other, day)
        raised = compared.pumps(one, other, day) if question.verb == "buff" and found.said != "YES" else found
        return raised if raised.said == "YES" else found
    if question.kind == "tokens":
        found = printed.plays_token(one, other.name, day)
        # Its text is no yes to a number, or to what was not understood.
        is_yes_to_more = found.said == "YES" and bool(question.what or question.not_understood)
        return found._replace(said="") if is_yes_to_more else found
    if question.kind == "saves":
        return in_words.saves(other, one, day, _thing(question.saved) if question.saved is not None else None)
    return _PAIRS[question.kind](one, other, day)


def _thing(plain: Plain) -> Thing:
    label = {"unit": "v", "spell": "s", "gear": "g"}[plain.kind] if plain.costs else ""
    return Thing(
        plain.name, plain.might, plain.keywords, label, plain.whose, plain.state, plain.copied,
        plain.kind.capitalize(), plain.costs,
    )  # fmt: skip


_ALONE: dict[str, Callable[[Thing, date], Found]] = {
    "facedown": one_card.from_facedown,
    "empowered": one_card.empowered,
    "copied": copies.copied,
    "damage": lambda one, day: in_words.damage(one, PLAIN, day),
    "dies": deaths.dies,
    "cost_of": paying.cost_of,
    "cost_from": paying.cost_from_facedown,
    "hides": printed.can_be_hidden,
}
"""What answers a question about one thing in a situation, by its kind."""

_PAIRS: dict[str, Callable[[Thing, Thing, date], Found]] = {
    "counters": responses_in_words.counters,
    "responds": responses_in_words.responds,
    "happens_to": in_words.happens_to,
    "damage": in_words.damage,
    "kills": in_words.kills,
    "survives": lambda one, other, day: in_words.kills(one, other, day, survives=True),
    "targets": in_words.targets,
    "costs": paying.costs,
    "might": one_card.might_beside,
    "fight": in_words.fights,
    "damage_with": lambda one, other, day: compared.changes(other, one, "", day)._replace(said=""),
    "place": lambda one, other, day: one_card.at_a_place(one, other.name, day),
}
"""What answers a question about two things, by its kind."""
