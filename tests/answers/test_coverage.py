"""Every rule that describes play has one class, and what is recorded about coverage is true."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.lookups.coverage_page import coverage_page, overview, rule_numbers
from judge.citations import coverage as table
from judge.citations.coverage import (
    CLASSES,
    MISSING,
    PERFORMED,
    UNKNOWN,
    WITHIN,
    Covered,
    Row,
    coverage,
    expand,
    not_exercised,
    rows,
)
from judge.citations.numbers import number, slugs
from judge.cli.entry import main
from judge.errors import ContentError, NotFound
from tests.rulings.played import BY_ONE_WORKER
from tools.runs import runs

if TYPE_CHECKING:
    from judge.content.library import Library

ROOT = Path(__file__).parents[2]
RENEW = "python tools/lists.py brings it up to date"


@cache
def library() -> Library:
    return open_library("2026-08-01")


@cache
def numbers() -> tuple[str, ...]:
    return rule_numbers(library())


@cache
def found() -> dict[str, Covered]:
    return {rule.number: rule for rule in coverage(numbers())}


def test_every_rule_that_describes_play_has_a_class() -> None:
    assert [rule for rule, one in found().items() if one.kind == UNKNOWN] == []
    assert {one.kind for one in found().values()} == set(CLASSES)
    assert len(found()) > 2300


def test_what_is_listed_as_not_modelled_is_not_cited() -> None:
    cited = {number(slug) for slug in slugs()}
    listed = {
        rule
        for row in rows()
        for spec in row.numbers
        if row.kind == MISSING and not spec.endswith("*")
        for rule in expand(spec, numbers())
    }
    assert listed & cited == set(), RENEW


def test_every_class_has_its_reason() -> None:
    for one in found().values():
        if one.kind == PERFORMED:
            assert one.slugs
            assert one.files
        else:
            assert one.words or one.files, one.number
        for file in one.files:
            assert (ROOT / "judge" / file).is_file(), f"{one.number}: {file}"


def test_rows_within_other_steps_name_their_files() -> None:
    for row in rows():
        if row.kind == WITHIN:
            assert re.match(r"((engine|cards)/\S+\.py )*(engine|cards)/\S+\.py: \S", row.words), row


@BY_ONE_WORKER
def test_the_slugs_that_no_ruling_reaches_are_those_listed() -> None:
    reached = {slug for found in runs() for slug in found.run.touched}
    assert slugs() - reached == not_exercised(), RENEW


def test_the_page_has_the_counts() -> None:
    assert (ROOT / "docs" / "generated" / "coverage.md").read_text(encoding="utf-8") == overview(library()), RENEW


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (Row(1, ("323.99",), MISSING, "x"), "no rule 323.99"),
        (Row(1, ("323.3-323.99",), MISSING, "x"), "no rule 323.99"),
        (Row(1, ("323.3", "323.3"), MISSING, "x"), "two rows"),
        (Row(1, ("323.2-323.4", "323.3"), MISSING, "x"), "two rows"),
    ],
)
def test_a_wrong_row_is_named(row: Row, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "rows", lambda: (row,))
    with pytest.raises(ContentError, match=reason):
        coverage(numbers())


def test_a_number_counts_more_than_a_star(monkeypatch: pytest.MonkeyPatch) -> None:
    some = (Row(1, ("434*", "434.1.a*"), MISSING, "all"), Row(2, ("434.1.a.1", "434.4"), "definition", "one"))
    monkeypatch.setattr(table, "rows", lambda: some)
    monkeypatch.setattr(table, "_cited_rules", dict)
    monkeypatch.setattr(table, "_named_rules", dict)
    known = {rule.number: rule.kind for rule in coverage(numbers())}
    assert known["434.1"] == known["434.1.a"] == MISSING
    assert known["434.1.a.1"] == known["434.4"] == "definition"
    assert known["129.1"] == UNKNOWN


def test_a_section_by_number_heading_and_keyword() -> None:
    assert coverage_page(library(), "323").rules[0].number == "323"
    assert {one.number[:3] for one in coverage_page(library(), "cleanups").rules} >= {"318", "323"}
    assert coverage_page(library(), "hidden").rules[0].number == "811"
    assert {one.number[0] for one in coverage_page(library(), "400").rules} == {"4"}
    with pytest.raises(NotFound):
        coverage_page(library(), "quidditch")
    with pytest.raises(NotFound, match="does not describe play"):
        coverage_page(library(), "103")


def test_json_has_every_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    lethal = next(rule for rule in told["coverage"] if rule["id"] == "core@1.4:323.5")
    assert lethal["slugs"] == ["cleanup.kill-lethal"]
    assert lethal["files"] == ["judge/engine/combat/cleanup.py", "judge/engine/outcomes/deaths.py"]
    assert lethal["exercised"] is True
    assert sum(told["counts"].values()) == len(told["coverage"])


def test_text_names_slug_file_and_reason(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["coverage", "323.5"]) == 0
    assert "323.5  performed: cleanup.kill-lethal (judge/engine/combat/cleanup.py," in capsys.readouterr().out
    assert main(["coverage", "--missing", "--md"]) == 0
    assert "Not modelled" in capsys.readouterr().out
    assert main(["coverage", "--unreached"]) == 0
    assert "every performed rule is reached by a ruling" in " ".join(capsys.readouterr().out.split())
    monkeypatch.setattr(table, "not_exercised", lambda: frozenset({"cleanup.kill-lethal"}))
    assert main(["coverage", "--unreached"]) == 0
    assert "no ruling reaches it yet" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("arguments", [[], ["--missing"], ["300"], ["hidden"], ["--cards"], ["--cards", "vendetta"]])
def test_coverage_is_one_screen_and_the_rest_is_behind_all(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["coverage", *arguments, "--as-of", "2026-11-23"]) == 0
    lines = capsys.readouterr().out.rstrip("\n").split("\n")
    assert "coverage  Core 1.4, 2026-11-23" in lines[0]
    assert lines[-1].startswith("more: --all")
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80
    assert main(["coverage", *arguments, "--all"]) == 0
    assert len(capsys.readouterr().out.split("\n")) > len(lines)


def test_a_reason_stands_beside_the_first_of_its_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage", "--missing"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "107.4.d.1 Legends that an effect adds to the Legend Zone. Of the cards known, only Neeko" in shown


def test_what_is_not_modelled_is_among_the_first_sections(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage"]) == 0
    shown = [one for one in capsys.readouterr().out.split("\n") if one.startswith("  ") and one[2:5].isdigit()]
    assert sum("not modelled" in one or one.endswith("…") for one in shown) > 5
