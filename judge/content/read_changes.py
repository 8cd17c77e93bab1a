"""Reads ``rules/changes/<version>.md``: what an earlier version said where this one says something else.

A paragraph ``**811.2** In 1.3: ...`` is about the rule with that number now (the version before is meant where none is
named); ``**removed 1.3:415.6** ...`` is about one
that is gone. Paragraphs and quotes behind it belong to it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from judge.content.documents import editions
from judge.content.ids import rule_id
from judge.content.markdown import one_line, read_page, unlink
from judge.errors import ContentError

if TYPE_CHECKING:
    from pathlib import Path

    from judge.content.markdown import Block, Page

_NUMBER = r"\d{3}(?:\.(?:\d{1,2}|[a-z]))*"
_CHANGED = re.compile(rf"\*\*({_NUMBER})\.?\*\*\s*(?:In (\d\.\d)\b:?\s*)?(.*)", re.DOTALL)
_REMOVED = re.compile(rf"\*\*removed (\d\.\d):({_NUMBER})\.?\*\*:?\s*(?:In \d\.\d:?\s*)?(.*)", re.DOTALL)
_EXAMPLE = re.compile(r"\*\*Example\.?\*\*\s*", re.IGNORECASE)


class FormerText(NamedTuple):
    """What ``version`` said; ``id`` is the rule's in the version of the file, or in ``version`` if it is gone."""

    id: str
    version: str
    text: str


def read_changes(root: Path) -> tuple[FormerText, ...]:
    """Read every file of changes; ``ContentError`` where one rule has two former texts."""
    found: dict[tuple[str, str], FormerText] = {}
    for path in sorted((root / "rules" / "changes").glob("*.md")):
        page = read_page(path, root)
        for block, former in _former_texts(page, page.says("version") or path.stem):
            if (former.id, former.version) in found:
                reason = f"{former.id} has two texts of {former.version}"
                raise ContentError(reason, where=page.where(block.line), hint="Keep one of them.")
            found[former.id, former.version] = former
    return tuple(found.values())


def _version_before(version: str) -> str:
    known = [edition.version for edition in editions("core")]
    return known[known.index(version) - 1] if version in known[1:] else known[-1]


def _former_texts(page: Page, version: str) -> list[tuple[Block, FormerText]]:
    found: list[tuple[Block, FormerText]] = []
    is_open = False
    before = _version_before(version)
    for block in page.blocks:
        text = unlink(one_line(block.text), version)[0]
        if block.kind == "paragraph" and (match := _CHANGED.fullmatch(text)):
            found.append((block, FormerText(rule_id("core", version, match[1]), match[2] or before, match[3].strip())))
            is_open = True
        elif block.kind == "paragraph" and (match := _REMOVED.fullmatch(text)):
            found.append((block, FormerText(rule_id("core", match[1], match[2]), match[1], match[3].strip())))
            is_open = True
        elif block.kind == "heading":
            is_open = False
        elif is_open and found:
            start, former = found[-1]
            more = _EXAMPLE.sub("Example: ", text, count=1)
            found[-1] = (start, former._replace(text=f"{former.text} {more}".strip()))
    return found
