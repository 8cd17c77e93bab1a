"""The result of an import: rules in their official wording."""

from __future__ import annotations

from judge.record import NamedTuple


class Reference(NamedTuple):
    """A reference to another rule of the same document; ``title`` is "" if the text gives none."""

    number: str
    title: str = ""


class ImportedRule(NamedTuple):
    """A numbered rule in the words of the official document.

    ``text`` ends where the examples begin and includes its references. ``heading`` is 1 for a chapter, 2 for a section
    and 0 for every other rule; a heading is a rule like any other.
    """

    number: str
    text: str
    examples: tuple[str, ...] = ()
    references: tuple[Reference, ...] = ()
    heading: int = 0
