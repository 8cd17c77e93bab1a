"""Whether a place is about what a question asks: its act and its object, and not a neighbour of them.

A word of the question that the text of the place does not have may be what people say for it, or stand in one of many
lines by chance: the share of its lines that have the word tells which.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.index.passages import asked_lines, text_of
from judge.index.ranking import section_of
from judge.index.words import stemmed, terms, words

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from judge.content.library import Library
    from judge.index.query import Question
    from judge.index.whoosh_adapter import Index


def not_in(index: Index, wanted: Iterable[str], text: str) -> tuple[str, ...]:
    """The terms of which a text has neither the word nor one of the same family."""
    own = frozenset(terms(text))
    kin = kin_of(index, own)
    return tuple(term for term in wanted if term not in own and kin.isdisjoint(index.families(term)))


def kin_of(index: Index, some: Collection[str]) -> frozenset[str]:
    """The families of some terms."""
    return frozenset(family for term in some for family in index.families(term))


def least_said(library: Library, index: Index, telling: Iterable[str], identifier: str) -> float:
    """The share of a place's lines that have the term which fewest of them have; 1 if its text has all terms."""
    lines = [frozenset(terms(line)) for line in asked_lines(library, identifier)]
    document = identifier.partition("@")[0]  # "tournament" stands in few of the tournament rules
    left = not_in(index, telling, f"{document} {text_of(library, identifier)}")
    return min((sum(term in line for line in lines) / (len(lines) or 1) for term in left), default=1.0)


def is_what_a_keyword_is(library: Library, identifier: str) -> bool:
    """Whether a place only says of which sort a keyword is ("a keyword for a passive ability")."""
    return bool(keyword_of(library, identifier)) and identifier == f"{section_of(identifier)}.1"


def is_another_keyword(library: Library, index: Index, question: Question, identifier: str) -> bool:
    """Whether a place is about a keyword that the question neither names nor means."""
    named = {stemmed(word) for word in words(keyword_of(library, identifier))}
    meant = {*question.said, *question.wanted}
    return bool(named) and named.isdisjoint(meant) and kin_of(index, named).isdisjoint(kin_of(index, question.said))


def keyword_of(library: Library, identifier: str) -> str:
    """The keyword in whose section of the rules a place stands; "" if in none."""
    section = library.find_rule(section_of(identifier)) if identifier.startswith("core@") else None
    names = {name.lower(): name for name in library.names("keywords")}
    name = names.get(section.title.lower(), "") if section is not None else ""
    return name if section is not None and name and library.keyword(name).id == section.id else ""
