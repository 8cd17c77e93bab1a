"""Where the questions of a FAQ begin and end: by their marks (``Q:``), else by how they are set and what they ask.

Without marks a question is a heading or a bold line that is a sentence, or a paragraph that ends with a question mark
and has an answer behind it. Where nothing parts the paragraphs, a line that leaves room for the next word ended one.
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
"""No line that heads questions is longer."""
MOST_LETTERS = 600
"""No question is longer."""
_BEGINS_BY_ASKING = re.compile(
    r"(?:what|how|when|why|which|who|where|can|could|do|does|did|is|are|should|will|would|if|may|must)\b[^.!?]*\?",
    re.IGNORECASE,
)
_SHORT = 0.65
"""A line that ends no sentence and is so much shorter than its column is a heading."""
_ROOM = 0.85
"""The next word would have fitted into so much of the width of its column: the line was ended by its author."""
_NEAR = 3
"""The lines around a line tell how wide its column is; boxes with card texts are narrower than the page."""
_FEW = 0.4
"""Where more of the letters are bold, that says nothing."""
_APART = 3
"""So many questions that are paragraphs of their own show that all of them are."""


def question_places(lines: Sequence[TextLine]) -> dict[int, int]:
    """Map the first line of every question to the line behind its last one.

    Where only a few have their mark, those without one are looked for, too.
    """
    width = _width(lines, 0)
    marked = {place: _marked(lines, place, width) for place, line in enumerate(lines) if QUESTION.match(line.text)}
    heads = [place for place, line in enumerate(lines) if HEADLINE.fullmatch(line.text)]
    unmarked = _unmarked(lines, heads[0] + 1 if heads else 0)
    return marked if len(marked) > len(unmarked.keys() - marked.keys()) else unmarked | marked


def next_text(lines: Sequence[TextLine], place: int, within: int = 5) -> int:
    """Give the next line with words, pictures aside; the number of lines if none is near."""
    for later in range(place, min(place + within, len(lines))):
        if lines[later].text and not PICTURE.match(lines[later].text):
            return later
    return len(lines)


def _marked(lines: Sequence[TextLine], place: int, width: int) -> int:
    """Give the end of a question with a mark, which may go on over some lines until it asks something."""
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
    """Whether some lines are not too long for a question."""
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
    """Give headings and bold lines that ask something or are a whole sentence."""
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
    """Give where each run of lines without a blank line or heading begins and ends."""
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
    """Give the questions that begin a paragraph, or follow a topic that does; the answer may follow in it."""
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
    """Give the questions of a text without blank lines."""
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
    """Leave out short lines that end no sentence, at the head of a paragraph."""
    while stop - begins > 1 and len(lines[begins].text) < TOPIC and not STOPS.search(lines[begins].text):
        if not _was_ended(lines, begins, width):
            break
        begins += 1
    return begins


def _width(lines: Sequence[TextLine], first: int) -> int:
    """Give how long the lines are that the page broke."""
    lengths = sorted(len(line.text) for line in lines[first:] if line.text)
    return lengths[len(lengths) * 19 // 20] if lengths else 0


def _that_begin_by_asking(lines: Sequence[TextLine], first: int, asked: dict[int, int]) -> Iterator[tuple[int, int]]:
    """Give short paragraphs of a text without blank lines whose first sentence asks, though the last one does not."""
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
    """Whether a line of a question goes on with the line above it: no paragraph ended there."""
    above = lines[place - 1]
    if not above.text or above.heading or above.item or _was_ended(lines, place - 1, width):
        return False
    return not (SENTENCE_ENDS.search(above.text) and lines[place].text[:1].isupper())


def _may_have_ended(lines: Sequence[TextLine], place: int, width: int) -> bool:
    """Whether a paragraph may end with a line: what follows begins as a sentence does."""
    return _was_ended(lines, place, width) or not lines[place + 1].text[:1].islower()


def _was_ended(lines: Sequence[TextLine], place: int, width: int) -> bool:
    """Whether a line was ended by its author, because the next word would have fitted into it."""
    if place + 1 == len(lines) or not lines[place + 1].text:
        return True
    text, word = lines[place].text, lines[place + 1].text.split(" ", 1)[0]
    width = min(width, max(len(line.text) for line in lines[max(0, place - _NEAR) : place + _NEAR + 1]))
    has_room = len(text) + 1 + len(word) <= _ROOM * width
    return has_room and (bool(STOPS.search(text)) or len(text) < _SHORT * width)


def _with_answers(lines: Sequence[TextLine], asked: dict[int, int]) -> dict[int, int]:
    """Join questions that nothing stands between: the later ones go on with the first."""
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
