"""Reads the normalised official rulebooks: one rule per line, headings marked with ``#``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.content.importers.assemble import NumberedLine, assemble
from judge.content.importers.references import NUMBER
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from judge.content.importers.imported_rule import ImportedRule

_NUMBERED = re.compile(rf"(?P<marks>#+ +)?(?P<number>{NUMBER})\.(?: +(?P<text>.*))?")
_EXPECTS_A_NUMBER = re.compile(r"\b(?:[Ss]ee|in|of|to|by|per|and|until|through)(?: rules?)?$")
_LARGEST = 20_000_000


def import_core_rules(path: Path) -> list[ImportedRule]:
    """Read a rulebook from a file; raises ContentError if it cannot be read or has no rules."""
    try:
        if path.stat().st_size > _LARGEST:
            reason = f"expected at most {_LARGEST // 1_000_000} MB, got more"
            raise ContentError(reason, where=str(path), hint="Give the rulebook alone.")
        text = path.read_text(encoding="utf-8-sig")
    except OSError as problem:
        raise ContentError(f"cannot be read: {problem.strerror}", where=str(path), hint="Check its name.") from problem
    except UnicodeDecodeError as problem:
        reason = f"expected UTF-8 text, got something else at byte {problem.start}"
        raise ContentError(reason, where=str(path), hint="Save it as UTF-8.") from problem
    return read_core_rules(text, where=str(path))


def read_core_rules(text: str, *, where: str = "") -> list[ImportedRule]:
    """All numbered rules of a rulebook, in order; raises ContentError if there are none.

    A line without a number continues the rule before it; text before the first rule is ignored.
    """
    lines = list(_numbered_lines(text, where))
    if not lines:
        raise ContentError("expected numbered rules, got none", where=where, hint="A rule looks like: 428.1. Text")
    return assemble([_with_its_level(line, later) for line, later in zip(lines, [*lines[1:], None], strict=True)])


def _numbered_lines(text: str, where: str) -> Iterator[NumberedLine]:
    """The lines joined by number."""
    current: NumberedLine | None = None
    for place, line in enumerate(text.splitlines(), 1):
        words = line.strip()
        found = _NUMBERED.fullmatch(words)
        if found and not (current and _EXPECTS_A_NUMBER.search(current.text)):
            if current:
                yield current
            marks = len((found["marks"] or "").strip())
            current = NumberedLine(found["number"], (found["text"] or "").strip(), marks, f"{where}:{place}")
        elif words and current and not words.startswith("#"):
            current = current._replace(text=f"{current.text} {words}".strip())
    if current:
        yield current


def _with_its_level(line: NumberedLine, later: NumberedLine | None) -> NumberedLine:
    """The line with its heading level corrected: a number ending in 00 may be marked as a chapter without being one."""
    if line.heading and line.text.endswith("."):
        return line._replace(heading=0)
    heads_its_subrules = later is not None and later.number.startswith(f"{line.number}.")
    return line._replace(heading=1 if line.heading == 2 and not heads_its_subrules else min(line.heading, 2))
