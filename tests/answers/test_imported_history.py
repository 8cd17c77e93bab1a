"""The history of a rule, carried on into a version that is only imported."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.changes import imported_history
from judge.answers.changes.imported_history import with_later_imports
from judge.answers.library.open_library import open_library
from judge.answers.lookups.history_page import history_answer
from judge.content.history import Lineage, parse_history
from judge.diff.history import render
from judge.diff.lineages import lineages
from judge.errors import NotFound
from tests.diff.rulebooks import book

if TYPE_CHECKING:
    from judge.content.importers.imported_rule import ImportedRule

FIRST = """
    001. Play well with others.
    002. Kills by a cleanup belong to the spell before it. The player of that spell is responsible for them.
    003. Elephants are grey.
    004. The weather of the day decides who begins.
"""
SECOND = """
    001. Play well with others.
    002. Kills by a cleanup belong to the spell before it. The player of that spell is responsible for them.
    003. The weather of the day decides who begins.
"""
THIRD = """
    001. Play well with others.
    002. Kills by a cleanup belong to the spell before it.
    002.1. The player of that spell is responsible for them.
    003. A unit made of sugar melts in the rain.
    004. The weather of the day decides which player begins.
"""


def test_a_history_goes_on_as_if_the_imported_version_had_been_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    books = {"1.0": book(FIRST), "1.4": book(SECOND), "1.5": book(THIRD)}
    stored = lineages({version: books[version] for version in ("1.0", "1.4")})
    monkeypatch.setattr(imported_history, "imported_ids", lambda: ("core@1.3", "core@1.4", "core@1.5", "faq@origins@1"))
    monkeypatch.setattr(
        imported_history, "imported_rules", lambda _, version: {rule.number: rule for rule in books[version]}
    )
    found = with_later_imports(open_library(), parse_history(render(("1.0", "1.4"), stored)), "core")
    assert found.versions == ("1.0", "1.4", "1.5")
    assert set(found.lineages) == set(lineages(books))
    assert Lineage(("(002)", "(002)", "002.1"), ("same", "reworded")) in found.lineages


def test_a_history_ends_where_the_text_before_is_not_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = parse_history("1.4\n001\n")
    monkeypatch.setattr(imported_history, "imported_ids", lambda: ("core@1.5",))
    only: dict[str, dict[str, ImportedRule]] = {"1.5": {}}
    monkeypatch.setattr(imported_history, "imported_rules", lambda _, version: only.get(version))
    assert with_later_imports(open_library(), stored, "core") is stored


def test_a_version_that_is_no_part_of_the_history_is_not_said_to_lack_the_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judge.answers.lookups.history_page.edition", lambda *_: None)
    with pytest.raises(NotFound, match="the history does not reach version"):
        history_answer(open_library(), "core@1.5:428")
