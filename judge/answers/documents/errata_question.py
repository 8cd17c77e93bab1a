"""Whether a card was corrected: yes or no first, then its errata. For a name that several cards share, one by one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.documents.documents_page import bulletins_answer
from judge.answers.documents.errata_page import errata_of_card
from judge.answers.imported.other_cards import resolve_card
from judge.answers.library.cited_places import citation_of, hit_of
from judge.answers.lookups.card_page import card_answer
from judge.answers.page.answer import Answer
from judge.answers.page.fit_lines import Point, Points
from judge.answers.page.screen_parts import Screen
from judge.answers.typed.asking_words import without_asking_words
from judge.answers.typed.days_in_words import days_said
from judge.errors import NotFound, Unreadable

if TYPE_CHECKING:
    from judge.answers.typed.days_in_words import DaysSaid
    from judge.content.library import Library

_ERRATA = re.compile(r"\b(?:errat(?:a(?:['\u2019]?e?d)?|um|as)|corrections)\b", re.IGNORECASE)
_CORRECTED = re.compile(r"\b(?:corrected|corrections?|reworded|changed|errat\w*(?:['\u2019]?d)?)", re.IGNORECASE)
_YES_OR_NO = re.compile(r"(?:is|are|was|were|has|have|did|does|do)\b", re.IGNORECASE)
_SMALL = re.compile(
    r"\b(?:is|are|was|were|has|have|had|did|does|do|been|being|be|got|get|gotten|ever|any|an?|the|there|on|for|of|to|in"
    r"|what|card|text|current|latest|newest|newer|new|last|came|come|out|released|published|yet|it|its|recently|by"
    r"|with)\b",
    re.IGNORECASE,
)
_OF_ALL = re.compile(
    r"\b(?:which|all|every|list|lists|cards?|official|have|bulletins?|documents?|show)\b", re.IGNORECASE
)


def errata_answer(library: Library, question: str) -> Answer | None:
    """The errata of the card that a question names besides words for a correction. None if it has other words.

    If it names no card and asks for errata as such, the bulletins.
    """
    text = _CORRECTED.sub(" ", without_asking_words(question.strip(" ?!."))[-1])
    names_errata = _ERRATA.search(question) is not None
    bare = _SMALL.sub(" ", text)
    if names_errata and not _OF_ALL.sub(" ", bare).split():
        return bulletins_answer(library)._replace(question=question)
    when = days_said(text, library.as_of) if names_errata else None
    if when and not _OF_ALL.sub(" ", _SMALL.sub(" ", when.rest)).split():
        return _of_days(library, question, when)
    text = when.rest if when else text
    left = (" ".join(one.split()) for one in (text, _SMALL.sub(" ", text)))
    match = next((found for one in left if one and (found := resolve_card(library, one))), None)
    if match is None or not (names_errata or match.kind in {"exact", "short"}):
        return None
    if not match.name:
        return _of_several(library, question, match.alternatives)
    note = "" if match.kind == "exact" else f"Read as {match.name}."
    return _of_one(library, question, match.name, note, when, asks=_YES_OR_NO.match(question) is not None)


def _of_days(library: Library, question: str, when: DaysSaid) -> Answer:
    """The bulletins of some days. If there is only one, its corrections."""
    found = bulletins_answer(library, when)
    if len(found.hits) != 1:
        return found._replace(question=question)
    from judge.answers.documents.entry_page import entry_answer  # noqa: PLC0415 - only for one bulletin

    return entry_answer(library, question, found.hits[0].id)


def _of_one(library: Library, question: str, name: str, note: str, when: DaysSaid | None, *, asks: bool) -> Answer:
    """The errata of a card, or its page if it has none.

    If a yes or no is asked, that comes first, also for some days.
    """
    try:
        found = errata_of_card(library, question, name, note).answer
    except Unreadable:
        raise
    except NotFound:
        said = f"{'No. ' if asks else ''}{name} has no errata in any bulletin."
        found = card_answer(library, question, name, note)
        found = found._replace(answer=f"{said} {found.answer}")
    else:
        if not asks and when is None:
            return found
        entries = [entry for entry in library.card(name).errata if entry.stands(library.as_of)]
        is_so = any(when is None or when.within(entry.date) for entry in entries)
        verdict = ("Yes." if is_so else "No.") if asks else ""
        if when is not None:
            verdict = f"{verdict} {name} has {'' if is_so else 'no '}errata {when.in_words}.".strip()
        found = found._replace(answer=f"{verdict} {found.answer}")
        said = verdict if is_so or when is not None else found.answer
    page = found.page
    return found._replace(page=page.opened_with(said)) if isinstance(page, Screen) else found


def _of_several(library: Library, question: str, names: tuple[str, ...]) -> Answer:
    """Each of the cards that share a name, with the day of the correction in force and the card's text since then."""
    newest = {
        name: [entry for entry in library.card(name).errata if entry.stands(library.as_of)][-1:] for name in names
    }
    points = tuple(
        Point(name, f"corrected {found[0].date}: {found[0].after}" if found else "no errata", most=2, id=f"card:{name}")
        for name, found in newest.items()
    )
    corrected = [name for name, found in newest.items() if found]
    verdict = (
        f"No. None of these {len(names)} cards has errata."
        if not corrected
        else f"Yes, all {len(names)} of them."
        if len(corrected) == len(names)
        else f"It depends on the card: {'; '.join(corrected)} {'was' if len(corrected) == 1 else 'were'} corrected."
    )
    return Answer(
        question=question,
        read_as="; ".join(point.id for point in points),
        kind="card",
        answer=verdict,
        citations=tuple(citation_of(library, point.id) for point in points),
        hits=tuple(hit_of(library, point.id) for point in points),
        page=Screen((f"{len(names)} cards", "errata"), (Points("", points),), ("judge errata CARD",), is_whole=True),
    )
