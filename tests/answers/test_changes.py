"""Which documents are meant by two words, and what is known of them without an import."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.changes.change_question import asked_change
from judge.answers.changes.comparing import changes
from judge.answers.changes.named_document import DocumentName, document_name
from judge.answers.library.open_library import open_library
from judge.cli.entry import main
from judge.errors import JudgeError, Misuse, NotFound

if TYPE_CHECKING:
    from pathlib import Path

    from judge.diff.report import Report


def report(old: str, new: str, section: str = "") -> Report:
    return changes(open_library("2026-08-01"), old, new, section)


@pytest.mark.parametrize(
    ("said", "is_meant"),
    [
        ("1.2", DocumentName("core", version="1.2")),
        ("v1.4", DocumentName("core", version="1.4")),
        ("1.10", DocumentName("core", version="1.10")),
        ("core@1.3", DocumentName("core", version="1.3")),
        ("tournament@2026-03-30", DocumentName("tournament", version="2026-03-30")),
        ("2026-03-30", DocumentName("tournament", version="2026-03-30")),
        ("2025-10-28", DocumentName("errata", version="2025-10-28")),
        ("errata@origins", DocumentName("errata", version="2025-10-28")),
        ("faq@origins", DocumentName("faq", "origins")),
        ("faq@origins@2025-11-04", DocumentName("faq", "origins", "2025-11-04")),
        ("faq@origins@undated", DocumentName("faq", "origins", "undated")),
        ("cards", DocumentName("cards")),
        ("cards@2026-07-24", DocumentName("cards", version="2026-07-24")),
    ],
)
def test_documents_are_named_as_people_name_them(said: str, is_meant: DocumentName) -> None:
    assert document_name(said) == is_meant


@pytest.mark.parametrize(
    "said", ["", "latest", "errata", "faq", "faq@", "core@", "errata@nowhere", "2019-01-01", "no/such.md"]
)
def test_what_names_no_document_is_refused_with_a_hint(said: str) -> None:
    with pytest.raises((Misuse, NotFound)) as refused:
        document_name(said)
    assert refused.value.hint


def test_a_file_is_meant_by_its_path(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text("001. Play.\n")
    assert document_name(str(tmp_path / "rules.md")).kind == "file"


def test_two_versions_of_the_core_rules_compare_without_any_import() -> None:
    counts = report("1.2", "1.3").counts()
    assert counts["moved"] >= 1150
    assert counts["moved"] + counts["reworded"] + counts["unchanged"] >= 1600
    assert sum(counts[kind] for kind in ("unchanged", "moved", "reworded", "removed")) == 1794


def test_every_changed_rule_of_1_4_has_a_word_from_us() -> None:
    found = report("1.3", "1.4")
    changed = [item for item in found.items if item.kind not in {"unchanged", "moved"}]
    untold = [item.id for item in changed if not item.told and not item.now]
    assert untold == []
    told = {item.id: item.told for item in changed}
    assert told["core@1.4:411.6"].startswith("In 1.3: ")


def test_backwards_what_is_new_is_gone() -> None:
    forth, back = report("1.3", "1.4").counts(), report("1.4", "1.3").counts()
    assert (forth["added"], forth["unchanged"], forth["moved"]) == (back["removed"], back["unchanged"], back["moved"])


@pytest.mark.parametrize("section", ["legion", "Legion", "812", "738", "core@1.2:738"])
def test_a_section_is_named_by_its_heading_or_by_either_number(section: str) -> None:
    ids = {item.id for item in report("1.2", "1.3", section).items}
    assert {"core@1.3:812", "core@1.3:812.1", "core@1.2:738.1.a"} <= ids


def test_a_number_means_what_it_meant_in_both_versions() -> None:
    titles = {item.title for item in report("1.2", "1.3", "737").items}
    assert titles == {"Hidden", "Additional Turns"}


def test_a_chapter_has_all_its_sections() -> None:
    numbers = {item.id.partition(":")[2][0] for item in report("1.3", "1.4", "800").items if item.new}
    assert numbers == {"8"}


def test_two_editions_of_the_tournament_rules_compare_with_nothing_imported() -> None:
    found = report("2026-04-29", "2026-07-16")
    counts = found.counts()
    assert sum(counts[kind] for kind in ("unchanged", "moved", "reworded", "removed")) == 885
    assert [item.old_numbers for item in found.items if item.kind == "removed"] == [
        ("202",),
        ("202.5",),
        ("601.3.c.4.a",),
        ("704.4.a.4",),
    ]
    assert "is not imported" in found.notes[0]


def test_a_section_of_the_tournament_rules_may_be_named() -> None:
    found = report("2025-07-21", "2026-07-16", "unsporting conduct")
    assert {item.id.partition(":")[2][:3] for item in found.items} == {"704"}


@pytest.mark.parametrize(
    ("old", "new", "section"),
    [
        ("1.2", "tournament@2026-07-16", ""),
        ("1.2", "1.9", ""),
        ("tournament@2031-01-02", "tournament@2026-07-16", ""),
        ("faq@origins@2025-11-04", "faq@origins", ""),
        ("cards@2026-01-01", "cards", ""),
        ("1.2", "1.3", "nowhere"),
        ("1.2", "1.3", "999"),
        ("core@2.0", "1.3", ""),
    ],
)
def test_what_cannot_be_compared_is_refused_with_the_next_step(old: str, new: str, section: str) -> None:
    with pytest.raises(JudgeError) as refused:
        report(old, new, section)
    assert refused.value.hint
    assert refused.value.exit_code in {1, 2}


def test_bulletins_and_answers_compare_in_our_words() -> None:
    counts = report("errata@origins", "errata@spiritforged").counts()
    assert (counts["removed"] + counts["reworded"] + counts["unchanged"], counts["added"] > 0) == (31, True)
    assert report("faq@origins", "faq@origins").counts()["unchanged"] >= 97


RULES = "".join(f"{number}. The rule about {word}.\n" for number, word in enumerate(["units", "gear", "runes"], 100))


def test_two_files_are_read_directly_and_nothing_is_stored(tmp_path: Path, data: Path) -> None:
    old, new = tmp_path / "old.md", tmp_path / "new.md"
    old.write_text(RULES)
    new.write_text(RULES.replace("gear", "equipment") + "103. The rule about spells.\n")
    found = report(str(old), str(new))
    assert [(item.kind, item.old, item.new) for item in found.items if item.kind != "unchanged"] == [
        ("reworded", ("old.md:101",), ("new.md:101",)),
        ("added", (), ("new.md:103",)),
    ]
    assert not list(data.iterdir())


def test_a_file_is_never_replaced_by_what_we_know(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text(RULES)
    with pytest.raises(NotFound, match=r"the words of core@1\.4 are not here"):
        report(str(tmp_path / "rules.md"), "1.4")


def test_a_version_that_is_only_imported_needs_an_older_one_unless_that_is_written_here(tmp_path: Path) -> None:
    book = tmp_path / "rules.md"
    rules = "".join(f"{number}. The rule with the number {number}.\n" for number in range(100, 420))
    book.write_text(f"# Core Rules v1.5\n\n{rules}", encoding="utf-8")
    assert main(["import", str(book), "--as", "core@1.5", "--date", "2026-12-01"]) == 0
    with pytest.raises(NotFound, match=r"the words of core@1\.3 are not here"):
        report("1.3", "1.5")
    assert report("1.5", "1.5").counts()["unchanged"] == 320
    found = report("1.4", "1.5")
    assert sum(found.counts()[kind] for kind in ("unchanged", "moved", "reworded", "removed")) == 2381
    assert found.notes[0].startswith("The official text of core@1.4 is not imported")


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("binary.md", b"\x00\x01\x02\xff" * 400),
        ("zip.pdf", b"PK\x03\x04" + b"\x00" * 100),
        ("empty.txt", b""),
        ("prose.md", b"Nothing here has a number.\n"),
        ("cards.json", b'{"cards": ['),
    ],
)
def test_a_broken_file_gives_one_clear_error(tmp_path: Path, name: str, content: bytes) -> None:
    old, new = tmp_path / "old.md", tmp_path / name
    old.write_text(RULES)
    new.write_bytes(content)
    with pytest.raises(JudgeError) as refused:
        report(str(old), str(new))
    assert name in str(refused.value)


@pytest.mark.parametrize(
    ("question", "read"),
    [
        ("what changed for legion 1.2 -> 1.3", ("1.2", "1.3", "legion")),
        ("What changed in 1.4?", ("1.3", "1.4", "")),
        ("difference between 1.3 and 1.4 for kill", ("1.3", "1.4", "kill")),
        ("what changed for 737 from 1.2 to 1.3", ("1.2", "1.3", "737")),
        ("what is new in 2026-07-16", ("2026-04-29", "2026-07-16", "")),
        ("what changed when a unit moves", None),
        ("what changed for baited hook in 1.4", None),
        ("what changed in 1.9", None),
        ("what changed in 1.0", None),
        ("does the control change in 1.4", None),
    ],
)
def test_a_question_about_two_versions_is_told_from_others(question: str, read: tuple[str, str, str] | None) -> None:
    assert asked_change(open_library("2026-08-01"), question) == read
