"""Effects of a text on every card of a type, and so on the other card.

They apply to the two as well, and are mentioned.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.sentences.pair_questions import text_of
from judge.engine.state.card import BATTLEFIELD, GEAR, RUNE, SPELL, UNIT
from judge.engine.state.clauses import About
from judge.matchup.clauses.criteria_fit import types_asked

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.engine.state.card import Card
    from judge.matchup.clauses.pair_question import Question
    from judge.matchup.search.pair_search import Matchup

MOST = 2
"""The maximum number of sentences."""


def of_any_card(found: Matchup, *, counts_as_played: bool = False) -> str:
    """The effects of one of the cards on any card like the other one, in sentences. "" for none.

    ``counts_as_played``: only that a card counts as one that was played before.
    """
    asked = (trial.question for trial in found.trials if trial.question.generic)
    return " ".join(_sentences(one for one in asked if _is_played(one) or not counts_as_played))


def _sentences(asked: Iterable[Question]) -> list[str]:
    told: dict[tuple[str, str], str] = {}
    for question in asked:
        told.setdefault((question.by.name, question.other.name), _sentence(question))
    return list(told.values())[:MOST]


def _is_played(question: Question) -> bool:
    return question.event is About.PLAY and question.clause is not None


def _sentence(question: Question) -> str:
    by, other = question.by, question.other
    if question.clause is None:
        return _of_what_is_acted_on(question)
    said = f"{other.name}: {_in_a_sentence(question.clause.within)}."
    if question.event is About.PLAY:
        kind = next(iter(types_asked(question.clause.clause.of)), "card").lower()
        return f"{said} Any {kind} played first counts, and so does {by.name}."
    kind = "card that can be hidden" if question.event is About.HIDE else _kind(by)
    return f"{said} Any {kind} can count for that, and so can {by.name}."


def _of_what_is_acted_on(question: Question) -> str:
    by, other = question.by, question.other
    if question.event is About.ADD:
        return f"Any rune can pay for {other.name}, and so can {by.name}."
    kind = BATTLEFIELD.lower() if other.is_a(BATTLEFIELD) else "card"
    text = "it acts on cards"
    if (does := question.does) is not None:
        text = _in_a_sentence(does.within if question.event is About.CHOOSE else does.part)
    return f"{by.name}: {text}. That can be any {kind}, and so {other.name}."


def _in_a_sentence(part: object) -> str:
    words = text_of(part).rstrip(".")
    return f"{words[:1].lower()}{words[1:]}"


def _kind(card: Card) -> str:
    return next((kind.lower() for kind in (UNIT, GEAR, SPELL, BATTLEFIELD, RUNE) if card.is_a(kind)), "card")
