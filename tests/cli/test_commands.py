"""The commands, their help, and their documentation."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from judge.cli.completion import completions
from judge.cli.entry import main
from judge.cli.table import COMMANDS
from tests.sample import write_content

DOCUMENTATION = (Path(__file__).parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_is_documented(name: str) -> None:
    assert f"### judge {name}\n" in DOCUMENTATION


def test_every_documented_command_exists() -> None:
    assert set(re.findall(r"^### judge (\S+)$", DOCUMENTATION, re.MULTILINE)) == set(COMMANDS)


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_has_help_with_an_example(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help"]) == 0
    assert "Example: judge" in capsys.readouterr().out


@pytest.mark.parametrize("option", ["--rules", "--as-of", "-n", "--json", "--md", "--plain", "--width", "--quote"])
def test_every_option_is_documented_and_in_the_help(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["search", "--help"])
    assert option in capsys.readouterr().out
    assert f"`{option}" in DOCUMENTATION


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["rule", "428.1.a"], "428.1.a KILL"),
        (["keyword", "quick-draw"], "819 QUICK-DRAW"),
        (["card", "baited", "hook"], "BAITED HOOK"),
        (["search", "negative", "might"], "(143.2.b.1)"),
        (["versions"], "Core 1.3"),
        (["errata"], "errata 2025-10-28"),
        (["errata", "origins"], "Baited Hook       … Deck. You may [-play-]"),
        (["errata", "baited hook"], "BAITED HOOK  errata 2025-10-28"),
        (["completion", "bash"], "complete"),
        (["--version"], "judge 0."),
        (["--help"], "judge QUESTION..."),
        ([], "judge QUESTION..."),
    ],
)
def test_each_command_answers(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 0
    assert says in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["rule"], 2),
        (["eval"], 2),
        (["eval", "no-such-file.json"], 2),
        (["keyword", "flarn"], 1),
        (["card", "Flarnbozzle"], 1),
        (["errata", "Flarnbozzle"], 1),
        (["completion", "tcsh"], 2),
        (["--bogus"], 2),
    ],
)
def test_each_mistake_has_one_clear_message(words: list[str], code: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("judge")
    assert len(err.splitlines()) <= 3


def test_eval_gives_scores_and_fails_below_its_bar(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "questions.json"
    questions = [
        {"id": "1", "category": "keyword", "query": "hidden", "expect": [{"id": "core@1.4:811"}]},
        {"id": "2", "category": "none", "query": "hidden", "expect": [], "expect_none": True},
    ]
    path.write_text(json.dumps(questions))
    assert main(["eval", str(path)]) == 0
    assert main(["eval", str(path), "--at-least", "0.9"]) == 5
    capsys.readouterr()
    assert main(["eval", str(path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["scores"][-1]["hit_at_5"] == 0.5
    assert [miss["id"] for miss in found["misses"]] == ["2"]
    assert main(["eval", str(path), "--at-least", "hit@1=0.5", "--at-least", "lines=1", "--at-most", "denied=0"]) == 0
    assert main(["eval", str(path), "--at-least", "refused=0.5"]) == 5
    assert main(["eval", str(path), "--at-most", "misread=0"]) == 5


@pytest.mark.parametrize(
    ("limit", "says"),
    [
        (["--at-least", "2"], "expected a number from 0 to 1, got '2'"),
        (["--at-least", "hit@1=much"], "expected a number from 0 to 1, got 'much'"),
        (
            ["--at-least", "luck=0.5"],
            "misread, answered, perhaps, wrong, contrary, astray, got 'luck'",
        ),
        (["--at-most", "0.5"], "expected one of hit@1"),
    ],
)
def test_eval_names_a_limit_that_is_none(limit: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["eval", "questions.json", *limit]) == 2
    assert says in capsys.readouterr().err


def test_eval_saves_a_run_and_holds_another_one_against_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    questions, before, now = (tmp_path / name for name in ("questions.json", "before.json", "now.json"))
    asked = {"id": "1", "category": "keyword", "query": "blorgh", "expect": [{"id": "core@1.4:811"}]}
    questions.write_text(json.dumps([asked]))
    assert main(["eval", str(questions), "--out", str(before)]) == 0
    questions.write_text(json.dumps([asked | {"query": "hidden"}]))
    assert main(["eval", str(questions), "--out", str(now)]) == 0
    capsys.readouterr()
    assert main(["eval", str(now), "--compare", str(before)]) == 0
    shown = capsys.readouterr().out
    assert "hit@1 won: 1" in shown
    assert "asked or expected otherwise: 1 questions (1)" in shown
    assert main(["eval", str(now), "--compare", str(before), "--json"]) == 0
    measures = json.loads(capsys.readouterr().out)["compared"]["measures"]
    assert [one["measure"] for one in measures if one["won"]] == ["hit@1", "hit@5", "mrr", "lines", "denied"]


def test_eval_says_where_a_run_cannot_be_saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    questions = tmp_path / "questions.json"
    questions.write_text("[]")
    assert main(["eval", str(questions), "--out", str(tmp_path / "none" / "run.json")]) == 2
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "line", "word"),
    [
        ("bait", "", "baited"),
        ("hid", "keyword", "hidden"),
        ("428.1", "rule", "428.1.a"),
        ("1.", "--rules", "1.4"),
        ("vers", "", "versions"),
        ("1.", "diff", "1.3"),
        ("", "diff", "faq@origins"),
        ("2026-0", "diff", "2026-03-30"),
        ("1.", "diff 1.2", "1.3"),
        ("tour", "diff tournament@2026-03-30", "tournament@2026-07-16"),
        ("combat/ass", "ruling", "combat/assigning-damage"),
        ("assigning-d", "ruling", "assigning-damage"),
        ("bait", "ruling", "baited"),
        ("bl", "hidden", "blade"),
        ("", "charm vs baited", "Hook"),
        ("al", "what does ahri,", "alluring"),
        ("zhonya'", "judge", "zhonya's"),
        ("kais", "", "kaisa,"),
        ("thousand-t", "", "thousand-tailed"),
        ("ruling:combat/ass", "run", "ruling:combat/assigning-damage"),
    ],
)
def test_completion_knows_cards_keywords_numbers_versions_and_commands(typed: str, line: str, word: str) -> None:
    assert word in completions(line.split(), typed)


def test_a_cache_that_cannot_be_written_costs_one_note_for_library_and_index_together(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    content = write_content(tmp_path / "content")
    command = [sys.executable, "-m", "judge", "search", "slow", "play", "--plain"]
    environment = {**os.environ, "JUDGE_CACHE": str(tmp_path / "file"), "JUDGE_CONTENT": str(content)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "Slow play" in done.stdout
    assert done.stderr.count("cannot be written") == 1


NOT_FOR_A_PAGE = {
    "typer", "rich", "whoosh", "rapidfuzz", "yaml", "typing", "re", "json", "functools", "contextlib", "judge.engine",
}  # fmt: skip


@pytest.mark.parametrize(
    ("words", "absent"),
    [
        ("811.1", NOT_FOR_A_PAGE | {"dataclasses", "msgspec"}),
        ("hidden", NOT_FOR_A_PAGE),
        ("baited hook", NOT_FOR_A_PAGE),
        ("negative might", {"typer", "rich", "yaml", "judge.engine"}),
        (
            "baited hook vs unlicensed armory",
            {
                "typer",
                "rich",
                "yaml",
                "whoosh",
                "lark",
                "markdown_it",
                "rapidfuzz",
                "dataclasses",
                "pathlib",
            },
        ),
        ("--help", {"whoosh", "rich", "rapidfuzz", "yaml", "judge.engine"}),
    ],
)
def test_nothing_is_imported_that_the_answer_does_not_need(words: str, absent: set[str]) -> None:
    main(words.split())  # whatever must be compiled or built is there now
    source = (
        "import sys, io; real, sys.stdout, before = sys.stdout, io.StringIO(), set(sys.modules)\n"
        "from judge.cli.entry import main\n"
        f"main({words.split()!r})\n"
        "print(*sys.modules.keys() - before, file=real)"
    )
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True)
    assert absent & set(done.stdout.split()) == set()
