"""Documents that are known to exist and are not held: every answer says so, from the day on that they are in force."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from judge.answers.documents.documents_page import versions_answer
from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.cli.entry import main
from judge.content.compile import compile_library
from judge.content.known import known_documents, known_until
from judge.content.library import Library
from judge.content.read_known import known_record
from judge.content.store import Store
from judge.errors import ContentError, NotFound
from tests.sample import FILES, write_content

if TYPE_CHECKING:
    from pathlib import Path

KNOWN = """---
known-until: "2026-10-10"
---

## Core Rules

```yaml
id: core@2026-10-09
published: "2026-10-09"
in-force: "2026-10-16"
stand-in: "1.5"
```
"""


def line(question: str, as_of: str, rules: str = "") -> str:
    return answer(open_library(as_of, rules), Request(question, rules=rules, as_of=as_of)).version_line


@pytest.mark.parametrize(
    ("as_of", "says"),
    [
        ("2026-10-09", "Core Rules 1.4, as of 2026-10-09"),
        ("2026-10-10", "Core Rules 1.4, as of 2026-10-10"),
        ("2026-10-15", "Core Rules 1.4, as of 2026-10-15, as far as known on 2026-10-10"),
        (
            "2026-10-16",
            "Core Rules 1.4; newer since 2026-10-16 not held; as of 2026-10-16, as far as known on 2026-10-10",
        ),
        ("2026-03-29", "Core Rules 1.2, as of 2026-03-29"),
    ],
)
@pytest.mark.parametrize("question", ["194.3", "hidden", "Baited Hook", "when does a cleanup happen"])
def test_the_version_line_names_the_newer_document_from_its_day_on(question: str, as_of: str, says: str) -> None:
    assert line(question, as_of) == says


def test_another_version_that_is_asked_for_has_no_newer_one() -> None:
    assert line("hidden", "2026-11-01", "1.3") == "Core Rules 1.3, as of 2026-11-01, as far as known on 2026-10-10"


def test_an_answer_from_the_tournament_rules_says_which_of_them_are_newer() -> None:
    assert "Tournament Rules 2026-07-16; newer since 2026-10-09 not held" in line("TR 704", "2026-10-10")
    assert "Tournament" not in line("TR 704", "2026-10-08")
    assert "Tournament" not in line("194.3", "2026-10-10")


@pytest.mark.parametrize("form", ["--plain", "--md", "--json", "--width=60"])
def test_every_form_of_an_answer_says_it(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["194.3", "--as-of", "2026-11-20", form]) == 0
    out = " ".join(capsys.readouterr().out.split())
    if form == "--json":
        found = json.loads(out)
        assert (found["rules"], found["as_of"], found["known_until"]) == ("1.4", "2026-11-20", "2026-10-10")
        assert [one["id"] for one in found["newer"]] == ["core@2026-10-09", "tournament@2026-10-09"]
        assert found["newer"][0] == {
            "id": "core@2026-10-09",
            "title": "Core Rules",
            "published": "2026-10-09",
            "in_force": "2026-10-16",
            "held": "1.4",
            "text": "not held",
        }
        assert found["citations"][0]["status"] == "newest held"
    else:
        assert "Core 1.4, 2026-11-20 (newer not held)" in out
        assert "newest held" not in out


def test_the_whole_answer_says_since_when_and_how_far_it_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["194.3", "--as-of", "2026-11-20", "--all", "--width", "200"]) == 0
    out = capsys.readouterr().out
    assert "Core Rules 1.4; newer since 2026-10-16 not held; as of 2026-11-20, as far as known on 2026-10-10" in out


@pytest.mark.parametrize(
    "command",
    [
        ["versions"],
        ["rule", "194.3"],
        ["card", "Baited Hook"],
        ["keyword", "hidden"],
        ["history", "194.3"],
        ["errata", "Baited Hook"],
        ["errata"],
        ["search", "cleanup"],
        ["no such thing zzz qqq"],
    ],
    ids=" ".join,
)
def test_every_command_that_answers_says_it(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    main([*command, "--as-of", "2026-11-20", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["known_until"] == "2026-10-10"
    assert found["newer"][0]["id"] == "core@2026-10-09"


def test_versions_list_what_is_not_held() -> None:
    found = versions_answer(open_library("2026-11-20"))
    assert found.answer.startswith(
        "In force on 2026-11-20, as far as known on 2026-10-10: Core Rules last updated 2026"
    )
    assert "Answers go by the newest ones held: Core Rules 1.4, Tournament Rules 2026-07-16." in found.answer
    listed = {hit.id: (hit.title, hit.status) for hit in found.hits}
    assert listed["core@2026-10-09"][1] == "in force, not held"
    assert "in force since 2026-10-16, replaces core@1.4, text not held" in listed["core@2026-10-09"][0]
    assert listed["core@1.4"][1] == "newest held"
    assert "in force 2026-07-24 to 2026-10-16, replaces core@1.3, replaced by core@2026-10-09" in listed["core@1.4"][0]
    assert listed["tournament@2026-07-16"][1] == "newest held"


def test_versions_before_the_newer_ones_are_out_are_as_they_were() -> None:
    found = versions_answer(open_library("2026-10-08"))
    assert found.answer == "In force on 2026-10-08: Core Rules 1.4, Tournament Rules 2026-07-16."
    listed = {hit.id: hit for hit in found.hits}
    assert "core@2026-10-09" not in listed
    assert listed["core@1.4"].title.endswith("in force since 2026-07-24, replaces core@1.3")


def test_a_newer_version_that_is_out_and_not_in_force_is_listed_as_such() -> None:
    found = versions_answer(open_library("2026-10-10"))
    assert found.answer.startswith("In force on 2026-10-10: Core Rules 1.4, Tournament Rules last updated 2026-10-09")
    listed = {hit.id: hit for hit in found.hits}
    assert listed["core@2026-10-09"].status == "not in force before 2026-10-16"
    assert listed["core@1.4"].status == "in force"


@pytest.mark.parametrize(
    ("question", "as_of", "begins"),
    [
        ("is core rules 1.4 in force", "2026-10-08", "Yes: the Core Rules 1.4 are in force since 2026-07-24."),
        ("is core rules 1.4 in force", "2026-10-15", "Yes, as far as known on 2026-10-10: the Core Rules 1.4 are in"),
        ("is core rules 1.4 in force", "2026-10-16", "No, as far as known on 2026-10-10: the Core Rules last updated"),
        ("is 1.4 still the current version", "2026-11-20", "No, as far as known on 2026-10-10: the Core Rules last"),
        ("are core rules 1.4 superseded", "2026-11-20", "Yes, as far as known on 2026-10-10: the Core Rules last"),
        ("are core rules 1.4 superseded", "2026-10-08", "No: the Core Rules 1.4 are in force since 2026-07-24."),
        ("is core rules 1.5 in force", "2026-11-20", "Yes, as far as known on 2026-10-10: the Core Rules last updated"),
        ("is core rules 1.5 in force", "2026-10-10", "No: the Core Rules last updated 2026-10-09 (core@2026-10-09)"),
        ("are the october 2026 core rules out", "2026-11-20", "Yes, as far as known on 2026-10-10: the Core Rules"),
        ("are the tournament rules 2026-07-16 valid", "2026-11-20", "No, as far as known on 2026-10-10: the Tourn"),
        ("is the origins faq retired", "2026-11-20", "Yes: the Origins FAQ was retired on 2025-11-04."),
        ("which rules are current", "2026-11-20", "In force on 2026-11-20, as far as known on 2026-10-10: Core Rules"),
        ("what is the newest version", "2026-11-20", "In force on 2026-11-20, as far as known on 2026-10-10: Core"),
        ("latest tournament rules", "2026-01-10", "In force on 2026-01-10: Core Rules 1.2, Tournament Rules 2025-10"),
    ],
)
def test_questions_about_what_is_in_force(question: str, as_of: str, begins: str) -> None:
    assert answer(open_library(as_of), Request(question, as_of=as_of)).answer.startswith(begins)


def test_a_question_with_other_words_is_none_about_documents() -> None:
    found = answer(open_library("2026-11-20"), Request("current rules for combat"))
    assert found.hits[0].kind == "rule"


@pytest.mark.parametrize(
    "arguments",
    [
        ["194.3", "--rules", "1.5"],
        ["194.3", "--rules", "core@1.5"],
        ["core@1.5:194.3"],
        ["CR 1.5 194.3"],
        ["history", "core@1.5:194.3"],
        ["diff", "1.4", "1.5"],
        ["impact", "1.4", "1.5"],
        ["what changed between 1.4 and 1.5"],
        ["run", "rulings/combat", "--rules", "1.5"],
    ],
    ids=" ".join,
)
def test_a_number_that_stands_in_explains_itself(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 1
    err = capsys.readouterr().err
    assert "1.5 only stands in for the Core Rules last updated 2026-10-09" in err
    assert "judge import FILE" in err


@pytest.mark.parametrize(
    "arguments",
    [["194.3", "--rules", "2026-10-09"], ["core@2026-10-09:194.3"], ["diff", "1.4", "2026-10-09"]],
    ids=" ".join,
)
def test_a_version_that_is_not_held_says_so(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 1
    assert "in force since 2026-10-16) is not held" in capsys.readouterr().err


def test_a_version_that_nobody_knows_is_misuse(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["194.3", "--rules", "1.6"]) == 2
    assert "there is no version '1.6'" in capsys.readouterr().err


def known_library(root: Path, text: str) -> Library:
    write_content(root)
    (root / "rules/known.md").write_text(text, encoding="utf-8")
    return Library(Store(compile_library(root)), "2026-11-01")


def test_the_content_says_what_is_known(tmp_path: Path) -> None:
    library = known_library(tmp_path, KNOWN)
    assert known_until(library.store) == "2026-10-10"
    (found,) = known_documents(library.store)
    assert tuple(found) == ("core@2026-10-09", "Core Rules", "2026-10-09", "2026-10-16", "1.5")
    assert library.status("core@1.4:811.1") == "newest held"
    with pytest.raises(NotFound, match=r"1\.5 only stands in"):
        Library(library.store, "2026-11-01", "1.5")


@pytest.mark.parametrize(
    ("wrong", "right", "reason"),
    [
        ('"2026-10-16"', '"16 October"', "expected a date, got '16 October'"),
        ("core@2026-10-09", "faq@vendetta", "id: expected a rulebook, got 'faq@vendetta'"),
        ('known-until: "2026-10-10"', "title: nothing", "'known-until'"),
    ],
)
def test_a_mistake_in_it_is_named(tmp_path: Path, wrong: str, right: str, reason: str) -> None:
    library = known_library(tmp_path, KNOWN.replace(wrong, right))
    assert library.rule("811.1").text
    assert reason in library.store.get("left out")[0][1]
    with pytest.raises(ContentError, match=reason):
        known_record(tmp_path)


def test_content_that_says_nothing_of_it_promises_nothing(tmp_path: Path) -> None:
    assert "rules/known.md" not in FILES
    write_content(tmp_path)
    library = Library(Store(compile_library(tmp_path)), "2026-11-01")
    assert (library.basis.known_until, library.basis.newer) == ("", ())
    assert library.status("core@1.4:811.1") == "in force"
