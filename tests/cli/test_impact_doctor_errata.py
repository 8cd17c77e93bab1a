"""``judge impact``, ``judge doctor`` and ``judge errata`` as they are typed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from judge.cli.entry import main
from tests.sample import MOVE, write_content

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("JUDGE_CONTENT", str(tmp_path / "content"))
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    return write_content(tmp_path / "content")


def told(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out


@pytest.mark.usefixtures("project")
def test_impact_lists_what_changed_with_numbers_of_both_versions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["impact", "1.2", "1.4"]) == 0
    out = told(capsys)
    assert "faq@origins:baited-hook-1" in out
    assert "reworded (1.2: 737.1; 1.4: 811.1)" in out


@pytest.mark.usefixtures("project")
def test_every_reason_of_an_impact_has_one_dash(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["impact", "1.2", "1.4", "--width", "30"]) == 0
    reasons = [line for line in told(capsys).splitlines() if line.startswith("    - ")]
    assert reasons
    assert all("(1.2:" in line for line in reasons)


@pytest.mark.usefixtures("project")
def test_impact_as_json_and_as_markdown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["impact", "v1.2", "core@1.4", "--json"]) == 0
    found = json.loads(told(capsys))
    assert (found["schema"], found["from"], found["to"]) == (1, "1.2", "1.4")
    answer = next(one for one in found["affected"] if one["kind"] == "faq")
    assert answer["reasons"][0] | {"note": ""} == {
        "rule": "core@1.4:811.1", "fate": "reworded", "before": ["737.1"], "after": ["811.1"], "note": "",
    }  # fmt: skip
    assert main(["impact", "1.2", "1.4", "--md"]) == 0
    assert "- [ ] `faq@origins:baited-hook-1`" in told(capsys)


def test_a_review_is_recorded_and_takes_the_entry_off_the_list(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["impact", "1.2", "1.4", "--reviewed", "faq@origins#43"]) == 0
    assert told(capsys).startswith("faq@origins:baited-hook-1\t1.4\t20")
    assert "faq@origins:baited-hook-1\t1.4" in (project / "rules/reviewed.tsv").read_text()
    main(["impact", "1.2", "1.4"])
    assert "faq@origins:baited-hook-1" not in told(capsys)
    main(["impact", "1.2", "1.4", "--all"])
    assert "[reviewed against 1.4" in told(capsys)


@pytest.mark.usefixtures("project")
@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["impact", "1.4", "1.2"], 2),
        (["impact", "1.2", "7.7"], 2),
        (["impact", "1.2", "1.4", "--reviewed"], 2),
        (["impact", "1.2", "1.4", "--reviewed", "faq@origins:no-1"], 1),
        (["impact", "1.2", "1.4", "--rulings", "nowhere"], 2),
        (["errata", "--since", "yesterday"], 2),
        (["errata", "--document", "foundations"], 2),
        (["errata", "baited hook", "--since", "2025-10-01"], 2),
    ],
)
def test_each_mistake_ends_with_its_code(words: list[str], code: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("judge")


def test_doctor_names_the_place_the_reason_and_the_next_step(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_content(project, **{"420_move": MOVE + "\n**420.1** Again.\n"})
    assert main(["doctor"]) == 4
    lines = told(capsys).splitlines()
    place = lines.index("rules/core/420-move.md:12: [numbers]")
    assert lines[place + 1].strip().startswith("rule 420.1 is both here and at rules/core/420-move.md:10")
    assert lines[place + 2].strip() == "Remove one of them."
    assert main(["doctor", "--json"]) == 4
    found = json.loads(told(capsys))
    assert {"check", "where", "reason", "hint"} == set(found["findings"][0])
    assert found["checked"]["rules"] == 10


def test_doctor_checks_a_file(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = project / "rulebook.txt"
    path.write_text("420. Move\n420.1. To move is to go. See rule 421. Away for more information.\n")
    assert main(["doctor", str(path)]) == 4
    assert f"{path}:2: [references]" in told(capsys)
    path.write_text("420. Move\n420.1. To move is to go somewhere else.\n")
    assert main(["doctor", str(path)]) == 0
    assert "Nothing is wrong" in told(capsys)


def test_errata_show_the_words_that_changed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["errata", "unlicensed armory", "--plain", "--width", "300", "--all"]) == 0
    out = told(capsys)
    assert "{+would next die+}" in out
    assert "A scenario in which the wordings differ" in out
    assert main(["errata", "--document", "spiritforged", "--json"]) == 0
    assert len(json.loads(told(capsys))["errata"]) == 16
    assert main(["errata", "--since", "2026-07-01", "--md", "--ids"]) == 0
    assert "errata@2026-07-23" in told(capsys)
