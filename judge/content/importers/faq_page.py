"""Pages of questions and answers: every question with its answer in order, revised texts and explanations apart."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judge.content.ids import slug
from judge.content.importers.clean_text import tidy
from judge.content.importers.join_lines import join, vocabulary
from judge.content.importers.paragraphs import prose
from judge.content.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.content.importers.text_line import TextLine

QUESTION = re.compile(r"Q\s?[:.]\s*(?=\S)")
BANNER = re.compile(r"\[?last updated:? (\d{4}-\d\d-\d\d)\]?.{0,200}\bretired\b.*", re.IGNORECASE)
_LIST_OF_QUESTIONS = re.compile(r"frequently asked questions$", re.IGNORECASE)
_REVISED = re.compile(r"(?P<name>.{2,60}?)\s*\(revised text\)$", re.IGNORECASE)
_SECTION = re.compile(r"section \d+\b", re.IGNORECASE)
_ASKS = re.compile(r"\?[\"')\]]*$")
_STOPS = re.compile(r"[.:;,!?][\"')\]]*$")
_SENTENCE_ENDS = re.compile(r"[.!\u2026][\"')\]]*$")
_MOST_LINES = 6
_TOPIC = 70


class _Part(NamedTuple):
    """Something that a page consists of: a question, a revised text or a section; ``first`` is its first line."""

    kind: str  # question | text | section
    title: str
    topic: str
    first: int
    body: int


def read_faq_page(lines: Sequence[TextLine]) -> list[dict[str, Any]]:
    """Give the entries of a page: ``key`` is the position of a question, ``text:…`` or ``section:…`` for the rest."""
    banners = [line.text for line in lines if BANNER.fullmatch(line.text)]
    lines = [line for line in lines if not BANNER.fullmatch(line.text)]
    parts = list(_parts(lines))
    entries: list[dict[str, Any]] = []
    if banners:
        entries.append({"key": "banner", "kind": "banner", "topic": "", "title": "", "text": tidy(banners[0])})
    position = 0
    taken: dict[str, int] = {}
    for part, later in zip(parts, [*parts[1:], None], strict=True):
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
        entries.append({"key": key, "kind": part.kind, "topic": part.topic, "title": part.title, "text": text})
    return entries


def _parts(lines: Sequence[TextLine]) -> Iterator[_Part]:
    known = vocabulary(line.text for line in lines)
    are_marked = any(QUESTION.match(line.text) for line in lines)
    topic = ""
    asking = False
    place = 0
    while place < len(lines):
        line = lines[place]
        asked = bool(QUESTION.match(line.text)) or (asking and not are_marked and _is_question(lines, place))
        after = place + 1
        if asked:
            title, after = _question(lines, place, known)
            yield _Part("question", title, topic, place, after)
        elif line.text and (revised := _REVISED.fullmatch(line.text)):
            yield _Part("text", revised["name"], topic, place, after)
        elif line.text and _is_topic(lines, place):
            topic = topic if _SECTION.match(line.text) else line.text
            asking = asking or bool(_LIST_OF_QUESTIONS.search(line.text))
            yield _Part("section", line.text, topic, place, after)
        place = after


def _question(lines: Sequence[TextLine], place: int, known: frozenset[str]) -> tuple[str, int]:
    """Read a question, which may go on over some lines until it asks something."""
    text = QUESTION.sub("", lines[place].text)
    last = place
    while last + 1 < min(place + _MOST_LINES, len(lines)) and _belongs(lines[last + 1]):
        last += 1
    asks = [after for after in range(place, last + 1) if _ASKS.search(lines[after].text)]
    ends = [after for after in range(place, last + 1) if _SENTENCE_ENDS.search(lines[after].text)]
    stop = (asks or ends or [place])[0]
    for line in lines[place + 1 : stop + 1]:
        text = join(text, line.text, known)
    return tidy(text), stop + 1


def _belongs(line: TextLine) -> bool:
    return bool(line.text) and not line.heading and not line.item and not QUESTION.match(line.text)


def _is_question(lines: Sequence[TextLine], place: int) -> bool:
    """Whether an unmarked paragraph asks something: alone between blank lines, with a question mark at its end."""
    alone = (place == 0 or not lines[place - 1].text) and (place + 1 == len(lines) or not lines[place + 1].text)
    return alone and not lines[place].item and bool(_ASKS.search(lines[place].text))


def _is_topic(lines: Sequence[TextLine], place: int) -> bool:
    """Whether a line heads what follows: a heading, or a short line that ends no sentence in front of a question."""
    line = lines[place]
    if line.heading or _SECTION.match(line.text) or _LIST_OF_QUESTIONS.fullmatch(line.text):
        return True
    if line.item or len(line.text) > _TOPIC or _STOPS.search(line.text) or not line.text[0].isupper():
        return False
    later = next((other.text for other in lines[place + 1 : place + 3] if other.text), "")
    before = next((other.text for other in reversed(lines[max(0, place - 2) : place]) if other.text), "")
    is_apart = not before or bool(_STOPS.search(before)) or len(before) < _TOPIC
    return is_apart and bool(QUESTION.match(later) or _REVISED.fullmatch(later))
