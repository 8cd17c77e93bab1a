"""The doctor compares what is restated with the official texts, and with what was recorded when it was read."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from judge.answers.doctor import records_of_checks, restatements
from judge.answers.doctor.content_tree import read_tree
from judge.answers.doctor.records_of_checks import RECORDED, changed, check_recorded, write_recorded
from judge.answers.doctor.restatements import EXCEPTIONS, check_restated, exceptions
from judge.answers.doctor.telling_words import SAID, differences, marks, without_reminders
from judge.cli.entry import main
from tests.answers.parsed_once import parsed_once
from tests.official import official

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.xdist_group("restated")  # one worker imports the official texts and parses ours, once


@pytest.fixture(scope="module", autouse=True)
def _read_once() -> Iterator[None]:
    """A file with the same words is parsed once, and the same words are counted and compared once."""
    with parsed_once(), pytest.MonkeyPatch.context() as patched:
        patched.setattr(records_of_checks, "marks", cache(marks))
        patched.setattr(restatements, "differences", cache(differences))
        yield


@pytest.fixture
def content(tmp_path: Path) -> Path:
    """A copy of the content, to be changed."""
    for folder in ("rules", "faq", "errata"):
        shutil.copytree(ROOT / folder, tmp_path / "content" / folder)
    return tmp_path / "content"


def slip(content: Path, words: str, instead: str) -> str:
    """Change words that stand in exactly one place of the restated rules; gives that file and line."""
    (path,) = (path for path in content.glob("rules/core/*.md") if words in path.read_text(encoding="utf-8"))
    text = path.read_text(encoding="utf-8")
    assert text.count(words) == 1
    path.write_text(text.replace(words, instead), encoding="utf-8")
    return f"{path.relative_to(content).as_posix()}:{text[: text.index(words)].count(chr(10)) + 1}"


ONE_OF_EACH = (
    ("your Main Deck can hold as many as 3 copies", "your Main Deck can hold as many as 4 copies"),
    ("A player may play cards as long as", "A player must play cards as long as"),
    ("goes into the same zone of its owner instead", "goes into the same zone of its controller instead"),
)


def test_the_content_says_what_was_recorded() -> None:
    assert list(check_recorded(read_tree(ROOT))) == []


def test_a_number_a_may_and_an_owner_that_are_changed_are_three_findings(content: Path) -> None:
    places = [slip(content, *words) for words in ONE_OF_EACH]
    found = [*check_recorded(read_tree(content)), *check_restated(read_tree(content))]
    assert sorted(finding.where for finding in found) == sorted(places)
    reasons = " ".join(finding.reason for finding in found)
    for part in ("lost 3 and got 4", "lost may and got must", "lost own and got controller"):
        assert part in reasons


def test_an_answer_and_an_erratum_are_recorded_too(content: Path) -> None:
    faq, errata = content / "faq/origins/baited-hook.md", content / "errata/2025-10-28-origins.md"
    faq.write_text(faq.read_text(encoding="utf-8").replace("No unit can be played.", "Each unit can be played."))
    text = errata.read_text(encoding="utf-8")
    errata.write_text(text.replace("of the killed unit may be banished", "of the killed unit must be banished"))
    found = {finding.reason.split()[0] for finding in check_recorded(read_tree(content))}
    assert found == {"errata@2025-10-28:baited-hook", "faq@origins:baited-hook-1"}


def test_a_text_that_is_new_or_gone_is_told_and_recorded_again(content: Path) -> None:
    lines = (content / RECORDED).read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if not line.startswith("core@1.4:428.1\t")]
    (content / RECORDED).write_text("\n".join([*kept, "core@1.4:999\t3"]) + "\n", encoding="utf-8")
    reasons = [finding.reason for finding in check_recorded(read_tree(content))]
    assert reasons == [
        "core@1.4:428.1 was never read against the official text",
        "core@1.4:999 is recorded and does not exist",
    ]
    write_recorded(read_tree(content))
    assert list(check_recorded(read_tree(content))) == []


def test_content_that_records_nothing_is_not_asked(content: Path) -> None:
    (content / RECORDED).unlink()
    assert list(check_recorded(read_tree(content))) == []


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Everything official that is restated, imported once."""
    place = tmp_path_factory.mktemp("imports")
    files = [
        official("core-rules", "core-rules-v1.4.md"),
        official("tournament-rules", "tournament-rules-2026-07-16.md"),
        official("faq-official.json"),
        official("faq", "vendetta-faq.md"),
        official("errata.json"),
        official("errata", "radiance.md"),
    ]
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("JUDGE_DATA", str(place))
        assert main(["import", *map(str, files)]) == 0
    return place


