"""Every example in the help of a command does what it says, in a checkout."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from judge.cli.entry import main
from judge.cli.help_text import summary
from judge.cli.table import COMMANDS, command, commands
from tests.content.importers.printing import print_pdf

ROOT = Path(__file__).parents[2]


QUESTION = {"id": "1", "category": "keyword", "query": "hidden", "expect": [{"id": "core@1.4:811"}]}
NEED_A_TERMINAL = frozenset({"browse"})
"""Commands that are nothing but a screen; tests/cli/test_browse.py opens it."""
EXAMPLES = [example for row in commands() for example in row.examples]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, earlier_score: str) -> Path:
    """A folder with the project's rulings, and the files of a user that the examples name."""
    (tmp_path / "rulings").symlink_to(ROOT / "rulings")
    (tmp_path / "questions.json").write_text(json.dumps([QUESTION]), encoding="utf-8")
    (tmp_path / "before.json").write_text(earlier_score, encoding="utf-8")
    rules = [f"{number}. Rule {number} of a book that was made up." for number in range(101, 480) if number % 10]
    print_pdf(tmp_path / "core-rules.pdf", ["Riftbound Core Rules v1.9", "Last Updated: 2031-01-02", "", *rules])
    questions = "".join(f"<h2>May unit {one} move?</h2><p>It may, by rule 428.</p>" for one in range(20))
    page = f"<!doctype html><html><body><h1>Origins FAQ</h1><p>Published 2031-01-02</p>{questions}</body></html>"
    (tmp_path / "faq.html").write_text(page, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    return tmp_path


@pytest.fixture(scope="module")
def earlier_score(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What ``judge eval --out`` wrote before, for the example that compares with it."""
    folder = tmp_path_factory.mktemp("earlier")
    (folder / "questions.json").write_text(json.dumps([QUESTION]), encoding="utf-8")
    assert main(["eval", str(folder / "questions.json"), "--out", str(folder / "before.json")]) == 0
    return (folder / "before.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("example", [one for one in EXAMPLES if one.split()[0] not in NEED_A_TERMINAL])
@pytest.mark.usefixtures("checkout")
def test_every_example_of_the_help_works(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = shlex.split(example.partition(" >> ")[0])
    assert main(words) == 0, capsys.readouterr().err
    assert capsys.readouterr().out.strip()


def test_each_command_has_an_example() -> None:
    assert {example.split()[0] for example in EXAMPLES} == set(COMMANDS)


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_the_list_of_commands_says_each_summary_whole(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--help"])
    listed = " ".join(capsys.readouterr().out.split())
    said = summary(command(name))
    assert f"{name} {said}" in listed
    assert not said.endswith("...")
