"""``judge near-misses``: what looks like something that a text waits for and is not, all of it or what words name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.library.cited_places import hit_of
from judge.answers.library.near_miss_rows import as_values, in_words, kinds_in
from judge.answers.page.answer import Answer
from judge.answers.page.fit_lines import Point, Points
from judge.answers.page.labels import rule_label
from judge.answers.page.screen_parts import Screen
from judge.content.near_misses import near_misses
from judge.errors import NotFound
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from judge.answers.page.blocks import Line
    from judge.answers.page.request import Request
    from judge.content.library import Library
    from judge.content.near_misses import NearMiss

MOST_SHOWN_WHOLE = 12
"""The number of near misses up to which each has a point of its own."""


class NearMissRows(NamedTuple):
    """The rows of the table, for JSON."""

    rows: tuple[NearMiss, ...]

    def as_lines(self) -> Iterator[Line]:
        """Nothing, because the screen has them."""
        yield from ()

    def add_to(self, values: dict[str, Any]) -> None:
        values["near_misses"] = [as_values(row) for row in self.rows]


def near_misses_answer(library: Library, request: Request) -> Answer:
    """The near misses in which all words occur; without words all of them, by what is waited for.

    Raises NotFound if there are none.
    """
    words = request.question.casefold().split()
    rows = tuple(row for row in near_misses(library.store) if _has(row, words))
    if not rows:
        raise NotFound(f"no near miss has {request.question!r}", hint="judge near-misses lists them all.")
    points = [_point(library, row) for row in rows] if len(rows) <= MOST_SHOWN_WHOLE else _by_what_is_awaited(rows)
    many = f"{len(rows)} near miss{'es' * (len(rows) != 1)}"
    rulings = dict.fromkeys(row.ruling for row in rows)
    return Answer(
        question=request.question or "near-misses",
        read_as="near misses",
        kind="search",
        answer=f"{many}: what happens, and is not what a text waits for.",
        hits=tuple(hit_of(library, ruling) for ruling in rulings),
        rulings=NearMissRows(rows),
        page=Screen(
            ("Near misses", *([request.question] if words else [])),
            (Points("", tuple(points)),),
            ("judge near-misses WORDS", "judge ruling NAME"),
            is_whole=True,
        ),
    )


def _has(row: NearMiss, words: list[str]) -> bool:
    """Whether all words occur in a near miss or in the title of its ruling."""
    said = f"{in_words(row.happens)} {in_words(row.waits)} {row.title} {row.name}".casefold()
    return all(word in said for word in words)


def _point(library: Library, row: NearMiss) -> Point:
    """A near miss with its rule, and what is so all the same."""
    still = f" Still, {row.still}." if row.still else ""
    rule = rule_label(row.rule, library.version)
    return Point(row.name, f"No: {row.states} ({rule}).{still}", most=3, id=row.ruling)


def _by_what_is_awaited(rows: tuple[NearMiss, ...]) -> list[Point]:
    """A point for each kind of event that is waited for, with all that is near to it; the others are last."""
    found: dict[str, list[str]] = {}
    for row in rows:
        kind = kinds_in(row.waits)[:1]
        found.setdefault(kind[0].value if kind else _OTHERWISE, []).append(in_words(row.happens))
    ordered = sorted(found.items(), key=lambda one: (one[0] == _OTHERWISE, one[0]))
    return [Point(f"{waits}:", f"not {', nor '.join(dict.fromkeys(near))}", most=2) for waits, near in ordered]


_OTHERWISE = "otherwise"
"""The name of what no kind of event stands for."""
