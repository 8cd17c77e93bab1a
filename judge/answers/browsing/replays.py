"""The scenarios that can be replayed from a page: those of a FAQ answer, and rulings that play an entry."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from judge.answers.browsing.places import REPLAY, Place
from judge.content.ids import parse_id
from judge.content.locate import content_root
from judge.errors import NotFound
from judge.record import NamedTuple

if TYPE_CHECKING:
    from judge.content.library import Library
    from judge.scenario.ruling_files import RulingBlock

RULINGS = "rulings"


class Playable(NamedTuple):
    """A scenario: the place of its replay, the file that it is from, and what it is called."""

    place: Place
    file: str
    title: str


def playable(library: Library, identifier: str) -> tuple[Playable, ...]:
    """What can be replayed for an answer or an erratum; rulings are files of the checkout, and none without one."""
    identity = parse_id(identifier)
    if identity is None or identity.kind not in {"faq", "errata"} or not identity.part:
        return ()
    found: list[Playable] = []
    if identity.kind == "faq":
        entry = library.answer(identifier)
        for number, line in enumerate(entry.scenario_lines, 1):
            found.append(Playable(Place(REPLAY, f"{entry.id} {number}"), f"{entry.file}:{line}", entry.topic))
        files = entry.rulings
    else:
        files = library.erratum(identifier).rulings
    root = content_root()
    for name in files:
        path = Path(root) / RULINGS / name
        if root and path.is_file():
            for number, block in enumerate(_blocks(path), 1):
                shown = f"{RULINGS}/{name}:{block.line}"
                found.append(Playable(Place(REPLAY, f"{RULINGS}/{name} {number}"), shown, block.title))
    return tuple(found)


def block_of(library: Library, words: str) -> RulingBlock:
    """The scenario of the place of a replay. Raises NotFound where it is gone."""
    from judge.scenario.language.parse import parse  # noqa: PLC0415 - a page needs no scenario
    from judge.scenario.ruling_files import RulingBlock  # noqa: PLC0415

    name, _, number = words.rpartition(" ")
    at = int(number) - 1
    if name.startswith("faq@"):
        entry = library.answer(name)
        text, line, file = entry.scenarios[at], entry.scenario_lines[at], entry.file
        return RulingBlock(
            file, line, text, entry.topic, entry=entry.id, script=parse(text, where=file, first_line=line)
        )
    blocks = _blocks(Path(content_root()) / name)
    if not 0 <= at < len(blocks):
        raise NotFound(f"there is no scenario {number} in {name} any more")
    return blocks[at]


def _blocks(path: Path) -> tuple[RulingBlock, ...]:
    from judge.scenario.ruling_files import read_file  # noqa: PLC0415 - loads the language of scenarios

    return read_file(path)
