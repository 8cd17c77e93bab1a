"""The scenarios that can be replayed from a page: those of a ruling or a FAQ answer, and rulings about an entry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.browsing.places import REPLAY, Place
from judge.content.ids import parse_id
from judge.content.ruling import number_of, ruling_id
from judge.errors import NotFound
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.content.library import Library
    from judge.scenario.ruling_files import RulingBlock


class Playable(NamedTuple):
    """A scenario: the place of its replay, its file and line, and its title."""

    place: Place
    file: str
    title: str


def playable(library: Library, identifier: str) -> tuple[Playable, ...]:
    """The scenarios that can be replayed for a ruling, an answer or an erratum."""
    whole, number = number_of(identifier) if identifier.startswith("ruling:") else (identifier, 0)
    identity = parse_id(whole)
    if identity is None or not identity.part:
        return ()
    if identity.kind == "ruling":
        found = tuple(_of_rulings(library, (whole,)))
        return found[number - 1 : number] if number else found
    if identity.kind == "faq":
        entry = library.answer(identifier)
        own = (
            Playable(Place(REPLAY, f"{entry.id}!{number}"), f"{entry.file}:{line}", entry.topic)
            for number, line in enumerate(entry.scenario_lines, 1)
        )
        return (*own, *_of_rulings(library, map(ruling_id, entry.rulings)))
    if identity.kind == "errata":
        return tuple(_of_rulings(library, map(ruling_id, library.erratum(identifier).rulings)))
    return ()


def _of_rulings(library: Library, identifiers: Iterable[str]) -> Iterator[Playable]:
    for identifier in identifiers:
        try:
            ruling = library.ruling(identifier)
        except NotFound:
            continue
        for number, one in enumerate(ruling.scenarios, 1):
            yield Playable(Place(REPLAY, f"{identifier}!{number}"), f"{ruling.file}:{one.line}", ruling.title)


def block_of(library: Library, identifier: str) -> RulingBlock:
    """The scenario with an id: ``ruling:combat/results!3``. Raises NotFound if it no longer exists."""
    from judge.answers.rulings.ruling_blocks import blocks_named  # noqa: PLC0415 - a page needs no scenario

    return blocks_named(library, identifier)[0]
