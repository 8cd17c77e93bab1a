"""Results while you type: rules by number, names that begin with your words, and search hits."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.browsing.page import Page
from judge.answers.browsing.places import PAGE, QUESTION, Place
from judge.answers.library.cited_places import hit_of, opening
from judge.answers.page.fit_lines import Point, Points, cut
from judge.answers.page.labels import rule_label
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.answers.typed import versus
from judge.content.ids import fold, rule_id
from judge.content.typed_numbers import read_number
from judge.errors import JudgeError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.page.blocks import Block
    from judge.content.library import Library

MOST_NAMES = 6
LEAST_TO_SEARCH = 3
"""Fewer letters than this are searched for in names alone."""
ROOM = 56
"""The columns for the words beside a name."""
BEGUN = re.compile(r"\d{1,3}(?:\.(?:\d{1,2}|[a-z]))*\.?", re.IGNORECASE)
"""A number of which more may be typed."""
ASK = "ask"


def found_page(library: Library, place: Place) -> Page:
    """The page of typed words. Its first entry is the likeliest."""
    words = " ".join(place.words.split())
    labels: dict[str, Place] = {}
    points = [*_numbers(library, words), *_names(library, words, labels)]
    asked = Point(ASK, cut(f"{words} (the whole answer, as judge gives it)", ROOM, 1), most=1)
    labels[ASK] = Place(QUESTION, words)
    is_asked = words.endswith("?") or not versus.BETWEEN.isdisjoint(words.casefold().split())
    points = [asked, *points] if is_asked else [*points, asked]
    blocks: list[Block] = [Points("", tuple(points))]
    if len(words) >= LEAST_TO_SEARCH and not BEGUN.fullmatch(words):
        blocks += _searched(library, words, place.limit)
    return Page(words, tuple(blocks), "", labels)


def _numbers(library: Library, words: str) -> Iterator[Point]:
    """The rules that a number names or begins, the core rules first."""
    typed = read_number(words)
    begun = typed.number if typed else words.casefold() if BEGUN.fullmatch(words) else ""
    if not begun:
        return
    for document in (typed.document,) if typed and typed.document else ("core", "tournament"):
        version = library.written(document)
        most = MOST_NAMES if document == "core" else MOST_NAMES // 2
        for rule in filter(None, map(library.find_rule, _beginning(library, document, version, begun)[:most])):
            words = rule.title if rule.heading else f"{rule.title}: {opening(library, rule)}"
            yield Point(rule_label(rule.id, version), cut(words, ROOM, 1), most=1)


def _beginning(library: Library, document: str, version: str, begun: str) -> list[str]:
    """The ids of a rule and those right below it, or else of the rules whose numbers begin so. In order."""
    whole = rule_id(document, version, begun)
    if rule := library.find_rule(whole):
        return [whole, *rule.children]
    return [one for one in library.order(document, version) if one.startswith(whole) and _depth(one) <= _depth(whole)]


def _depth(identifier: str) -> int:
    return identifier.partition(":")[2].count(".")


def _names(library: Library, words: str, labels: dict[str, Place]) -> Iterator[Point]:
    """Keywords, cards and headings by name: exact matches, names that begin so, and names with a word that does."""
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
