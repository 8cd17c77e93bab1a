"""A document to compare: its rules, questions, corrections or cards, each with its complete id."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.content.ids import slug
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.content.importers.imported_rule import ImportedRule

RULES = ("core", "tournament")
ANY_RULES = "rules"
"""The kind of a rulebook that was not identified; it can be compared with every other rulebook."""
BY_NAME = ("errata", "cards")
"""Kinds whose entries are matched by name and not by text."""


class ComparedDocument(NamedTuple):
    """A document: ``id`` is ``core@1.2``, ``faq@origins``, ``errata@2025-10-28`` or the name of a file.

    ``words`` says whose words the rules hold: ``official``, ``ours``, or "" if only the numbers are known. An entry
    other than a rule is an ``ImportedRule`` as well, whose number is its position or its name. ``headings`` maps
    numbers to headings if the rules do not show them.
    """

    id: str
    kind: str  # core | tournament | rules | faq | errata | cards | patch-notes
    title: str
    words: str
    rules: tuple[ImportedRule, ...]
    date: str = ""
    headings: Mapping[str, str] | None = None
    """The heading of each number, if the rules do not show it."""

    @property
    def is_rulebook(self) -> bool:
        return self.kind in {*RULES, ANY_RULES}

    def whole_id(self, number: str) -> str:
        """The complete id of an entry, with its document and version."""
        if self.kind == "cards":
            return f"card:{number}"
        if self.kind == "errata":
            return f"{self.id}:{slug(number)}"
        if self.kind == "faq" and number.isdigit():
            return f"{self.id}#{number}"
        return f"{self.id}:{number}"

    def texts(self) -> dict[str, str]:
        """The complete text under each number."""
        return {rule.number: whole_text(rule) for rule in self.rules}

    def titles(self) -> Mapping[str, str]:
        """The heading that each number is under; an entry with a name is its own heading."""
        if self.headings is not None:
            return self.headings
        if self.kind in BY_NAME:
            return {rule.number: rule.number for rule in self.rules}
        found: dict[str, str] = {}
        heading = ""
        for rule in self.rules:
            heading = rule.text if rule.heading else heading
            found[rule.number] = heading
        return found


def whole_text(rule: ImportedRule) -> str:
    """Everything under a number, examples included."""
    return " ".join((rule.text, *(f"Example: {example}" for example in rule.examples))).strip()
