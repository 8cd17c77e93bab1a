"""Reads as much of the content as possible: a mistake hides only the entry it is in."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.answers.doctor.finding import Finding, from_error, told_to
from judge.answers.impact.dependents import read_ruling
from judge.content.history import History, read_history
from judge.content.ids import RULE_DOCUMENTS, rule_id
from judge.content.markdown import Page, pages
from judge.content.read_errata import read_errata
from judge.content.read_faq import read_faq
from judge.content.read_rules import read_rules
from judge.errors import ContentError
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from judge.content.model import ErrataEntry, FaqEntry, Rule

NUMBER = r"\d{3}(?:\.(?:\d{1,2}|[a-z]))*"
RULE = re.compile(rf"\*\*({NUMBER})\.?\*\*\s*(.*)", re.DOTALL)
HEADING = re.compile(rf"({NUMBER})\.?\s+(.+)")


class NumberInFile(NamedTuple):
    """A rule number in a file, with the words after it."""

    document: str
    version: str
    number: str
    text: str
    page: Page
    line: int

    @property
    def where(self) -> str:
        return self.page.where(self.line)

    @property
    def id(self) -> str:
        return rule_id(self.document, self.version, self.number)


RULINGS = "rulings"


class ContentTree(Struct, frozen=True, eq=False, dict=True):
    """All that could be read, and a finding for each thing that could not."""

    root: Path
    rule_pages: tuple[Page, ...]
    faq_pages: tuple[Page, ...]
    errata_pages: tuple[Page, ...]
    rules: tuple[NumberInFile, ...]
    restated_rules: tuple[Rule, ...]
    faq: tuple[FaqEntry, ...]
    errata: tuple[ErrataEntry, ...]
    history: History | None
    unread: tuple[Finding, ...]

    @property
    def pages(self) -> tuple[Page, ...]:
        return (*self.rule_pages, *self.faq_pages, *self.errata_pages)

    @cached_property
    def rulings(self) -> tuple[Page | Finding, ...]:
        """Every ruling file that has a scenario, or a finding for one that cannot be read."""
        found: list[Page | Finding] = []
        for path in sorted((self.root / RULINGS).rglob("*.md")):
            try:
                page = read_ruling(path, self.root)
            except ContentError as error:
                found.append(from_error("rulings", error))
                continue
            if page is not None:
                found.append(page)
        return tuple(found)

    @cached_property
    def rule_ids(self) -> frozenset[str]:
        """Every rule that exists: those written here, and the numbers that the history knows."""
        found = {rule.id for rule in self.rules}
        for lineage in self.history.lineages if self.history else ():
            for version, number in zip(self.history.versions if self.history else (), lineage.numbers, strict=True):
                if number and not number.startswith("("):
                    found.add(rule_id("core", version, number))
        return frozenset(found)


def read_tree(root: Path) -> ContentTree:
    """Reads everything under ``root``. Never fails."""
    unread: list[Finding] = []
    leave_out = told_to(unread, "format")
    rule_pages = tuple(page for book in RULE_DOCUMENTS for page in pages(root, f"rules/{book}", leave_out))
    faq_pages, errata_pages = (pages(root, folder, leave_out) for folder in ("faq", "errata"))
    faq, errata = tuple(read_faq(faq_pages, leave_out)), tuple(read_errata(errata_pages, leave_out))
    rules = tuple(stated for page in rule_pages for stated in _numbers_in_files(page))
    restated = read_rules(rule_pages, told_to(unread, "numbers"))
    history = _history(root, unread)
    return ContentTree(root, rule_pages, faq_pages, errata_pages, rules, restated, faq, errata, history, tuple(unread))


def _numbers_in_files(page: Page) -> Iterator[NumberInFile]:
    document, version = page.says("document"), page.says("version")
    for block in page.blocks:
        pattern = HEADING if block.kind == "heading" else RULE if block.kind == "paragraph" else None
        if pattern and (match := pattern.fullmatch(block.text)):
            yield NumberInFile(document, version, match[1], match[2], page, block.line)


def _history(root: Path, unread: list[Finding]) -> History | None:
    path = root / "rules" / "history.tsv"
    hint = "Make it anew: python -m judge.diff.history DIRECTORY_OF_OFFICIAL_TEXTS"
    try:
        history = read_history(path)
        _ = history.lineages  # each line is read only when it is asked for
    except ContentError as error:
        unread.append(Finding("history", error.where or str(path), error.reason, hint))
        return None
    return history
