"""A question that is an infraction in people's words: ``tardiness``, ``what happens if I drew extra cards``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.library.infraction_phrases import FAULTS, LONGEST_SHORT, keys_of
from judge.answers.lookups.infraction import infraction_answer, without_asking, without_kind
from judge.answers.typed.asking_words import without_asking_words
from judge.index.fault_asked import asks_of_play, is_of_game_play
from judge.index.slang import TERM_OF
from judge.index.synonyms import SYNONYMS
from judge.index.words import terms, words

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.content.library import Library

_PENALTY = frozenset({"penalty", "penalties", "infraction", "infractions", "punishment"})

_SMALL = """
a all and are every for guide list me of rules show table the there tournament what which
"""
_ALL_OF = _PENALTY | frozenset(_SMALL.split())
"""Words of a question for all infractions."""
_SECTIONS = {"gpe": "702", "gpes": "702", "te": "703", "tes": "703", "usc": "704", "uscs": "704"}
"""Sections of the tournament rules as penalties are written down."""

_COUNTS = re.compile(r"\s*how (?:many|much|long)\b", re.IGNORECASE)
"""The beginning of a question that asks for a number and not for a fault: how many cards in a deck."""

MORE = 3
"""The maximum number of words besides the name. A question with more of them asks something else."""


def read(library: Library, request: Request) -> Answer | None:
    """The infraction with that name, in any order and form of its words, or the list of all of them. Else None."""
    said = set(words(request.question))
    if _COUNTS.match(request.question) and said.isdisjoint(_PENALTY | FAULTS):
        return None
    sections = [_SECTIONS[word] for word in said if word in _SECTIONS]
    if len(sections) <= 1 and said & (_PENALTY | _SECTIONS.keys()) and said <= _ALL_OF | _SECTIONS.keys():
        from judge.answers.documents.infraction_list import infractions_answer  # noqa: PLC0415 - only where a list is asked for

        return infractions_answer(library, request.question, *sections)
    asked = without_asking(request.question)
    for text in dict.fromkeys((request.question, asked, *without_kind(asked))):
        for key in filter(None, keys_of(text)):
            name, length = library.store.get(f"infraction called {key}") or ("", 0)
            if name and len(words(text)) <= length + MORE and _is_asked_for(library, request.question, name):
                return request.shortened(infraction_answer(library, request.question, name, f"Read as {name}."))
    if found := _for_short(library, request.question):
        return request.shortened(found)
    name = _only_one_with(library, request.question)
    found = infraction_answer(library, request.question, name, f"Read as {name}.") if name else None
    return request.shortened(found) if found else None


def _is_asked_for(library: Library, question: str, name: str) -> bool:
    """Whether an infraction may be meant: one of game play is not where a question asks what may be done in play."""
    return not (asks_of_play(question) and is_of_game_play(library, library.store.get(f"infraction {name}")["rule"]))


def _for_short(library: Library, question: str) -> Answer | None:
    """The infraction with these initials (``DEC``), or all of them (``MC``)."""
    for text in dict.fromkeys((without_asking(question), *without_kind(question), *_articles_off(question))):
        said = words(text)
        if len(said) != 1 or len(said[0]) > LONGEST_SHORT or said[0] in TERM_OF:
            continue
        names: list[str] = library.store.get(f"infractions for short {said[0]}") or []
        if len(names) == 1:
            return infraction_answer(library, question, names[0], f"Read as {names[0]}.")
        if names:
            from judge.answers.documents.infraction_list import infractions_answer  # noqa: PLC0415 - only where a list is asked for

            return infractions_answer(library, question, names=tuple(names))
    return None


def _articles_off(question: str) -> tuple[str, ...]:
    """The question without its asking words and articles: ``what is a DEC`` is ``DEC``."""
    return tuple(re.sub(r"^(?:an?|the) ", "", one) for one in without_asking_words(question.strip(" ?!."))[1:])


def _only_one_with(library: Library, question: str) -> str:
    """The one infraction with all words of a question that asks for a penalty. "" if there is none, or several."""
    said = words(question)
    if _PENALTY.isdisjoint(said):
        return ""
    wanted = terms(" ".join(SYNONYMS.get(word, word) for word in said if word not in _PENALTY))
    named = [set(library.store.get(f"infractions with {term}") or ()) for term in wanted]
    names = set.intersection(*named) if named else set()
    return names.pop() if len(names) == 1 else ""
