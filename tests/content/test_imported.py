"""Imported documents: how they are kept and found again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.content.documents import edition
from judge.content.imported import (
    ImportedDocument,
    imported_document,
    imported_entries,
    imported_entry,
    imported_ids,
    imported_rule,
    imported_rules,
    official_rule,
    path_of,
    sound_documents,
)
from judge.content.importers.imported_rule import ImportedRule, Reference
from judge.content.importers.keep import keep, remove, rule_entries
from judge.errors import ContentError, Misuse, NotFound

if TYPE_CHECKING:
    from pathlib import Path

RULES = (
    ImportedRule("100", "Setup", (), (), 1),
    ImportedRule("100.1", 'Shuffle "well".', ("Ten times.",), (Reference("100", "Setup"),)),
    ImportedRule("100.10", "Cut."),
)


def document(kind: str = "rules", name: str = "core", version: str = "1.5", entries: int = 3) -> ImportedDocument:
    return ImportedDocument(kind, name, version, "2031-01-02", f"Core Rules {version}", "a.pdf", "2031-01-03", entries)


@pytest.fixture
def kept() -> str:
    return keep(document(), rule_entries(RULES))


def test_nothing_is_imported_at_first(data: Path) -> None:
    assert (imported_ids(), sound_documents(), imported_rules("core", "1.5")) == ((), (), None)
    assert list(data.iterdir()) == []


def test_what_was_kept_is_found_again(kept: str, data: Path) -> None:
    assert kept == str(data / "imported" / "core@1.5.jsonl") == path_of("core@1.5")
    assert sound_documents() == (document(),)
    assert tuple((imported_rules("core", "1.5") or {}).values()) == RULES
    assert imported_rule("core", "1.5", "100.1") == RULES[1]


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("number", ["100.2", "10", "1", "100.1\\", '100.1"', ""])
def test_an_entry_is_found_by_its_whole_key_only(number: str) -> None:
    assert imported_rule("core", "1.5", number) is None
    assert imported_entry("core@1.4", "100") is None


@pytest.mark.usefixtures("kept")
def test_a_later_import_replaces_the_earlier_one() -> None:
    keep(document(entries=1), rule_entries(RULES[:1]))
    assert list(imported_rules("core", "1.5") or {}) == ["100"]
    assert imported_ids() == ("core@1.5",)


@pytest.mark.usefixtures("kept")
def test_a_document_can_be_removed() -> None:
    assert remove(" core@1.5 ") == "core@1.5"
    assert imported_ids() == ()
    with pytest.raises(NotFound, match="not imported"):
        remove("core@1.5")


@pytest.mark.parametrize("identifier", ["../core@1.5", "/etc/passwd", "", "core@1.5.jsonl"])
@pytest.mark.usefixtures("kept")
def test_only_documents_can_be_removed(identifier: str) -> None:
    with pytest.raises(NotFound):
        remove(identifier)


@pytest.mark.parametrize("damage", [b"", b"{}\n", b"rubbish", b'{"format":1,"entries":9}\n', b"[]\n{}\n"])
def test_a_damaged_document_is_named(kept: str, damage: bytes) -> None:
    with open(kept, "wb") as file:  # noqa: PTH123
        file.write(damage)
    with pytest.raises(ContentError, match=r"judge import --remove core@1\.5"):
        imported_document("core@1.5")


def test_a_document_that_is_cut_off_is_damaged(kept: str) -> None:
    with open(kept, "rb+") as file:  # noqa: PTH123
        file.truncate(400)
    with pytest.raises(ContentError, match="damaged"):
        imported_rules("core", "1.5")


def test_a_directory_that_cannot_be_written_is_named(data: Path) -> None:
    (data / "imported").write_text("in the way")
    with pytest.raises(ContentError, match="cannot be stored"):
        keep(document(), rule_entries(RULES))
    assert imported_ids() == ()


@pytest.mark.usefixtures("kept")
def test_an_imported_version_is_an_edition() -> None:
    found = edition("core", "1.5")
    assert (found.id, found.title, found.in_force, found.until) == ("core@1.5", "Core Rules", "2031-01-02", "")
    with pytest.raises(Misuse, match=r"1\.6"):
        edition("core", "1.6")


def test_a_page_with_a_part_of_a_rulebook_is_asked_last() -> None:
    keep(document("excerpt", "core-100", "1.3", 1), rule_entries([RULES[1]]))
    assert imported_rules("core", "1.3") is None
    assert official_rule("core", "1.3", "100.1") == RULES[1]
    assert official_rule("core", "1.2", "100.1") is None


@pytest.mark.parametrize(
    ("kind", "name", "identifier"),
    [
        ("rules", "core", "core@1.5"),
        ("faq", "origins", "faq@origins@1.5"),
        ("errata", "origins", "errata@1.5"),
        ("cards", "cards", "cards@1.5"),
        ("excerpt", "core-428", "excerpt@core-428@1.5"),
    ],
)
def test_ids(kind: str, name: str, identifier: str) -> None:
    assert document(kind, name).id == identifier


@pytest.mark.usefixtures("kept")
def test_entries_keep_their_order() -> None:
    assert [entry["key"] for entry in imported_entries("core@1.5")] == ["100", "100.1", "100.10"]
