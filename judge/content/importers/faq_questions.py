"""Finds the beginning and end of each question in a FAQ, by marks (``Q:``) or by layout and punctuation.

Without marks, a question is a heading or a bold line that is a sentence, or a paragraph that ends with a question mark
and is followed by an answer. Where nothing separates paragraphs, a line with room for the next word ended one.
"""

from __future__ import annotations

import re
from itertools import takewhile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.content.importers.text_line import TextLine

QUESTION = re.compile(r"Q\s?[:.]\s*(?=\S)")
HEADLINE = re.compile(r"(?:section \d+\W+)?frequently asked questions\W*", re.IGNORECASE)
PICTURE = re.compile(r"!?\[?image\]?(?:\(\S*\))?$|https?://\S+$", re.IGNORECASE)
ASKS = re.compile(r"\?[\"')\]]*$")
STOPS = re.compile(r"[.:;,!?\u2026][\"')\]]*$")
SENTENCE_ENDS = re.compile(r"[.!\u2026][\"')\]]*$")
TOPIC = 70
"""The maximum length of a line that heads questions."""
MOST_LETTERS = 600
"""The maximum length of a question."""
_BEGINS_BY_ASKING = re.compile(
    r"(?:what|how|when|why|which|who|where|can|could|do|does|did|is|are|should|will|would|if|may|must)\b[^.!?]*\?",
    re.IGNORECASE,
)
_SHORT = 0.65
"""A line that ends no sentence and is shorter than this share of its column is a heading."""
_ROOM = 0.85
"""If the next word had fitted into this share of the column's width, the author ended the line."""
_NEAR = 3
"""The number of lines before and after a line that determine the width of its column; boxes are narrower than pages."""
_FEW = 0.4
"""If a larger share of the letters is bold, bold type means nothing."""
_APART = 3
"""The number of questions set as separate paragraphs that shows that all of them are."""


def question_places(lines: Sequence[TextLine]) -> dict[int, int]:
    """A mapping from the first line of each question to the line after its last one.

    If only a few are marked, questions without a mark are searched for as well.
    """
    width = _width(lines, 0)
    marked = {place: _marked(lines, place, width) for place, line in enumerate(lines) if QUESTION.match(line.text)}
    heads = [place for place, line in enumerate(lines) if HEADLINE.fullmatch(line.text)]
    unmarked = _unmarked(lines, heads[0] + 1 if heads else 0)
    return marked if len(marked) > len(unmarked.keys() - marked.keys()) else unmarked | marked


def next_text(lines: Sequence[TextLine], place: int, within: int = 5) -> int:
    """The index of the next line with words, ignoring pictures; the number of lines if none is near."""
    for later in range(place, min(place + within, len(lines))):
        if lines[later].text and not PICTURE.match(lines[later].text):
            return later
    return len(lines)


def _marked(lines: Sequence[TextLine], place: int, width: int) -> int:
    """The line after a marked question, which may continue over several lines until it asks something."""
    last = place
    while last + 1 < len(lines) and _goes_on(lines[last + 1]) and _is_short(lines, place, last + 2):
        last += 1
    asks = [after for after in range(place, last + 1) if ASKS.search(lines[after].text)]
    ends = [after for after in range(place, last + 1) if SENTENCE_ENDS.search(lines[after].text)]
    ended = [after for after in asks if _was_ended(lines, after, width)]
    if not ended and asks[-1:] == [last] and (last + 1 == len(lines) or not _goes_on(lines[last + 1])):
        ended = [last]
    return (ended or asks or ends or [place])[0] + 1


def _is_short(lines: Sequence[TextLine], first: int, stop: int) -> bool:
    """Whether these lines are short enough for a question."""
    return sum(len(line.text) + 1 for line in lines[first:stop]) <= MOST_LETTERS


def _goes_on(line: TextLine) -> bool:
    return bool(line.text) and not line.heading and not line.item and not QUESTION.match(line.text)


