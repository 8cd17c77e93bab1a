"""Small rulebooks for tests of the diff, and the official ones where they are at hand."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from judge.content.importers.core_rules import import_core_rules, read_core_rules
from judge.diff.align import align
from tests.official import official

if TYPE_CHECKING:
    from judge.content.importers.imported_rule import ImportedRule
    from judge.diff.alignment import Alignment

VERSIONS = ("1.0", "1.1", "1.2", "1.3", "1.4")


def book(text: str) -> list[ImportedRule]:
    """Read a rulebook of the test's own making."""
    return read_core_rules("\n".join(line.strip() for line in text.splitlines()))


BY_ONE_WORKER = pytest.mark.xdist_group("official rulebooks")


@cache
def official_alignment(old: str, new: str) -> Alignment:
    """What became of the rules of an official rulebook in a later one, worked out once."""
    return align(core_rules(old), core_rules(new))


@cache
def core_rules(version: str) -> list[ImportedRule]:
    """Read an official rulebook; the test is skipped where it is absent."""
    return import_core_rules(official("core-rules", f"core-rules-v{version}.md"))
