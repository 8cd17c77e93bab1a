"""A newer rulebook that is only imported is the one in force: answers, search, diff, impact and doctor follow it."""

from __future__ import annotations

import json
from contextlib import redirect_stdout
from io import StringIO
from shutil import copytree
from typing import TYPE_CHECKING, Any

import pytest

from judge.cli.entry import main
from tests.official import official

if TYPE_CHECKING:
    from pathlib import Path

DAY = "2026-11-20"
pytestmark = pytest.mark.xdist_group("newer import")  # one worker imports it, once
WORDS = "The Victory Score is 8 points by default"


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Core rules of 2026-10-09 that say 9 in 194.3 and are else those of 1.4."""
    text = official("core-rules", "core-rules-v1.4.md").read_text(encoding="utf-8")
    assert WORDS in text
    text = text.replace("# Riftbound Core Rules v1.4 (Vendetta)", "# Riftbound Core Rules")
    text = text.replace("Last Updated: 2026-07-16", "Last Updated: 2026-10-09").replace(WORDS, WORDS.replace("8", "9"))
    path = tmp_path_factory.mktemp("book") / "core.md"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def kept(book: Path) -> Path:
    """The data directory into which the rules were imported, which is done once."""
    place, told = book.parent / "data", StringIO()
    with pytest.MonkeyPatch.context() as patched, redirect_stdout(told):
        patched.setenv("JUDGE_DATA", str(place))
        assert main(["import", str(book)]) == 0
    assert "Stored as core@2026-10-09." in told.getvalue()
    return place


@pytest.fixture
def imported(kept: Path, data: Path) -> None:
    """A copy of that directory, to import more into it or to remove something."""
    copytree(kept, data, dirs_exist_ok=True)


def ask(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> dict[str, Any]:
    assert main([*arguments, "--json"]) == code
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def plain(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    main([*arguments])
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.usefixtures("imported")
def test_it_is_the_version_in_force(capsys: pytest.CaptureFixture[str]) -> None:
    said = plain(capsys, "versions", "--as-of", DAY, "--all")
    assert said.startswith(
        f"In force on {DAY}, as far as known on 2026-10-10: Core Rules 2026-10-09, Tournament Rules last"
    )
    assert "in force since 2026-10-16, replaces core@1.4, official text imported" in said
    assert "in force 2026-07-24 to 2026-10-16, replaces core@1.3, replaced by core@2026-10-09" in said
    screen = plain(capsys, "versions", "--as-of", DAY)
    assert "Core 2026-10-09 [in force] since 2026-10-16, official text imported" in screen
    assert "1 rule that it goes by has other words in 2026-10-09: 194.3" in said
    assert plain(capsys, "is core rules 1.4 in force", "--as-of", DAY, "--all").startswith(
        "No: the Core Rules 1.4 were superseded on 2026-10-16. In force: Core Rules 2026-10-09."
    )
    assert plain(capsys, "is core rules 1.4 in force", "--as-of", "2026-10-15", "--all").startswith("Yes")
    assert "not held" not in plain(capsys, "194.3", "--as-of", DAY)


@pytest.mark.usefixtures("imported")
def test_a_rule_with_other_words_is_shown_by_its_text(capsys: pytest.CaptureFixture[str]) -> None:
    for question in ("194.3", "CR 194.3", "rule 194.3"):
        said = plain(capsys, *question.split(" ", 1)[-1:], "--as-of", DAY)
        assert "9 points" in said
        assert "8 points" not in said
        assert said.startswith("194.3 WINNING Core 2026-10-09, ")
    found = ask(capsys, "194.3", "--as-of", DAY)
    assert (found["rules"], found["read_as"]) == ("2026-10-09", "core@2026-10-09:194.3")
    assert "other words than core@1.4:194.3" in str(found["citations"])
    assert "The engine goes by core@1.4:194.3." in str(found["answer"])
    assert "8 points" in plain(capsys, "194.3", "--as-of", "2026-10-15")
    assert "8 points" in plain(capsys, "core@1.4:194.3", "--as-of", DAY)
    assert "9 points" not in plain(capsys, "core@1.4:194", "--as-of", DAY)


@pytest.mark.usefixtures("imported")
def test_a_rule_that_kept_its_words_is_shown_in_ours(capsys: pytest.CaptureFixture[str]) -> None:
    found = ask(capsys, "428.1.a", "--as-of", DAY)
    assert found["answer"] == "Killing can be active or passive."
    first = found["citations"][0]
    assert (first["id"], first["status"]) == ("core@2026-10-09:428.1.a", "in force")
    assert first["note"] == "the same words as core@1.4:428.1.a"
    assert first["text"] == "Killing can be active or passive."
    assert first["official"]
    hidden = ask(capsys, "hidden", "--as-of", DAY)
    assert (hidden["kind"], hidden["read_as"]) == ("keyword", "core@2026-10-09:811")
    assert any(one["id"].startswith("faq@") for one in hidden["citations"])
    assert "9 points" in plain(capsys, "194", "--as-of", DAY)


@pytest.mark.usefixtures("imported")
def test_the_search_follows_it(capsys: pytest.CaptureFixture[str]) -> None:
    found = ask(capsys, "search", "victory score by default", "--as-of", DAY)
    ids = [one["id"] for one in found["hits"]]
    assert "core@2026-10-09:194.3" in ids
    assert not [one for one in ids if one.startswith("core@1.4")]
    assert not [one for one in found["citations"] if one["id"].endswith(":194.3") and "8 points" in json.dumps(one)]
    before = ask(capsys, "search", "victory score by default", "--as-of", "2026-10-15")
    assert "core@1.4:194.3" in [one["id"] for one in before["hits"]]
    other = ask(capsys, "search", "a unit with lethal damage is killed in a cleanup", "--as-of", DAY)
    assert other["hits"][0]["id"].startswith("core@2026-10-09")


@pytest.mark.usefixtures("imported")
def test_diff_history_and_impact_follow_it(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("2026-10-09", "core@2026-10-09"):
        assert main(["diff", "1.4", name, "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        assert [found[kind] for kind in ("unchanged", "moved", "reworded", "removed", "added")] == [2380, 0, 1, 0, 0]
    said = plain(capsys, "diff", "1.4", "2026-10-09")
    assert "core@1.4:194.3 -> core@2026-10-09:194.3" in said
    assert "9 points" in said
    assert "reworded in 2026-10-09" in plain(capsys, "history", "194.3", "--as-of", DAY)
    assert main(["impact", "1.4", "2026-10-09", "--json"]) == 0
    impact = json.loads(capsys.readouterr().out)
    affected = [one["id"] for one in impact["affected"]]
    assert affected == ["ruling:cards/unleashed/poppy-paragon", "coverage:194.3"]


@pytest.mark.usefixtures("imported")
def test_with_the_older_text_imported_too_the_words_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", str(official("core-rules", "core-rules-v1.4.md"))]) == 0
    capsys.readouterr()
    assert main(["diff", "1.4", "2026-10-09", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["reworded"] == 1
    assert "9 points" in plain(capsys, "194.3", "--as-of", DAY)


@pytest.mark.usefixtures("imported")
def test_doctor_and_simulations_say_what_differs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["findings"]
    assert [one["where"] for one in found if one["check"] == "imports"] == ["core@2026-10-09"]
    assert "194.3" in found[0]["reason"]
    matchup = ask(capsys, "stupefy vs cleave", "--as-of", DAY)
    assert "1 rule that it goes by has other words in 2026-10-09: 194.3" in str(matchup["sections"])


@pytest.mark.usefixtures("imported")
def test_the_stand_in_leads_to_it_and_removing_it_goes_back(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["194.3", "--rules", "1.5"]) == 1
    assert "--rules 2026-10-09 answers by them" in capsys.readouterr().err
    assert "9 points" in plain(capsys, "194.3", "--rules", "2026-10-09")
    assert main(["import", "--remove", "core@2026-10-09"]) == 0
    assert "(newer not held)" in plain(capsys, "194.3", "--as-of", DAY)


@pytest.mark.usefixtures("imported")
@pytest.mark.parametrize("number", ["194.3", "194", "323", "809"])
def test_an_imported_rule_is_one_screen_like_every_other(capsys: pytest.CaptureFixture[str], number: str) -> None:
    assert main([number, "--plain", "--as-of", DAY]) == 0
    lines = capsys.readouterr().out.rstrip("\n").split("\n")
    assert lines[0].startswith(f"{number} ")
    assert "Core 2026-10-09, " in " ".join(lines[:2])
    assert lines[-1].startswith("more: --all")
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80


@pytest.mark.usefixtures("imported")
def test_a_keyword_of_the_newer_rulebook_is_cited_by_what_it_does(capsys: pytest.CaptureFixture[str]) -> None:
    said = plain(capsys, "cite", "hidden")
    assert "rule 811 (Hidden): On your turn" in said