def _unmarked(lines: Sequence[TextLine], first: int) -> dict[int, int]:
    found = dict(_set_apart(lines, first))
    if len(found) >= _APART:
        return _with_answers(lines, found)
    whole = dict(_whole_paragraphs(lines, first))
    asked = dict(_at_the_head_of_paragraphs(lines, first))
    if len(whole) >= len(asked.items() - whole.items()):
        asked = whole
    solid = dict(_in_solid_text(lines, first))
    solid |= dict(_that_begin_by_asking(lines, first, solid))
    hidden = sum(place > first and _goes_on(lines[place - 1]) for place in solid)
    if hidden >= max(2, len(asked) // 4):
        asked = solid
    return _with_answers(lines, asked | found)


def _set_apart(lines: Sequence[TextLine], first: int) -> Iterator[tuple[int, int]]:
    """The headings and bold lines that ask something or are a complete sentence, with the line after each."""
    letters = sum(len(line.text) for line in lines[first:])
    means_something = sum(len(line.text) for line in lines[first:] if line.strong) < _FEW * letters
    place = first
    while place < len(lines):
        line, after = lines[place], place + 1
        if line.text and line.strong and means_something and not line.item:
            while after < len(lines) and lines[after].text and lines[after].strong and not STOPS.search(line.text):
                line, after = lines[after], after + 1
        is_set = bool(line.text) and not line.item and (bool(line.heading) or (line.strong and means_something))
        if is_set and (ASKS.search(line.text) or (SENTENCE_ENDS.search(line.text) and " " in line.text)):
            yield place, after
        place = after


def _paragraphs(lines: Sequence[TextLine], first: int) -> Iterator[tuple[int, int]]:
    """The beginning and end of each run of lines without blank lines or headings."""
    begins = first
    for place in range(first, len(lines) + 1):
        if place == len(lines) or not lines[place].text or lines[place].heading:
            if begins < place:
                yield begins, place
            begins = place + 1


def _whole_paragraphs(lines: Sequence[TextLine], first: int) -> Iterator[tuple[int, int]]:
    width = _width(lines, first)
    for begins, stop in _paragraphs(lines, first):
        begins = _behind_topics(lines, begins, stop, width)  # noqa: PLW2901 - a topic stands above the question
        if lines[begins].item or not _is_short(lines, begins, stop):
            continue
        text = " ".join(line.text for line in lines[begins:stop])
        if ASKS.search(text) or (len(text) <= MOST_LETTERS // 2 and _BEGINS_BY_ASKING.match(text)):
            yield begins, stop


def _at_the_head_of_paragraphs(lines: Sequence[TextLine], first: int) -> Iterator[tuple[int, int]]:
    """The questions that begin a paragraph, or follow a topic that does.

    The answer may follow in the same paragraph.
    """
    width = _width(lines, first)
    for begins, stop in _paragraphs(lines, first):
        begins = _behind_topics(lines, begins, stop, width)  # noqa: PLW2901 - a topic stands above the question
        short = takewhile(lambda place: _is_short(lines, begins, place + 1), range(begins, stop))  # noqa: B023
        asks = [place for place in short if ASKS.search(lines[place].text)]
        if asks and not any(line.item for line in lines[begins : asks[0] + 1]):
            last = asks[0]
            while last + 1 in asks:
                last += 1
            yield begins, last + 1


def _in_solid_text(lines: Sequence[TextLine], first: int) -> Iterator[tuple[int, int]]:
    """The questions of a text without blank lines."""
    width = _width(lines, first)
    behind = first
    for place in range(first, len(lines)):
        if place < behind or not ASKS.search(lines[place].text) or lines[place].item:
            continue
        if place + 1 < len(lines) and not _may_have_ended(lines, place, width):
            continue
        begins = place
        while begins > behind and _is_short(lines, begins, place + 1) and _belongs_above(lines, begins, width):
            begins -= 1
        if _is_short(lines, begins, place + 1) and lines[begins].text[:1].isupper():
            behind = place + 1
            yield begins, behind


def _behind_topics(lines: Sequence[TextLine], begins: int, stop: int, width: int) -> int:
    """The first line of a paragraph after leading short lines that end no sentence."""
    while stop - begins > 1 and len(lines[begins].text) < TOPIC and not STOPS.search(lines[begins].text):
        if not _was_ended(lines, begins, width):
            break
        begins += 1
    return begins


def _width(lines: Sequence[TextLine], first: int) -> int:
    """The usual length of lines that were broken by the page layout."""
    lengths = sorted(len(line.text) for line in lines[first:] if line.text)
    return lengths[len(lengths) * 19 // 20] if lengths else 0


def _that_begin_by_asking(lines: Sequence[TextLine], first: int, asked: dict[int, int]) -> Iterator[tuple[int, int]]:
    """Short paragraphs of a text without blank lines whose first sentence is a question and whose last is not."""
    width = _width(lines, first)
    taken = {place for begins, after in asked.items() for place in range(begins, after)}
    for begins in range(first, len(lines)):
        begins_there = begins == first or not lines[begins - 1].text or _was_ended(lines, begins - 1, width)
        if begins in taken or lines[begins].item or not begins_there or not lines[begins].text:
            continue
        after = begins
        while (
            after < len(lines)
            and lines[after].text
            and not SENTENCE_ENDS.search(lines[after].text)
            and _is_short(lines, begins, after + 1)
        ):
            after += 1
        after += 1
        text = " ".join(line.text for line in lines[begins:after])
        if len(text) <= MOST_LETTERS // 2 and _BEGINS_BY_ASKING.match(text) and not taken & set(range(begins, after)):
            yield begins, after


def _belongs_above(lines: Sequence[TextLine], place: int, width: int) -> bool:
    """Whether a line continues the line before it, because no paragraph ended there."""
    above = lines[place - 1]
    if not above.text or above.heading or above.item or _was_ended(lines, place - 1, width):
        return False
    return not (SENTENCE_ENDS.search(above.text) and lines[place].text[:1].isupper())


def _may_have_ended(lines: Sequence[TextLine], place: int, width: int) -> bool:
    """Whether a paragraph may end with this line, because the next begins like a sentence."""
    return _was_ended(lines, place, width) or not lines[place + 1].text[:1].islower()


def _was_ended(lines: Sequence[TextLine], place: int, width: int) -> bool:
    """Whether the author ended a line, because the next word would have fitted into it."""
    if place + 1 == len(lines) or not lines[place + 1].text:
        return True
    text, word = lines[place].text, lines[place + 1].text.split(" ", 1)[0]
    width = min(width, max(len(line.text) for line in lines[max(0, place - _NEAR) : place + _NEAR + 1]))
    has_room = len(text) + 1 + len(word) <= _ROOM * width
    return has_room and (bool(STOPS.search(text)) or len(text) < _SHORT * width)


def _with_answers(lines: Sequence[TextLine], asked: dict[int, int]) -> dict[int, int]:
    """The questions, joined with the next one if nothing stands between them."""
    found: dict[int, int] = {}
    behind = last = -1
    for begins, after in sorted(asked.items()):
        if found and _is_short(lines, last, after) and next_text(lines, behind, len(lines)) == begins:
            found[last] = after
        else:
            found[begins] = after
            last = begins
        behind = after
    return found
