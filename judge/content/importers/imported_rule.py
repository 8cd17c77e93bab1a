"""What an import gives: rules with their official wording."""

from __future__ import annotations

from judge.content.record import NamedTuple


class Reference(NamedTuple):
    """A pointer to another rule of the same document; ``title`` is empty where the text gives none."""

    number: str
    title: str = ""


class ImportedRule(NamedTuple):
    """A numbered rule as the official document words it.

    ``text`` ends where the examples begin and still holds its references. ``heading`` is 0 for a rule that heads
    nothing, 1 for a chapter, 2 for a section; a heading is a rule like any other.
    """

    number: str
    text: str
    examples: tuple[str, ...] = ()
    references: tuple[Reference, ...] = ()
    heading: int = 0
