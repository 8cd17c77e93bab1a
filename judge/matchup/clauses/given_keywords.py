"""Keywords that a text gives, to its own card or to others, as the clauses that they stand for.

A card that has Deflect only at a Level, and units that have it while a gear is there, cost more to choose, like those
that have it printed.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.keyword_abilities.vocabulary import keywords_among, name_of
from judge.engine.state.clauses import About, Subject, Verb
from judge.matchup.clauses.card_clauses import card_clauses

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.state.clauses import Clause
    from judge.matchup.clauses.card_clauses import CardClause


@cache
def given_keywords(card: Card) -> tuple[CardClause, ...]:
    """The clauses of the keywords that a card gives by its text, each as a part of the text that gives it."""
    return tuple(
        replace(found, clause=_of_whom(clause, found), part=keyword)
        for found in card_clauses(card)
        if gives_keywords(found)
        for keyword in keywords_among(found.clause.named)
        for clause in keyword.clauses()
        if clause.subject is Subject.THIS and clause.about in _ASKED
    )


_ASKED = frozenset({About.CHOOSE})
"""The part of a keyword that meets another text. Its worth in combat is a question about the text that gives it."""


def gives_keywords(found: CardClause) -> bool:
    """Whether a text gives a keyword."""
    return found.clause.verb is Verb.BRINGS and found.clause.about is About.KEYWORD and found.clause.more >= 0


def given_to_itself(card: Card, keyword: str) -> bool:
    """Whether a card gives itself a keyword by its text: at a Level, while it is Empowered."""
    given = (found.clause for found in card_clauses(card) if gives_keywords(found))
    return any(name_of(word) == keyword for one in given if one.subject is Subject.THIS for word in one.named)


def _of_whom(clause: Clause, found: CardClause) -> Clause:
    """A clause of a keyword, about the objects that have it."""
    given = found.clause
    if given.subject is Subject.THIS:
        return clause
    return replace(clause, subject=given.subject, whose=given.whose, of=given.of)
