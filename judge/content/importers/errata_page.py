"""Reads bulletins of errata: the new and the old wording of every card."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judge.content.ids import slug
from judge.content.importers.clean_text import tidy
from judge.content.importers.paragraphs import paragraphs

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.content.importers.listed_cards import CardNames
    from judge.content.importers.text_line import TextLine

INSIDE = re.compile(r"(\[\s*(?:NEW|OLD) TEXT\s*\]|[\u25b2\u25bc])", re.IGNORECASE)
MARK = re.compile(r"\[?\s*(NEW|OLD) TEXT\s*\]?:?$", re.IGNORECASE)
_GROUP = re.compile(r"[\w' ]{2,40} cards$", re.IGNORECASE)
_NOTE = re.compile(r"Note:\s*")
_ARROWS = frozenset("\u25b2\u25bc\u2191\u2193")


def read_errata_page(lines: Sequence[TextLine], names: CardNames) -> list[dict[str, Any]]:
    """One entry for each card, called as the library calls it, with the slug of its name as ``key``.

    A missing wording is "".
    """
    kept = [line for line in _split(lines) if line.text and not (set(line.text) <= _ARROWS)]
    marks = [place for place, line in enumerate(kept) if MARK.match(line.text)]
    if not marks:
        return []
    entries: dict[str, dict[str, Any]] = {}
    card = ""
    for mark, later in zip(marks, [*marks[1:], None], strict=True):
        which = "new" if "NEW" in kept[mark].text.upper() else "old"
        before = kept[mark - 1].text if mark else ""
        if not card or which in entries.get(slug(card), {}):
            card = names.called({"name": tidy(before)}).name or tidy(before)
            entries[slug(card)] = {"key": slug(card), "card": card}
        entry = entries[slug(card)]
        other = "old" if which == "new" else "new"
        entry[which], note = _wording(kept, mark + 1, later, ends_card=other in entry)
        entry["note"] = entry.get("note") or note
        if other in entry:
            card = ""
    return [{"key": key, "card": entry["card"], **_whole(entry)} for key, entry in entries.items() if key]


def _split(lines: Sequence[TextLine]) -> Iterator[TextLine]:
    """The lines with every mark on a line of its own; some formats run them together."""
    for line in lines:
        parts = [part.strip() for part in INSIDE.split(line.text)] if INSIDE.search(line.text) else [line.text]
        for part in parts:
            if part or len(parts) == 1:
                yield line._replace(text=part, heading=line.heading if len(parts) == 1 else 0)


def _whole(entry: dict[str, Any]) -> dict[str, str]:
    return {which: entry.get(which, "") for which in ("new", "old", "note")}


def _wording(lines: Sequence[TextLine], start: int, stop: int | None, *, ends_card: bool) -> tuple[str, str]:
    """A wording and the note after it; the text before the next card's first mark is the name of that card."""
    wanted = list(lines[start:stop])
    heading = next((place for place, line in enumerate(wanted) if line.heading), None)
    if heading is not None:
        wanted = wanted[:heading]
    elif ends_card and stop is not None:
        wanted = wanted[:-1]
    while wanted and _GROUP.fullmatch(wanted[-1].text):
        wanted.pop()
    noted = next((place for place, line in enumerate(wanted) if _NOTE.match(line.text)), len(wanted))
    wording, note = ("\n".join(paragraphs(part)) for part in (wanted[:noted], wanted[noted:]))
    return wording, _NOTE.sub("", note)