@pytest.fixture
def imported(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_DATA", str(kept))


@pytest.mark.usefixtures("imported")
def test_nothing_restated_differs_from_the_official_texts(content: Path) -> None:
    tree = read_tree(content)
    assert list(check_restated(tree)) == []
    for words in ONE_OF_EACH:
        slip(content, *words)
    (content / EXCEPTIONS).write_text("", encoding="utf-8")
    found = {finding.reason for finding in check_restated(read_tree(content))}
    assert {
        "compared with the official text, 3 is missing",
        "compared with the official text, 4 is added",
        "compared with the official text, own is missing",
    } <= found


@pytest.mark.usefixtures("imported")
def test_an_exception_that_excepts_nothing_is_told(content: Path) -> None:
    path = content / EXCEPTIONS
    path.write_text(path.read_text(encoding="utf-8") + "core@1.4:428.1\t9 is missing\tno reason\n", encoding="utf-8")
    (finding,) = check_restated(read_tree(content))
    assert finding.reason == "core@1.4:428.1 does not differ by this: 9 is missing"


def test_every_exception_has_a_reason() -> None:
    assert all(len(reason) > 10 for reason in exceptions(ROOT).values())
    lines = (ROOT / EXCEPTIONS).read_text(encoding="utf-8").splitlines()
    assert len(exceptions(ROOT)) == sum(not line.startswith("#") for line in lines)


@pytest.mark.parametrize(
    ("theirs", "ours", "apart"),
    [
        ("Up to 3 copies.", "As many as 3 copies.", ()),
        ("Up to 3 copies.", "As many as 4 copies.", ("3 is missing", "4 is added")),
        ("Up to three copies.", "At most 3 copies.", ()),
        ("Up to 3 copies.", "3 copies.", ("up to is missing",)),
        ("You may draw.", "You can choose to draw.", ()),
        ("You may draw.", "You must draw.", ("may is missing", "must stands for may")),
        ("Its owner draws.", "Its controller draws.", ("controller stands for own",)),
        ("A friendly unit.", "An enemy unit.", ("friendly is missing", "enemy is added", "enemy stands for friendly")),
        ("It dies.", "It does not die.", ("not is added",)),
        ("It cannot die.", "It dies.", ("not is missing",)),
        ("This turn it dies.", "It dies.", ("this turn is missing",)),
        ("It dies. See rule 428.1. Example: 5 units die.", "It dies (see 142). For example, 7 units die.", ()),
    ],
)
def test_what_differs_is_named(theirs: str, ours: str, apart: tuple[str, ...]) -> None:
    assert differences(theirs, ours) == apart


def test_numbers_may_be_left_aside() -> None:
    assert differences("3 copies.", "4 copies.", numbered=False) == ()


def test_every_telling_word_marks_a_text() -> None:
    text = "You may, must, not only each owner's controller, friendly enemy, another, up to two this turn, 12."
    assert marks(text) == ("12", "2", *sorted(SAID))
    assert marks("May it? It may.") == ("may", "may")
    assert changed(("3", "may"), ("4", "may")) == "lost 3 and got 4"
    assert changed(("may",), ("may", "may")) == "got may"
    assert without_reminders("Hidden (Hide for [A].) Draw 1.").split() == ["Hidden", "Draw", "1."]
