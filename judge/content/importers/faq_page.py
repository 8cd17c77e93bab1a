"""Reads pages of questions and answers: questions in order, and revised texts and explanations separately."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judge.content.ids import slug
from judge.content.importers.clean_text import tidy
from judge.content.importers.faq_positions import MARKED
from judge.content.importers.faq_questions import (
    HEADLINE,
    QUESTION,
    SENTENCE_ENDS,
    STOPS,
    TOPIC,
    next_text,
    question_places,
)
from judge.content.importers.join_lines import join, vocabulary
from judge.content.importers.paragraphs import prose
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Sequence

    from judge.content.importers.text_line import TextLine

BANNER = re.compile(r"\[?last updated:? (\d{4}-\d\d-\d\d)\]?.{0,200}\bretired\b.*", re.IGNORECASE)
_REVISED = re.compile(r"(?P<name>.{2,60}?)\s*\(revised text\)$", re.IGNORECASE)
_SECTION = re.compile(r"section \d+\b", re.IGNORECASE)


class _Part(NamedTuple):
    """A question, a revised text or a section of a page.

    ``first`` is its first line, ``body`` the first of its text.
    """

    kind: str  # question | text | section
    title: str
    topic: str
    first: int
    body: int


def read_faq_page(lines: Sequence[TextLine]) -> list[dict[str, Any]]:
    """The entries of a page; ``key`` is the position of a question, otherwise ``text:…`` or ``section:…``."""
    banners = [line.text for line in lines if BANNER.fullmatch(line.text)]
    lines = list(_parted([line for line in lines if not BANNER.fullmatch(line.text)]))
    parts = list(_parts(lines))
    entries: list[dict[str, Any]] = []
    if banners:
        entries.append({"key": "banner", "kind": "banner", "topic": "", "title": "", "text": tidy(banners[0])})
    if beginning := prose(lines[: parts[0].first if parts else len(lines)]):
        entries.append({"key": "section:beginning", "kind": "section", "topic": "", "title": "", "text": beginning})
    position = 0
    taken: dict[str, int] = {}
    for part, later in zip(parts, [*parts[1:], None], strict=False):
        text = prose(lines[part.body : later.first if later else len(lines)])
        if part.kind == "question":
            position += 1
            key = str(position)
        elif not text:
            continue
        else:
            key = f"{part.kind}:{slug(part.title)}"
            taken[key] = taken.get(key, 0) + 1
            key += f"-{taken[key]}" if taken[key] > 1 else ""
        entry = {"key": key, "kind": part.kind, "topic": part.topic, "title": part.title, "text": text}
        first = lines[part.first]
        is_marked = part.kind == "question" and bool(first.heading or QUESTION.match(first.text))
        entries.append({**entry, MARKED: True} if is_marked else entry)
    return entries


def _parted(lines: Sequence[TextLine]) -> Iterator[TextLine]:
    """The lines with a blank one between pages or columns, wherever the text before ends a sentence."""
    above: TextLine | None = None
    ends = SENTENCE_ENDS if any(QUESTION.match(line.text) for line in lines) else STOPS
    for line in lines:
        goes_on = above is None or _column(above) == _column(line) or not ends.search(above.text)
        if not goes_on and line.text[:1].isupper():
            yield line._replace(text="")
        yield line
        above = line


def _column(line: TextLine) -> str:
    """A key for the page and column of a line; the same for all lines of a form without pages."""
    is_numbered = line.place.rpartition(":")[2].isdigit()
    return str(line.page) if is_numbered or not line.page else line.place


def _parts(lines: Sequence[TextLine]) -> Iterator[_Part]:
    known = vocabulary(line.text for line in lines)
    asked = question_places(lines)
    topic = ""
    place = 0
    while place < len(lines):
        line = lines[place]
        after = place + 1
        if place in asked:
            after = asked[place]
            yield _Part("question", _title(lines[place:after], known), topic, place, after)
        elif line.text and (revised := _REVISED.fullmatch(line.text)):
            yield _Part("text", revised["name"], topic, place, after)
        elif line.text and _is_topic(lines, place, asked):
            topic = topic if _SECTION.match(line.text) else line.text
            yield _Part("section", line.text, topic, place, after)
        place = after


def _title(lines: Sequence[TextLine], known: frozenset[str]) -> str:
    text = QUESTION.sub("", lines[0].text)
    for line in lines[1:]:
        text = join(text, line.text, known)
    return tidy(text)


def _is_topic(lines: Sequence[TextLine], place: int, asked: Container[int]) -> bool:
    """Whether a line is a heading, or a short line before a question that does not end a sentence."""
    line = lines[place]
    if line.heading or _SECTION.match(line.text) or HEADLINE.fullmatch(line.text):
        return True
    if line.item or len(line.text) > TOPIC or STOPS.search(line.text) or not line.text[0].isupper():
        return False
    later = next_text(lines, place + 1)
    before = next((other.text for other in reversed(lines[max(0, place - 2) : place]) if other.text), "")
    is_apart = not before or bool(STOPS.search(before)) or len(before) < TOPIC
    return is_apart and later < len(lines) and (later in asked or bool(_REVISED.fullmatch(lines[later].text)))
