"""Assigns the questions of a document to the positions of a known FAQ if the document has more or fewer questions.

Each answer of ours is quoted beside the official question at the same position. If the counts differ, positions are
found by the words that a question and its answer share with our text: in order, and only where they are similar enough.
A question that is not marked is searched for in the text before its position.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from math import log, sqrt
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_WORD = re.compile(r"[a-z]{3,}|\d+(?:\.\w+)+")
_SENTENCE = re.compile(r"(?<=[.!?\u2026])[\"')\]]*\s+(?=[\"'(\[]?[A-Z])|\n\n")
_ASKED = re.compile(r"(?<=\?)[\"')\]]*\s+(?![^.!?]*\?)")
_PARAGRAPH = re.compile(r"\n\n")
_LONGEST = 300
_SURE = 0.3
"""The least similarity at which the end of another text is taken for a question."""
_NEARLY = 0.95
_FITS = 0.1
"""The least similarity between a question and our text on it."""
_BETTER = 0.1
"""The least gain in similarity for which a text is split."""
MARKED = "marked"
"""A temporary key of entries whose question is marked as one and is not just a paragraph with a question mark."""
_BY_ITS_WORDS = "is not set apart: its place was found by what we say of it, and it may begin a little earlier"
_ABSENT = "was not found: it is part of the text before it"
_TIMES = 5
"""A document with this many times the questions is a different one."""
_READ = 20_000
"""The maximum length of an answer."""
_MOST = 0.6
"""The least share of questions that must be assigned for the document to be the known one."""


def with_positions(
    entries: Sequence[dict[str, Any]], known: Sequence[str]
) -> tuple[list[dict[str, Any]], tuple[str, ...]]:
    """The entries with the right position for each question, and remarks on those without one.

    ``known`` is our text at each position. A paragraph mistaken for a question is returned to the text before it.
    """
    asked = [entry for entry in entries if entry["kind"] == "question"]
    if not known or not asked or len(asked) == len(known) or len(asked) > _TIMES * len(known):
        return list(entries), ()
    fits = _Similarity([_whole(entry) for entry in asked], known)
    pairs = fits.aligned()
    if len(pairs) < _MOST * min(len(asked), len(known)):
        return list(entries), ()
    positions = _with_gaps(pairs, len(asked), len(known))
    kept = list(_numbered(entries, positions, len(known)))
    remarks = []
    if new := [entry["key"] for entry in kept if entry["kind"] == "question" and int(entry["key"]) > len(known)]:
        remarks.append(f"{len(new)} questions are not among the {len(known)} known here: {', '.join(new)}")
    for missing in sorted(set(range(len(known))) - set(positions.values())):
        parted = _parted(kept, missing, fits)
        found = len(parted) > len(kept)
        remarks.append(f"question {missing + 1} " + (_BY_ITS_WORDS if found else _ABSENT))
        kept = parted
    if lost := len(asked) - len(positions) - len(new):
        remarks.append(f"{lost} paragraphs that ask something are in the texts of the questions above them")
    return kept, tuple(remarks)


def _whole(entry: dict[str, Any]) -> str:
    return f"{entry['title']} {entry['text']}"


def _numbered(entries: Sequence[dict[str, Any]], positions: dict[int, int], known: int) -> Iterator[dict[str, Any]]:
    """The entries with their positions; a question with neither position nor mark is appended to the text before it.

    A marked question without a position is new and is numbered after the known ones.
    """
    above: dict[str, Any] | None = None
    count = -1
    new = known
    for entry in entries:
        is_question = entry["kind"] == "question"
        count += is_question
        is_new = is_question and count not in positions and entry.get(MARKED, False)
        if is_question and count not in positions and above and not is_new:
            above = {**above, "text": "\n\n".join(filter(None, (above["text"], entry["title"], entry["text"])))}
            continue
        if above:
            yield above
        new += is_new
        key = str(new) if is_new else str(positions[count] + 1) if is_question and count in positions else entry["key"]
        above = {**entry, "key": key}
    if above:
        yield above


def _parted(entries: list[dict[str, Any]], position: int, fits: _Similarity) -> list[dict[str, Any]]:
    """Search for a question after the preceding one: at the end of its answer, or of a text in between."""
    place = next((place for place, entry in enumerate(entries) if entry["key"] == str(position)), len(entries))
    while place < len(entries):
        entry = entries[place]
        if cut := _cut(entry, position, fits):
            title, answer = _question_of(entry["text"][cut:])
            later = {**entry, "key": str(position + 1), "kind": "question", "title": title, "text": answer}
            return [*entries[:place], {**entry, "text": entry["text"][:cut].strip()}, later, *entries[place + 1 :]]
        place += 1
        if place < len(entries) and entries[place]["kind"] == "question":
            break
    return entries


def _cut(entry: dict[str, Any], position: int, fits: _Similarity) -> int:
    """The offset at which a text continues with the question at ``position``; 0 if it does not."""
    text = entry["text"]
    if len(text) > _READ:
        return 0
    if entry["kind"] != "question":
        ends = {match.end(): fits.of(text[match.end() :], position) for match in _PARAGRAPH.finditer(text)}
        most = max(ends.values(), default=0.0)
        return next(end for end, fit in ends.items() if fit >= _NEARLY * most) if most >= _SURE else 0
    best, cut = fits.of(_whole(entry), position - 1) + _BETTER, 0
    for match in _SENTENCE.finditer(text):
        fit = fits.of(f"{entry['title']} {text[: match.start()]}", position - 1) + fits.of(
            text[match.end() :], position
        )
        if fit > best:
            best, cut = fit, match.end()
    return cut


def _question_of(text: str) -> tuple[str, str]:
    """Split a question from its answer: after what it asks, else after the first short paragraph or sentence."""
    first = text.split("\n\n", 1)[0]
    for pattern in (_ASKED, _PARAGRAPH, _SENTENCE) if "?" in first else (_PARAGRAPH, _SENTENCE):
        if (match := pattern.search(text)) and match.start() <= _LONGEST:
            return text[: match.end()].strip(), text[match.end() :].strip()
    return text, ""


class _Similarity:
    """The similarity of questions to our text at each position, from 0 to 1; rare words weigh more."""

    def __init__(self, found: Sequence[str], known: Sequence[str]) -> None:
        self._found = [_words(text) for text in found]
        self._known = [_words(text) for text in known]
        everywhere = [*self._found, *self._known]
        common = Counter(word for words in everywhere for word in words)
        self._rarity = {word: log(len(everywhere) / count) for word, count in common.items()}

    def of(self, text: str, position: int) -> float:
        """The similarity of a text to our text at a position."""
        return self._likeness(_words(text), self._known[position])

    def aligned(self) -> dict[int, int]:
        """Map questions to positions, both in order, with the greatest total similarity."""
        here, there = len(self._found), len(self._known)
        fits = [[self._likeness(one, other) for other in self._known] for one in self._found]
        best = [[0.0] * (there + 1) for _ in range(here + 1)]
        for i in range(here - 1, -1, -1):
            for j in range(there - 1, -1, -1):
                pair = fits[i][j] + best[i + 1][j + 1] if fits[i][j] >= _FITS else 0.0
                best[i][j] = max(best[i + 1][j], best[i][j + 1], pair)
        pairs = {}
        i = j = 0
        while i < here and j < there:
            if fits[i][j] >= _FITS and best[i][j] == fits[i][j] + best[i + 1][j + 1]:
                pairs[i] = j
                i, j = i + 1, j + 1
            elif best[i][j] == best[i + 1][j]:
                i += 1
            else:
                j += 1
        return pairs

    def _likeness(self, one: set[str], other: set[str]) -> float:
        both, first, second = (
            sum(self._rarity.get(word, 0.0) for word in words) for words in (one & other, one, other)
        )
        return both / sqrt(first * second) if first and second else 0.0


def _words(text: str) -> set[str]:
    return set(_WORD.findall(text.lower()))


def _with_gaps(pairs: dict[int, int], found: int, known: int) -> dict[int, int]:
    """The assignment completed between two pairs wherever as many questions as positions are unassigned."""
    positions = dict(pairs)
    ends = sorted({-1: -1, **pairs, found: known}.items())
    for (before, first), (behind, last) in pairwise(ends):
        if behind - before == last - first:
            positions |= {before + step: first + step for step in range(1, behind - before)}
    return positions
