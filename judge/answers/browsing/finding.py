"""What words find while they are typed: rules by number, names that they begin, the places that a search finds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.browsing.page import Page
from judge.answers.browsing.places import PAGE, QUESTION, Place
from judge.answers.citing import hit_of, opening
from judge.answers.fitting import Point, Points, cut
from judge.answers.labels import rule_label
from judge.answers.request import Request
from judge.answers.router import answer
from judge.content.ids import fold
from judge.content.typed_numbers import read_number
from judge.errors import JudgeError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.blocks import Block
    from judge.content.library import Library

MOST_NAMES = 6
LEAST_TO_SEARCH = 3
"""Fewer letters than this are searched for in names alone."""
ROOM = 56
"""So many columns of what a name is are shown beside it."""
ASK = "ask"
_BETWEEN = frozenset({"vs", "vs.", "versus", "+"})


def found_page(library: Library, place: Place) -> Page:
    """The page of typed words; its first entry is the likeliest."""
    words = " ".join(place.words.split())
    labels: dict[str, Place] = {}
    points = [*_numbers(library, words), *_names(library, words, labels)]
    asked = Point(ASK, cut(f"{words} (the whole answer, as judge gives it)", ROOM, 1), most=1)
    labels[ASK] = Place(QUESTION, words)
    is_asked = words.endswith("?") or not _BETWEEN.isdisjoint(words.casefold().split())
    points = [asked, *points] if is_asked else [*points, asked]
    blocks: list[Block] = [Points("", tuple(points))]
    if len(words) >= LEAST_TO_SEARCH and not read_number(words):
        blocks += _searched(library, words, place.limit)
    return Page(words, tuple(blocks), "", labels)


def _numbers(library: Library, words: str) -> Iterator[Point]:
    """The rules of a number, the core rules first, or those that begin with what was typed of it."""
    typed = read_number(words)
    if typed is None:
        return
    for document in (typed.document,) if typed.document else ("core", "tournament"):
        version = library.written(document)
        if rule := library.find_rule(f"{document}@{version}:{typed.number}"):
            title = f"{rule.title}: {opening(library, rule)}" if opening(library, rule) else rule.title
            yield Point(rule_label(rule.id, version), cut(title, ROOM, 1), most=1)


def _names(library: Library, words: str, labels: dict[str, Place]) -> Iterator[Point]:
    """Keywords, cards and headings by name: that very one, those that begin so, those with a word that does."""
    typed = fold(words)
    if not typed:
        return
    found: list[tuple[int, str, str, str]] = []
    for name in (*library.names("keywords"), *library.names("cards")):
        folded = fold(name)
        if typed in folded and (rank := _rank(folded, typed)) is not None:
            kind, identifier = next(one for one in library.named(name) if one[0] in {"keyword", "card"})
            found.append((rank, name, kind, identifier))
    for kind, identifier in library.named(words):
        if kind == "section":
            found.append((0, words, kind, identifier))
    for _, name, kind, identifier in sorted(found, key=lambda one: (one[0], one[2] != "keyword", len(one[1]), one[1]))[
        :MOST_NAMES
    ]:
        target = f"card:{identifier}" if kind == "card" else identifier
        hit = hit_of(library, target)
        label = name if kind != "section" else rule_label(identifier, library.version)
        labels[label] = Place(PAGE, target)
        said = hit.excerpt if kind != "section" else hit.title
        yield Point(label, cut(f"{kind}: {' '.join(said.split())}", ROOM, 1), most=1)


def _rank(name: str, typed: str) -> int | None:
    if name == typed:
        return 0
    if name.startswith(typed):
        return 1
    return 2 if f" {typed}" in name else None


def _searched(library: Library, words: str, limit: int) -> list[Block]:
    """The screen of a search, or why there is none."""
    try:
        found = answer(library, Request(words, library.version, library.as_of, limit, search=True))
    except JudgeError:
        return []
    return [block for block in found.shown() if not any(line.kind == "more" for line in block.as_lines())]
