from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from judge.content.history import Lineage, bare, parse_history, read_history
from judge.diff.history import HISTORY, TOURNAMENT_HISTORY, main, render, rulebooks
from judge.diff.lineages import lineages
from judge.errors import NotFound
from tests.diff.rulebooks import book
from tests.official import official

if TYPE_CHECKING:
    from pathlib import Path

FIRST = """
    001. Play well with others.
    002. Kills by a cleanup belong to the spell before it. The player of that spell is responsible for them.
    003. Elephants are grey.
"""
SECOND = """
    001. Play well with others.
    002. Kills by a cleanup belong to the spell before it.
    002.1. The player of that spell is responsible for them.
    003. This rule is about the weather.
"""
THIRD = """
    001. Play well with others.
    002. This rule is about the weather.
    003. Kills by a cleanup belong to the spell before it. The player of that spell is responsible for them.
"""


def test_every_rule_has_one_line_through_all_versions() -> None:
    books = {"1": book(FIRST), "2": book(SECOND), "3": book(THIRD)}
    assert lineages(books) == [
        Lineage(("001", "001", "001"), ("same", "same")),
        Lineage(("", "003", "002"), ("new", "moved")),
        Lineage(("002", "002", "003"), ("reworded", "reworded")),
        Lineage(("(002)", "002.1", "(003)"), ("reworded", "reworded")),
        Lineage(("003", "", ""), ("removed", "")),
    ]


def test_a_written_history_is_read_back_as_it_was() -> None:
    found = lineages({"1": book(FIRST), "2": book(SECOND), "3": book(THIRD)})
    assert list(parse_history(render(("1", "2", "3"), found)).lineages) == found


def test_one_version_is_no_history(tmp_path: Path) -> None:
    (tmp_path / "core-rules").mkdir()
    (tmp_path / "core-rules" / "core-rules-v1.0.md").write_text("001. Play.\n")
    with pytest.raises(NotFound, match="two versions"):
        rulebooks(tmp_path)


def test_a_refused_rulebook_leaves_the_history_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = HISTORY.read_bytes()
    (tmp_path / "core-rules").mkdir()
    for version in ("1.0", "1.1"):
        (tmp_path / "core-rules" / f"core-rules-v{version}.md").write_text("002. Later\n001. Earlier\n")
    assert main([str(tmp_path)]) == 4
    assert main([]) == 2
    assert "core-rules-v1.0.md:2: rule 001 comes after rule 002" in capsys.readouterr().err
    assert HISTORY.read_bytes() == before


@pytest.mark.parametrize(("document", "stored"), [("core", HISTORY), ("tournament", TOURNAMENT_HISTORY)])
def test_the_stored_history_is_what_the_rulebooks_give(document: str, stored: Path) -> None:
    books = rulebooks(official(), document)
    assert render(tuple(books), lineages(books)) == stored.read_text(encoding="utf-8")


def test_the_stored_history_of_the_tournament_rules_covers_every_rule_of_six_editions() -> None:
    history = read_history(TOURNAMENT_HISTORY)
    assert history.versions == ("2025-07-21", "2025-10-17", "2026-01-30", "2026-03-30", "2026-04-29", "2026-07-16")
    columns = zip(*(lineage.numbers for lineage in history.lineages), strict=True)
    own = [[number for number in column if number and number == bare(number)] for column in columns]
    assert [len(numbers) for numbers in own] == [734, 747, 830, 871, 885, 934]


def test_the_numbers_in_the_cases_are_reproduced() -> None:
    cases = official().parent / "cases" / "queries.json"
    if not cases.exists():
        pytest.skip(f"needs the cases: {cases} is absent")
    history = read_history(HISTORY)
    queries = json.loads(cases.read_text(encoding="utf-8"))
    known = [expected["versions"] for query in queries for expected in query["expect"] if "versions" in expected]
    wrong = [
        (version, number, numbers, found)
        for numbers in known
        for version, number in numbers.items()
        if number
        if (found := history.number_in(version, number))
        if any(found.get(other) != there for other, there in numbers.items())
    ]
    assert len(known) >= 30
    assert wrong == []
