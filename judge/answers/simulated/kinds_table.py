"""Answers a question that was read, by its kind: each kind is answered on boards assumed for it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.state.events import Happened
from judge.matchup.boards.scenes import Thing
from judge.matchup.kinds import (
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
from judge.matchup.kinds.asked_acts import PLAIN

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.answers.forms.read_by_forms import Plain, Question
    from judge.matchup.boards.given import Given
    from judge.matchup.kinds.found import Found

_A_NUMBER = re.compile(r"\d|\b(?:twice|both|two|three|many)\b")


def found_for(question: Question, given: Given) -> Found:
    """The answer to the question. Raises CannotSimulate if that is not modelled or no board was found."""
    one = _thing(question.one) if question.one is not None else None
    other = _thing(question.other) if question.other is not None else None
    if one is not None and other is not None:
        return _found_for_two(question, one, other, given)
    if one is None:
        return keywords_in_words.meet(question.keywords[0], question.keywords[1], given)
    if question.kind == "has":
        return printed.has_keyword(one, question.keywords[0], given)
    if question.kind == "applies":
        return keywords_in_words.applies(question.keywords[0], one, given)
    if question.kind == "still":
        verb = question.verb if question.verb in in_words.VERBS else ""
        return in_words.still_does(one, verb, given)
    if question.kind == "hears":
        asks = in_words.VERBS.get(question.verb)
        if re.search(r"\bxp\b", question.what):
            asks = Happened.XP_GAINED
        is_asked = bool(question.verb) and not _A_NUMBER.search(question.what)
        return listening.hears(one, question.event, question.event_of, given, asks=asks, is_asked=is_asked)
    return _found_for_one(question, one, given)


_ASKED_VERBS = frozenset({"trigger", "triggers", "work", *in_words.VERBS})


def _found_for_one(question: Question, one: Thing, given: Given) -> Found:
    unit = PLAIN._replace(whose=question.unit_of)
    if question.kind == "might":
        return one_card.might(one, "", given, question.around)
    if question.kind == "pumps":
        return compared.pumps(one, PLAIN, given)
    if question.kind == "timing":
        return when_played.when_played(one, question.when, given, uses=question.verb.startswith("use"))
    if question.kind == "affects":
        return on_units.affects(one, question.verb, unit, given)
    if question.kind == "happens_to":
        return in_words.happens_to(one, unit, given)
    if question.kind == "dies_with":
        return deaths.dies_with(one, PLAIN, given)
    return _ALONE[question.kind](one, given)


def _found_for_two(question: Question, one: Thing, other: Thing, given: Given) -> Found:
    if one.called == other.called:
        other = other._replace(label="k")
    if question.kind == "happens_with":
        return in_words.happens_to(one, PLAIN._replace(whose=question.unit_of), given, other)
    if question.kind == "affects":
        return on_units.affects(one, question.verb, other._replace(whose=question.unit_of), given)
    if question.kind == "dies_with":
        return deaths.dies_with(one, other, given)
    if question.kind == "changes":
        return compared.changes(other, one, question.verb, given)
    if question.kind in {"hears_play", "hears_death"}:
        deed = listening.PLAYED if question.kind == "hears_play" else listening.DIES
        asks = in_words.VERBS.get(question.verb)
        found = listening.hears_card(one, deed, other, given, asks=asks)
        return (
            found if question.verb in _ASKED_VERBS and not _A_NUMBER.search(question.what) else found._replace(said="")
        )
    if question.kind == "through":
        return compared.gets_through(one, other, given, kills=question.verb in {"kill", "destroy"})
    if question.kind == "cheaper":
        return paying.is_cheaper(one, other, given, by=question.verb)
    if question.kind == "does_then":
        return done_to.does_then(one, question.done, question.verb, other, given)
    if question.kind == "does":
        found = done_to.does(one, question.verb, other, given)
        raised = compared.pumps(one, other, given) if question.verb == "buff" and found.said != "YES" else found
        return raised if raised.said == "YES" else found
    if question.kind == "tokens":
        found = printed.plays_token(one, other.name, given)
        # Its text is no yes to a number, or to what was not understood.
        is_yes_to_more = found.said == "YES" and bool(question.what or question.not_understood)
        return found._replace(said="") if is_yes_to_more else found
    if question.kind == "saves":
        return in_words.saves(other, one, given, _thing(question.saved) if question.saved is not None else None)
    return _PAIRS[question.kind](one, other, given)


def _thing(plain: Plain) -> Thing:
    label = {"unit": "v", "spell": "s", "gear": "g"}[plain.kind] if plain.costs else ""
    return Thing(
        plain.name, plain.might, plain.keywords, label, plain.whose, plain.state, plain.copied,
        plain.kind.capitalize(), plain.costs,
    )  # fmt: skip


_ALONE: dict[str, Callable[[Thing, Given], Found]] = {
    "facedown": one_card.from_facedown,
    "empowered": one_card.empowered,
    "copied": copies.copied,
    "damage": lambda one, given: in_words.damage(one, PLAIN, given),
    "dies": deaths.dies,
    "cost_of": paying.cost_of,
    "cost_from": paying.cost_from_facedown,
    "hides": printed.can_be_hidden,
}
"""What answers a question about one thing in a situation, by its kind."""

_PAIRS: dict[str, Callable[[Thing, Thing, Given], Found]] = {
    "counters": responses_in_words.counters,
    "responds": responses_in_words.responds,
    "happens_to": in_words.happens_to,
    "damage": in_words.damage,
    "kills": in_words.kills,
    "survives": lambda one, other, given: in_words.kills(one, other, given, survives=True),
    "targets": in_words.targets,
    "costs": paying.costs,
    "might": one_card.might_beside,
    "fight": in_words.fights,
    "damage_with": lambda one, other, given: compared.changes(other, one, "", given)._replace(said=""),
    "place": lambda one, other, given: one_card.at_a_place(one, other.name, given),
}
"""What answers a question about two things, by its kind."""
