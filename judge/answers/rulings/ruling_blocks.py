"""The scenarios that a place names: a file or a directory, the id of a ruling or an answer, or of one of its scenarios.

Rulings are found without a checkout, too: ``rulings`` and what is below it are folders of those that were compiled.
"""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from judge.answers.library.open_library import open_library
from judge.answers.rulings.ruling_index import below_rulings, in_folder, moved, ruling_named
from judge.content.ids import RULING, parse_id
from judge.content.ruling import FOLDER, number_of
from judge.errors import NotFound
from judge.scenario.ruling_files import RulingBlock, may_have_scenarios, read_rulings, with_script

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judge.content.library import Library
    from judge.content.model import FaqEntry
    from judge.content.ruling import Ruling, RulingScenario


def blocks_at(place: str, say: Callable[[str], None] = lambda _: None) -> tuple[RulingBlock, ...]:
    """The scenarios of a place, in order. Raises Misuse or NotFound if there is no such place.

    ``say`` receives a note if a ruling has moved.
    """
    if may_have_scenarios(place):
        return tuple(read_rulings([Path(place)]))
    if now := moved(place):
        is_file = may_have_scenarios(now)
        if found := tuple(read_rulings([Path(now)])) if is_file else _in_library(open_library(), now):
            below = now if is_file else f"{FOLDER}/{below_rulings(now)}".rstrip("/")
            say(f"rulings are in {FOLDER}/ now: {below}")
            return found
    return _in_library(open_library(), place) or tuple(read_rulings([Path(place)]))


def is_named(text: str) -> bool:
    """Whether a text is the id of a ruling or of an answer, or of one of their scenarios."""
    whole, mark, number = text.partition("!")
    identity = parse_id(whole)
    is_entry = identity is not None and identity.kind in {"ruling", "faq"}
    return is_entry and (not mark or (number.isdecimal() and number.isascii() and number[0] != "0"))


def _in_library(library: Library, place: str) -> tuple[RulingBlock, ...]:
    """The scenarios of the library that a place names: an id, or a path below ``rulings``.

    Empty for any other place.
    """
    if is_named(place):
        return blocks_named(library, place)
    name = below_rulings(place)
    if name is None:
        return ()
    one = ruling_named(library, name) if name else ""
    found = (one,) if one else in_folder(library, name)
    return tuple(block for identifier in found for block in blocks_named(library, identifier))


def blocks_named(library: Library, identifier: str) -> tuple[RulingBlock, ...]:
    """The scenarios of a ruling or of an answer of a FAQ, or the one with a given number. Raises NotFound."""
    whole, number = number_of(identifier)
    if whole.startswith(RULING):
        whole, number = number_of(ruling_named(library, identifier) or identifier)
        found = tuple(blocks_of(library.ruling(whole)))
    else:
        found = tuple(_of_answer(library.answer(whole)))
    if number > len(found) or not found:
        raise NotFound(
            f"there is no scenario {number or 1} in {whole}",
            hint=f"It has {len(found) or 'no'} scenario{'s' * (len(found) != 1)}.",
        )
    return found[number - 1 : number] if number else found


def blocks_of(ruling: Ruling) -> Iterator[RulingBlock]:
    """The scenarios of a ruling, as they are read from its file."""
    return (block_of(ruling, one) for one in ruling.scenarios)


def block_of(ruling: Ruling, one: RulingScenario) -> RulingBlock:
    """One of the scenarios of a ruling."""
    day = date.fromisoformat(ruling.as_of)
    return with_script(RulingBlock(ruling.file, one.line, one.text, ruling.title, day, ruling.cases, ruling.sources))


def _of_answer(entry: FaqEntry) -> Iterator[RulingBlock]:
    """The scenarios of an answer of a FAQ, as they are read from its file."""
    for text, line in zip(entry.scenarios, entry.scenario_lines, strict=True):
        yield with_script(RulingBlock(entry.file, line, text, entry.topic, entry=entry.id))
