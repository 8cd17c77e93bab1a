"""Which signed lines of people's words are nearer to another entry than to their own (``judge doctor --lines``).

Each is asked with itself left out. Where the search is then sure of a rule or an answer in another section, the line
may stand at the wrong entry, the other entry may say the same, or the lines of its own may have too few of its words.
So this is a list to be read, and nothing in it is wrong for certain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.answers.finding.full_text import of_tournament
from judge.answers.library.open_library import open_library
from judge.answers.page.blocks import Paragraph, line
from judge.content.signed_lines import signed
from judge.index.line_left_out import places_without
from judge.index.passages import passage_ids, passages, signed_lines
from judge.index.ranking import section_of
from judge.index.sureness import SURE, sureness
from judge.index.whoosh_adapter import open_index
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answers.page.blocks import Block, Line


class Nearer(NamedTuple):
    """A line with the entry that has it, and the one that it is ``nearer`` to; ``sure`` is how sure a search is."""

    entry: str
    line: str
    nearer: str
    sure: float

    def as_lines(self) -> Iterator[Line]:
        yield line("finding", f"{self.entry}: {self.line}")
        yield line("detail", f"nearer to {self.nearer}")


class NearerLines(NamedTuple):
    """All of them, the surest first, and how many lines were asked."""

    found: tuple[Nearer, ...]
    asked: int

    def blocks(self) -> Iterator[Block]:
        yield from self.found
        yield Paragraph(line("summary", f"{len(self.found)} of {self.asked} signed lines are nearer to another entry."))

    def as_json(self) -> dict[str, Any]:
        """Everything as plain values."""
        found = [one._asdict() for one in self.found]
        return {"schema": 1, "asked": self.asked, "nearer": [{**one, "sure": round(one["sure"], 2)} for one in found]}


def nearer_lines(entries: Sequence[str] = ()) -> NearerLines:
    """The lines of all rules in force and answers, or of these: ids, or how they begin (``core@1.4:431``)."""
    library = open_library()
    key = str((library.store.get("meta") or {}).get("hash") or "unnamed")
    index = open_index(key, lambda: passages(library), lambda _: None)
    ids = passage_ids(library)
    wanted = [
        (number, text)
        for number, identifier in enumerate(ids)
        if not entries or identifier.startswith(tuple(entries))
        for text in signed_lines(library, identifier)
        if signed(text).sign
    ]
    tournament = of_tournament(ids)
    found = []
    for number, text in wanted:
        said = signed(text).text
        question, places = places_without(library, index, ids, tournament, number=number, line=said)
        if not places or section_of(places[0].id) == section_of(ids[number]):
            continue
        if (sure := sureness(library, index, question, places)) >= SURE:
            found.append(Nearer(ids[number], text, places[0].id, sure))
    return NearerLines(tuple(sorted(found, key=lambda one: (-one.sure, one.entry, one.line))), len(wanted))
