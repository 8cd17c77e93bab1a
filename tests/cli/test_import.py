"""``judge import``: what it says, what it stores, and what is quoted afterwards."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

import pytest

from judge.cli import import_report
from judge.cli.entry import main
from tests.content.importers.printing import print_pdf

if TYPE_CHECKING:
    from pathlib import Path

WORDS = "This wording stands in no official document"
NEXT = [
    f"{number}. Rule {number} of a book that was made up."
    for number in (*range(101, 428), *range(429, 480))
    if number % 10
]
NEXT.insert(327 - 32, f"428. Kill|428.1. {WORDS}.|428.1.a. See rule 101. Rules for more information.")


@pytest.fixture
def rulebook(tmp_path: Path) -> Path:
    path = tmp_path / "rules.txt"
    text = "Riftbound Core Rules v1.5|Last Updated: 2031-01-02||" + "|".join(NEXT)
    path.write_text(text.replace("|", "\n"), encoding="utf-8")
    return path


def run(*words: str | Path) -> int:
    return main([str(word) for word in words])


def told(capsys: pytest.CaptureFixture[str]) -> Any:
    return json.loads(capsys.readouterr().out)


def test_an_unknown_version_can_be_imported_and_looked_up(rulebook: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("import", rulebook) == 0
    out = capsys.readouterr().out
    assert "rules.txt: Core Rules 1.5" in out
    assert "by its title" in out
    assert "Stored as core@1.5." in out
    assert run("rule", "428", "--rules", "1.5", "--plain") == 0
    lines = capsys.readouterr().out.split("\n")
    assert lines[0].startswith("428 KILL  Core 1.5, ")
    assert any(one.startswith("  428.1 ") for one in lines)
    assert run("rule", "428", "--rules", "1.5", "--plain", "--all") == 0
    shown = capsys.readouterr().out
    assert "core@1.5:428.1 " in shown
    assert f"| {WORDS}." in shown
    assert run("core@1.5:428.1", "--json") == 0
    answer = told(capsys)
    assert answer["citations"][0]["official"] == f"{WORDS}."
    assert answer["hits"] == []
    assert run("kill", "--rules", "1.5", "--json") == 0
    assert {citation["id"] for citation in told(capsys)["citations"] if citation["id"].startswith("core@")} == {
        "core@1.5:428", "core@1.5:428.1", "core@1.5:428.1.a",
    }  # fmt: skip
    assert run("core@1.5:428.7") == 1
    assert "Nearest: core@1.5:428" in capsys.readouterr().err


def test_a_search_finds_what_only_an_imported_rulebook_says(rulebook: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("search", "wording that stands in no document", "--rules")
    assert run("import", rulebook) == 0
    capsys.readouterr()
    assert run(*asked, "1.5", "--json") == 0
    found = told(capsys)
    assert found["hits"][0]["id"] == "core@1.5:428.1"
    assert found["citations"][0]["official"] == f"{WORDS}."
    assert run(*asked, "1.5") == 0
    assert "official text, imported" in capsys.readouterr().out
    assert run(*asked, "1.4", "--json") in (0, 1)
    assert not any(hit["id"].startswith("core@1.5") for hit in told(capsys)["hits"])


def test_a_search_notices_that_a_rulebook_was_imported_again(
    rulebook: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("import", rulebook) == 0
    capsys.readouterr()
    assert run("search", "zebra quaggas", "--rules", "1.5", "--json") == 1
    assert not told(capsys)["hits"]
    rulebook.write_text(rulebook.read_text(encoding="utf-8").replace(WORDS, "Zebra quaggas"), encoding="utf-8")
    assert run("import", rulebook) == 0
    capsys.readouterr()
    assert run("search", "zebra quaggas", "--rules", "1.5", "--json") == 0
    assert told(capsys)["hits"][0]["id"] == "core@1.5:428.1"


def test_the_official_wording_is_quoted_beside_ours(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards = tmp_path / "cards.json"
    cards.write_text(json.dumps([{"name": "Baited Hook", "text": WORDS}]), encoding="utf-8")
    errata = tmp_path / "errata.txt"
    errata.write_text(f"Origins Errata\n\nBaited Hook\n[NEW TEXT]\n{WORDS}\n[OLD TEXT]\nOlder.\n", encoding="utf-8")
    faq = tmp_path / "faq.txt"
    asked = "\n".join(f"Q: Question {number}?\nAnswer {number}, {WORDS}.\n" for number in range(1, 98))
    faq.write_text(f"Origins FAQ\n\n{asked}", encoding="utf-8")
    assert run("import", cards, errata, faq) == 0
    capsys.readouterr()
    for form in ("--plain", "--md"):
        assert run("card", "baited", "hook", form) == 0
        assert f"Official text: {WORDS}" in " ".join(capsys.readouterr().out.split())
        assert run("card", "baited", "hook", "--all", form) == 0
        shown = capsys.readouterr().out
        assert shown.count("Official text:") >= 3
        assert f"{WORDS}" in shown
    assert run("baited hook", "--json") == 0
    official = {citation["id"]: citation.get("official", "") for citation in told(capsys)["citations"]}
    assert official["card:Baited Hook"] == WORDS
    assert official["errata@2025-10-28:baited-hook"] == f"New: {WORDS}\n\nOld: Older."
    assert official["faq@origins:baited-hook-1"] == f"Question 43?\n\nAnswer 43, {WORDS}."


def test_without_an_import_nothing_official_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("428.1", "--json") == 0
    assert all(set(citation) == {"id", "title", "text", "status", "note"} for citation in told(capsys)["citations"])
    assert run("428.1", "--plain") == 0
    assert "Official" not in capsys.readouterr().out


def test_what_is_imported_can_be_listed_and_removed(rulebook: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("import", "--list") == 0
    assert "Nothing is imported" in capsys.readouterr().out
    run("import", rulebook)
    capsys.readouterr()
    assert run("import", "--list", "--json") == 0
    (document,) = told(capsys)["documents"]
    assert (document["id"], document["source"], document["date"]) == ("core@1.5", "rules.txt", "2031-01-02")
    assert run("import", "--remove", "core@1.5") == 0
    assert capsys.readouterr().out == "Removed core@1.5.\n"
    assert run("import", "--remove", "core@1.5") == 1
    assert run("rule", "428", "--rules", "1.5") == 1


def test_a_damaged_document_is_listed(rulebook: Path, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("import", rulebook)
    (data / "imported" / "core@1.5.jsonl").write_text("rubbish")
    capsys.readouterr()
    assert run("import", "--list") == 0
    assert "core@1.5  the imported document is damaged" in capsys.readouterr().out


def test_a_dry_run_stores_nothing(rulebook: Path, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("import", rulebook, "--dry-run") == 0
    assert "Not stored; it would be core@1.5." in capsys.readouterr().out
    assert list(data.iterdir()) == []


def test_one_broken_file_does_not_keep_the_others_out(
    rulebook: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.pdf"
    broken.write_bytes(b"%PDF-1.7\nrubbish")
    assert run("import", broken, rulebook, "--json") == 4
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert [one["id"] for one in found["imported"]] == ["core@1.5"]
    assert found["errors"][0]["file"] == str(broken)
    assert "broken.pdf: the PDF is damaged" in err


def test_a_pdf_is_imported(rulebook: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    printed = print_pdf(
        tmp_path / "rules.pdf", rulebook.read_text(encoding="utf-8").split("\n"), columns=2, divided=True
    )
    assert run("import", printed, "--json") == 0
    (document,) = told(capsys)["imported"]
    assert (document["id"], document["entries"]) == ("core@1.5", len(NEXT) + 2)


def nameless(rulebook: Path) -> Path:
    rulebook.write_text(rulebook.read_text(encoding="utf-8").split("\n\n", 1)[1], encoding="utf-8")
    return rulebook


def test_what_nothing_tells_must_be_said(rulebook: Path, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = nameless(rulebook)
    assert run("import", path) == 2
    assert "--as core@YYYY-MM-DD" in capsys.readouterr().err
    assert list(data.iterdir()) == []
    assert run("import", path, "--as", "core@1.7") == 0
    assert "Stored as core@1.7." in capsys.readouterr().out
    assert run("import", path, "--as", "tournament", "--date", "2031-01-02") == 0
    assert "Stored as tournament@2031-01-02." in capsys.readouterr().out


def test_on_a_terminal_it_is_asked_for(
    rulebook: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = []

    def ask(question: str) -> str:
        asked.append(question)
        return "1.8\n" if "edition" in question else "core\n"

    monkeypatch.setattr(import_report, "asking", lambda: ask)
    assert run("import", nameless(rulebook)) == 0
    assert "Stored as core@1.8." in capsys.readouterr().out
    assert asked


FAQ = "Origins FAQ\n\n" + "\n".join(f"Q: Question {number}?\nAnswer {number}.\n" for number in range(1, 98))


def faq(tmp_path: Path, name: str, text: str) -> Path:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_second_edition_of_a_faq_without_a_day_does_not_replace_the_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = faq(tmp_path, "first.txt", FAQ), faq(tmp_path, "second.txt", FAQ.replace("Answer 5.", "No."))
    assert run("import", first, second) == 0
    out = capsys.readouterr().out
    assert "it has no date (--date)" in out
    assert "another one without a date is kept: this one is undated-2" in out
    assert run("import", second) == 0
    assert "Stored as faq@origins@undated-2 again, in place of the earlier import." in capsys.readouterr().out
    assert run("diff", "faq@origins@undated", "faq@origins@undated-2", "--json") == 0
    found = told(capsys)
    assert (found["reworded"], found["added"], found["removed"]) == (1, 0, 0)


def test_the_day_of_a_faq_is_asked_for_on_a_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    replies = iter(["2031-01-02\n", "\n", "soon\n"])
    monkeypatch.setattr(import_report, "asking", lambda: lambda _: next(replies))
    path = faq(tmp_path, "faq.txt", FAQ)
    assert run("import", path) == 0
    assert "Stored as faq@origins@2031-01-02." in capsys.readouterr().out
    assert run("import", path) == 0
    assert "Stored as faq@origins@undated." in capsys.readouterr().out
    assert run("import", path) == 2
    assert "Write it as 2025-11-04." in capsys.readouterr().err


def test_a_zero_that_was_read_as_a_letter_is_no_change(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    reminder = FAQ.replace("Answer 5.", "Pay to react with later for [0].")
    first, second = faq(tmp_path, "first.txt", reminder), faq(tmp_path, "second.txt", reminder.replace("[0]", "[O]"))
    assert run("diff", first, second, "--json") == 0
    assert told(capsys)["reworded"] == 0
    costs = FAQ.replace("Answer 5.", "It costs [0].")
    first, second = faq(tmp_path, "first.txt", costs), faq(tmp_path, "second.txt", costs.replace("[0]", "[O]"))
    assert run("diff", first, second, "--json") == 0
    assert told(capsys)["reworded"] == 1


def test_a_terminal_is_needed_to_ask() -> None:
    assert not sys.stdin.isatty()
    assert import_report.asking() is None


@pytest.mark.parametrize(
    "words",
    [
        ["import"],
        ["import", "--list", "--remove", "core@1.5"],
        ["import", "a.txt", "--list"],
        ["import", "a.txt", "b.txt", "--as", "core@1.5"],
        ["import", "a.txt", "--as", "nonsense"],
        ["import", "a.txt", "--date", "yesterday"],
    ],
)
def test_each_misuse_is_told(words: list[str], data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*words) == 2
    out, err = capsys.readouterr()
    assert (out, err[:5]) == ("", "judge")
    assert list(data.iterdir()) == []


def test_an_earlier_import_is_replaced(rulebook: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("import", rulebook)
    run("import", rulebook)
    assert "in place of the earlier import" in capsys.readouterr().out
