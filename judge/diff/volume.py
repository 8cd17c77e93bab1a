"""One document as it is compared: its rules, questions, corrections or cards, each with its whole id."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from judge.content.ids import slug

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.content.importers.imported_rule import ImportedRule

RULES = ("core", "tournament")
ANY_RULES = "rules"
"""A rulebook of which nobody knows which one it is; it compares with every other."""
BY_NAME = ("errata", "cards")
"""Kinds whose entries are found again by their name and not by their text."""


class Volume(NamedTuple):
    """A document: ``id`` is ``core@1.2``, ``faq@origins``, ``errata@2025-10-28`` or the name of a file.

    ``words`` says whose words the rules hold: ``official``, ``ours``, or nothing where only the numbers are known.
    An entry of another kind than a rule is an ``ImportedRule`` too: its number is its position or its name.
    """

    id: str
    kind: str  # core | tournament | rules | faq | errata | cards | patch-notes
    title: str
    words: str
    rules: tuple[ImportedRule, ...]
    date: str = ""
    headings: Mapping[str, str] | None = None
    """For each number its heading, where the rules do not tell."""

    @property
    def is_rulebook(self) -> bool:
        return self.kind in {*RULES, ANY_RULES}

    def whole_id(self, number: str) -> str:
        """Give the id of an entry, with its document and version."""
        if self.kind == "cards":
            return f"card:{number}"
        if self.kind == "errata":
            return f"{self.id}:{slug(number)}"
        if self.kind == "faq" and number.isdigit():
            return f"{self.id}#{number}"
        return f"{self.id}:{number}"

    def texts(self) -> dict[str, str]:
        """Give the whole text under each number."""
        return {rule.number: whole_text(rule) for rule in self.rules}

    def titles(self) -> Mapping[str, str]:
        """Give for each number the heading that it stands under; an entry by name is its own heading."""
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
    """Give everything that stands under a number, examples included."""
    return " ".join((rule.text, *(f"Example: {example}" for example in rule.examples))).strip()
