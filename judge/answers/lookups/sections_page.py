"""The sections of a rulebook: its chapters, each with the headings below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.library.cited_places import only_held
from judge.answers.page.answer import Answer
from judge.answers.page.blocks import Hit
from judge.answers.page.fit_lines import Point, Points
from judge.answers.page.labels import rule_label
from judge.answers.page.screen_parts import Screen
from judge.content.documents import status_on

if TYPE_CHECKING:
    from judge.content.library import Library
    from judge.content.model import Document, Rule

_CHAPTER = "00"
"""The end of the number of a chapter."""


def sections_answer(library: Library, question: str, edition: Document, command: str) -> Answer:
    """The headings of a rulebook that have a whole number. ``command`` shows one of them.

    An edition that is not in force on the day is marked. A note says if the edition in force has no text here.
    """
    rules = [library.find_rule(id_) for id_ in library.order(edition.document, edition.version)]
    headings = [rule for rule in rules if rule and rule.heading and "." not in rule.number]
    kind = "rule" if edition.document == "core" else edition.document
    chapters = (Points("", _chapters(library, headings)),)
    counted = f"{edition.title} {edition.version}: {len(headings)} sections"
    badge = status_on(edition, library.as_of)
    return Answer(
        question,
        edition.id,
        "search",
        answer=f"{counted}; {command} NUMBER shows one.{_only_one(library, edition.document)}",
        hits=tuple(Hit(rule.id, kind, rule.title, library.status(rule.id)) for rule in headings),
        page=Screen((edition.title, edition.version), chapters, (f"{command} NUMBER",), badge=badge, is_whole=True),
    )


def _only_one(library: Library, document: str) -> str:
    """A sentence that the edition in use has no text here. "" if it has."""
    if library.has_text(document, library.edition(document).version):
        return ""
    note = only_held(library, document)
    return f" {note[0].upper()}{note[1:]}." if note else ""


def _chapters(library: Library, headings: list[Rule]) -> tuple[Point, ...]:
    """A row for each chapter, with the sections below it by number and title."""
    rows: list[Point] = []
    for rule in headings:
        if rule.number.endswith(_CHAPTER) or not rows:
            rows.append(Point(rule_label(rule.id, library.version), rule.title, id=rule.id))
        else:
            last = rows[-1]
            joint = ": " if last.words.count(";") == last.words.count(":") == 0 else "; "
            rows[-1] = last._replace(words=f"{last.words}{joint}{rule.number} {rule.title}")
    return tuple(rows)
