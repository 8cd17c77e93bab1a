"""Reads ``rules/changes/<version>.md``: our words on what a version changed.

A paragraph ``**811.2** In 1.3 (811.3): ...`` is about the rule that has this number now, ``**new 811.4** ...`` or
``**new 811.4-811.7** ...`` about new rules, and ``**removed 1.3:415.6** ...`` about a removed one.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from judge.content.documents import editions
from judge.content.ids import number_key, rule_id
from judge.content.left_out import refuse
from judge.content.markdown import one_line, pages, without_links
from judge.errors import ContentError
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.content.left_out import LeaveOut
    from judge.content.markdown import Page

_NUMBER = r"\d{3}(?:\.(?:\d{1,2}|[a-z]))*"
_PARAGRAPH = re.compile(
    rf"\*\*(?:(?P<kind>new|removed) )?(?:(?P<old>\d\.\d):)?(?P<first>{_NUMBER})\.?"
    rf"(?:\s*[-\u2013]\s*(?P<last>{_NUMBER})\.?)?\*\*:?\s*(?P<text>.*)"
)
_BEFORE = re.compile(r"In \d\.\d(?: \([^()]*\))?:\s*")


class ChangeNote(NamedTuple):
    """What changed about the rules from ``first`` to ``last``, by number, since the version ``old``.

    ``kind`` is changed, new or removed; numbers of removed rules are those of ``old``.
    """

    kind: str
    old: str
    version: str
    first: str
    last: str
    text: str

    def ids(self, numbers: Iterable[str]) -> Iterator[str]:
        """The ids of the rules that the note is about; ``numbers`` are all numbers that exist."""
        if self.kind == "removed" or self.first == self.last:
            yield rule_id("core", self.old if self.kind == "removed" else self.version, self.first)
            return
        first, last = number_key(self.first), number_key(self.last)
        for number in numbers:
            if first <= number_key(number) <= last or number.startswith(f"{self.last}."):
                yield rule_id("core", self.version, number)


def read_changes(root: Path, leave_out: LeaveOut = refuse) -> tuple[ChangeNote, ...]:
    """All notes. Of two that begin with the same rule, the second is left out."""
    found: dict[tuple[str, str, str], ChangeNote] = {}
    for page in pages(root, "rules/changes", leave_out):
        path = Path(page.file)
        for line, note in _notes(page, page.says("to") or path.stem):
            key = (note.kind, note.version, note.first)
            if key in found:
                reason = f"there are two notes about {note.kind} {note.first}"
                leave_out(ContentError(reason, where=page.where(line), hint="Remove one of them."))
                continue
            found[key] = note
    return tuple(found.values())


def _notes(page: Page, version: str) -> Iterator[tuple[int, ChangeNote]]:
    before = page.says("from") or _version_before(version)
    for block in page.blocks:
        match = (
            _PARAGRAPH.fullmatch(without_links(one_line(block.text), version)[0]) if block.kind == "paragraph" else None
        )
        if match:
            kind = match["kind"] or "changed"
            text = _BEFORE.sub("", match["text"], count=1) if kind == "changed" else match["text"]
            last = match["last"] or match["first"]
            yield block.line, ChangeNote(kind, match["old"] or before, version, match["first"], last, text.strip())


def _version_before(version: str) -> str:
    known = [edition.version for edition in editions("core")]
    return known[known.index(version) - 1] if version in known[1:] else known[-1]
