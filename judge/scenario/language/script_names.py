"""Names and places in the text of a scenario: parts of ``script``."""

from __future__ import annotations

from msgspec import Struct


class SourceLocation(Struct, frozen=True):
    """A place in the source: the line and column count from 1, ``source`` is the text of that line."""

    line: int
    column: int
    source: str


class Name(Struct, frozen=True):
    """Something that the scenario calls by a card name or a label."""

    text: str
    at: SourceLocation
