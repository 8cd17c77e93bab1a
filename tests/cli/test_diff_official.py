"""``judge diff`` on the official texts."""

from __future__ import annotations

import json
import os
from contextlib import redirect_stdout
from io import StringIO
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Any

import pytest

from judge.answers.changes import comparing
from judge.answers.changes.comparing import changes
from judge.answers.changes.read_file import read_file
from judge.answers.library.open_library import open_library
from judge.cli.entry import main
from judge.diff.compare import compare
from judge.diff.patch import patch
from tests.cli.say import Say
from tests.diff.rulebooks import BY_ONE_WORKER
from tests.official import official

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from judge.answers.changes.named_document import DocumentName
    from judge.content.library import Library
    from judge.diff.compared_document import ComparedDocument
    from judge.diff.report import Report

pytestmark = BY_ONE_WORKER
VERSIONS = ("1.0", "1.1", "1.2", "1.3", "1.4")
EDITIONS = ("2025-07-21", "2025-10-17", "2026-01-30", "2026-03-30", "2026-04-29", "2026-07-16")


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    return Say(capsys)


@pytest.fixture(scope="module", autouse=True)
def compared_once() -> Iterator[None]:
    """Each import is opened and the same two compared once; what is told of it, and every form, is made anew."""
    opened: dict[tuple[str, DocumentName], ComparedDocument | None] = {}
    opening = comparing._official

    def opened_once(library: Library, wanted: DocumentName) -> ComparedDocument | None:
        named = (os.environ["JUDGE_DATA"], wanted)
        if wanted.kind == "file" or named not in opened:
            opened[named] = opening(library, wanted)
        return opened[named]

    known: list[tuple[ComparedDocument, ComparedDocument, Report]] = []

    def once(old: ComparedDocument, new: ComparedDocument) -> Report:
        found = next((report for one, other, report in known if (one, other) == (old, new)), None)
        if found is None:
            found = compare(old, new)
            known.append((old, new, found))
        return found

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(comparing, "compare", once)
        patched.setattr(comparing, "_official", opened_once)
        yield


