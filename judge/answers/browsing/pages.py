"""The page of a place: the blocks that the command line shows for it, and what its labels link to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.browsing.page import Page
from judge.answers.browsing.places import DOCUMENT, FOUND, HISTORY, VERSIONS
from judge.answers.browsing.replays import playable
from judge.answers.page.fit_lines import GAP_LINE, Point, Points
from judge.answers.page.request import Request
from judge.content.ids import parse_id

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.answers.browsing.places import Place
    from judge.answers.page.answer import Answer
    from judge.content.library import Library


def page_of(library: Library, place: Place, progress: Callable[[int, int], None] | None = None) -> Page:
    """The page of a place. Raises the error that the command line would show if there is none."""
    if place.kind == FOUND:
        from judge.answers.browsing.results_while_typing import found_page  # noqa: PLC0415 - loads the index

        return found_page(library, place)
    if place.kind == VERSIONS:
        from judge.answers.browsing.two_versions import versions_page  # noqa: PLC0415 - only where it is asked for

        return versions_page(library, place)
    answer = _answer(library, place, progress)
    own = answer.citations[0].id if answer.citations and place.kind != HISTORY else answer.read_as
    identity = parse_id(own)
    rule = own if identity is not None and identity.kind == "rule" and answer.kind in {"rule", "keyword"} else ""
    plays = playable(library, answer.read_as)
    blocks = list(answer.shown(more=place.more))
    if answer.kind == "ruling":
        labels = {f"!{one.place.words.rpartition('!')[2]}": one.place for one in plays}
    else:
        labels = {f"replay {number}": one.place for number, one in enumerate(plays, 1)}
    if plays and answer.kind != "ruling":
        points = [Point(label, f"{one.title} ({one.file})", most=2) for label, one in zip(labels, plays, strict=True)]
        blocks += [GAP_LINE, Points("Played out", tuple(points))]
    return Page(
        answer.read_as or place.words, tuple(blocks), own, labels, rule, answer.notes, plays[0].place if plays else None
    )


def _answer(library: Library, place: Place, progress: Callable[[int, int], None] | None) -> Answer:
    if place.kind == HISTORY:
        from judge.answers.lookups.history_page import history_answer  # noqa: PLC0415 - each page loads what it needs

        return history_answer(library, place.words).by(library)
    request = Request(place.words, library.version, library.as_of, place.limit, progress=progress, more=place.more)
    if place.kind == DOCUMENT:
        from judge.answers.documents.faq_page import faq_answer  # noqa: PLC0415 - as above

        return faq_answer(library, request).by(library)
    from judge.answers.router import answer  # noqa: PLC0415 - as above

    return answer(library, request)
