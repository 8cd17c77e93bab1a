"""Names that users give documents: ``core@1.5``, ``core@2026-10-09``, ``faq@origins``, ``errata@2026-09-01``."""

from __future__ import annotations

import re
from datetime import date

from judge.errors import Misuse
from judge.record import NamedTuple

_RULES = re.compile(r"(core|tournament)(?:@(\d{1,2}\.\d{1,2}|\d{4}-\d\d-\d\d))?")
_PAGES = re.compile(r"(faq|patch-notes)@([a-z][a-z0-9-]*)(?:@([a-z0-9][a-z0-9.-]*))?")
_DATED = re.compile(r"(errata|cards|bans)(?:@(\d{4}-\d\d-\d\d))?")
_DAY = re.compile(r"\d{4}-\d\d-\d\d")


class NamedAs(NamedTuple):
    """Kind, document and version of a document, each "" if not given."""

    kind: str = ""
    document: str = ""
    version: str = ""


def read_name(text: str) -> NamedAs:
    """Parse the value of ``--as``; raises Misuse that shows the accepted forms."""
    text = text.strip().lower()
    for day in _DAY.findall(text):
        _check_day(day)
    if not text:
        return NamedAs()
    if match := _RULES.fullmatch(text):
        version = match[2] or ""
        if version and match[1] == "tournament" and not _DAY.fullmatch(version):
            hint = "For example --as tournament@2026-09-01."
            raise Misuse(f"--as: expected the date of the tournament rules, got {text!r}", hint=hint)
        return NamedAs("rules", match[1], version)
    if match := _PAGES.fullmatch(text):
        return NamedAs(match[1], match[2], match[3] or "")
    if match := _DATED.fullmatch(text):
        return NamedAs(match[1], "", match[2] or "")
    names = "core@2026-10-09, core@1.5, tournament@2026-09-01, faq@origins, errata@2026-09-01, patch-notes@vendetta"
    hint = f"Write {names}, bans@2026-12-01 or cards."
    raise Misuse(f"--as: expected a document, got {text!r}", hint=hint)


def _check_day(day: str) -> None:
    try:
        date.fromisoformat(day)
    except ValueError:
        raise Misuse(f"--as: expected a date, got {day!r}", hint="Write it as 2026-10-09.") from None