@pytest.fixture(scope="module")
def imports(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Import every official rulebook once."""
    place = tmp_path_factory.mktemp("imports")
    books = [official("core-rules", f"core-rules-v{version}.md") for version in VERSIONS]
    books += [official("tournament-rules", f"tournament-rules-{edition}.md") for edition in EDITIONS]
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("JUDGE_DATA", str(place))
        assert main(["import", *map(str, books)]) == 0
    return place


@pytest.fixture(scope="module")
def newest(imports: Path) -> dict[str, Any]:
    """What became of Core Rules 1.3 in 1.4, compared once."""
    written = StringIO()
    with pytest.MonkeyPatch.context() as patched, redirect_stdout(written):
        patched.setenv("JUDGE_DATA", str(imports))
        assert main(["diff", "1.3", "1.4", "--json"]) == 0
    found: dict[str, Any] = json.loads(written.getvalue())
    return found


@pytest.fixture
def imported(imports: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("JUDGE_DATA", str(imports))
    return imports


@pytest.mark.usefixtures("imported")
def test_from_1_2_to_1_3_most_rules_moved(say: Say) -> None:
    found = say.json("1.2", "1.3")
    assert found["moved"] >= 1150
    assert found["moved"] + found["reworded"] + found["unchanged"] >= 1600
    assert found["unchanged"] + found["moved"] + found["reworded"] + found["removed"] == 1794
    assert (found["old"]["words"], found["new"]["words"], found["notes"]) == ("official", "official", [])


def test_from_1_3_to_1_4_most_rules_stayed(newest: dict[str, Any]) -> None:
    assert newest["unchanged"] >= 1150
    assert newest["moved"] >= 390


PAIRS = [*combinations(VERSIONS, 2), *pairwise(EDITIONS), (EDITIONS[0], EDITIONS[-1])]


@pytest.mark.usefixtures("imported")
@pytest.mark.parametrize(("old", "new"), PAIRS)
def test_every_pair_of_rulebooks_shows_the_words_and_adds_up(old: str, new: str) -> None:
    found = changes(open_library(), old, new)
    counts = found.counts()
    before = {number: item for item in found.items for number in item.old_numbers}
    assert sum(counts[kind] for kind in ("unchanged", "moved", "reworded", "removed")) == len(before)
    assert all(
        item.runs for item in found.items if item.kind in {"reworded", "added", "removed"} and item.was != item.now
    )
    singles = {item.old_numbers[0]: item.was for item in found.items if len(item.old_numbers) == 1}
    whole = [item for item in found.items if len(item.old_numbers) <= 1]
    patched = patch(found._replace(items=tuple(whole)), singles)
    assert all(patched[item.new_numbers[0]] == item.now for item in whole if len(item.new_numbers) == 1)


def faq(name: str) -> str:
    return str(official("seeds", f"origins-faq-{name}.txt"))


def test_the_retired_origins_faq_has_a_banner_and_few_differences_and_nothing_else(say: Say) -> None:
    found = say.json(faq("updated"), faq("retired-2025-11-04"))
    changed = [item for item in found["items"] if item["kind"] != "unchanged"]
    assert [(item["kind"], item["title"]) for item in changed if item["kind"] != "reworded"] == [("added", "Banner")]
    words = [run for item in changed if item["kind"] == "reworded" for run in item["runs"] if run[0] != "kept"]
    assert sorted(text.strip() for _, text in words) == sorted(["Mights", "Might", "to"])
    assert found["moved"] == 0


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (("seeds", "origins-faq-retired-2025-11-04.txt"), ("seeds", "origins-faq-updated.txt")),
        (("faq", "spiritforged-faq.md"), ("faq", "unleashed-faq.md")),
        (("errata", "origins.md"), ("errata", "spiritforged.md")),
        (("raw", "core-rules-v1.1-markdown.md"), ("core-rules", "core-rules-v1.2.md")),
        (("cards.json",), ("cards.json",)),
    ],
)
def test_applying_the_report_on_files_gives_the_new_document(old: tuple[str, ...], new: tuple[str, ...]) -> None:
    store = open_library().store
    before, after = read_file(str(official(*old)), store), read_file(str(official(*new)), store)
    assert patch(compare(before, after), before.texts()) == after.texts()


def test_a_changed_card_list_shows_text_cost_and_errata(say: Say, tmp_path: Path) -> None:
    cards = json.loads(official("cards.json").read_text(encoding="utf-8"))
    changed = json.loads(json.dumps(cards))
    by_name = {card["name"]: card for card in changed}
    by_name["Blazing Scorcher"]["energy"] += 1
    by_name["Disintegrate"]["text"] = by_name["Disintegrate"]["text"].replace("Deal 3", "Deal 4")
    by_name["Baited Hook"]["errata"] = None
    gone = changed.pop(changed.index(by_name["Fight or Flight"]))
    changed.append({**gone, "name": "Stand Your Ground", "text": "Another text."})
    (tmp_path / "changed.json").write_text(json.dumps(changed), encoding="utf-8")
    found = say.json(str(official("cards.json")), str(tmp_path / "changed.json"))
    kinds = {item["id"]: (item["kind"], item["note"]) for item in found["items"] if item["kind"] != "unchanged"}
    assert kinds == {
        "card:Blazing Scorcher": ("reworded", "energy"),
        "card:Disintegrate": ("reworded", "text"),
        "card:Baited Hook": ("reworded", "errata"),
        "card:Stand Your Ground": ("added", ""),
        "card:Fight or Flight": ("removed", ""),
    }


@pytest.mark.usefixtures("imported")
@pytest.mark.parametrize("form", ["--plain", "--inline", "--side", "--md", "--html"])
def test_added_rules_show_their_official_words_in_every_form(say: Say, newest: dict[str, Any], form: str) -> None:
    wide = ("--width", "900") if form not in {"--md", "--html"} else ()
    shown = " ".join(say("diff", "1.3", "1.4", "--all", form, *wide).split())
    added = [item for item in newest["items"] if item["kind"] == "added"]
    assert len(added) > 300
    for item in added:
        words = " ".join(item["now"].split())
        start = words[:150].rpartition(" ")[0] if form == "--plain" else words
        assert start[:40].translate(ESCAPED if form == "--html" else MARKED if form == "--md" else {}) in shown


ESCAPED = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;"})
MARKED = str.maketrans({"*": "\\*", "_": "\\_", "~": "\\~", "[": "\\[", "<": "\\<", "`": "\\`"})


@pytest.mark.usefixtures("imported")
def test_the_class_of_a_change_stands_beside_the_official_words(say: Say, newest: dict[str, Any]) -> None:
    usual = say("diff", "1.3", "1.4", "107", "--plain", "--all")
    assert "reworded core@1.3:107.1.c.1 -> core@1.4:107.1.c.1 [clarifies]\n" in usual
    assert "added core@1.4:107.4.d.2 [new mechanic]\n" in usual
    found = {item["id"]: item["classes"] for item in newest["items"]}
    assert found["core@1.4:107.4.d.2"] == ["new mechanic"]
    told = [item for item in newest["items"] if item["told"]]
    assert len(told) > 500
    assert all(item["classes"] for item in told)
    whole = say("diff", "1.3", "1.4", "--plain", "--all")
    assert whole.count("[changes rulings]") == sum(
        "changes rulings" in item["classes"] for item in told if item["kind"] != "moved"
    )


@pytest.mark.usefixtures("imported")
@pytest.mark.parametrize("form", ["--inline", "--side", "--md", "--html"])
def test_a_note_about_several_rules_is_said_once(say: Say, form: str) -> None:
    shown = " ".join(say("diff", "1.3", "1.4", "107", form, *(("--width", "900") if form[2] in "is" else ())).split())
    assert shown.count("Effects may put further legends") == 1
    assert "On core@1.4:107.4.d.1 to core@1.4:107.4.d.2: Effects may put further legends" in shown


def test_without_the_texts_rules_that_share_a_note_are_one_line(say: Say) -> None:
    shown = say("diff", "1.3", "1.4", "107", "--plain", "--all")
    assert "added core@1.4:107.4.d.1 to core@1.4:107.4.d.2 (2 rules)\n" in shown
    assert " ".join(shown.split()).count("Effects may put further legends") == 1
    assert "[new mechanic]" in shown


@pytest.mark.usefixtures("imported")
def test_a_question_gives_official_words_and_says_a_note_once(say: Say) -> None:
    answer = json.loads(say("what changed in 107 from 1.3 to 1.4", "--json"))
    texts = {one["id"]: one["text"] for one in answer["citations"]}
    assert texts["core@1.4:107.4.d.1"].endswith("[new mechanic]")
    assert "Effects may put" not in texts["core@1.4:107.4.d.2"]
    assert "[clarifies]" in texts["core@1.4:107.1.c.1"]
