"""Errata and FAQs that somebody keeps as JSON: each bulletin and each FAQ becomes a document of its own."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from judge.answers.changes.comparing import changes
from judge.answers.library.open_library import open_library
from judge.content.importers.keep import keep
from judge.content.importers.named_as import NamedAs
from judge.content.importers.read_document import read_documents
from judge.content.importers.reading import ImportOptions, Reading
from judge.errors import ContentError, Misuse
from tests.official import official

if TYPE_CHECKING:
    from pathlib import Path

ERRATA = [
    {"name": "Old Hook", "date": "2025-10-28", "new": "Draw 1.\nThen 2.", "old": "Draw 3.", "notes": ["In print."]},
    {"name": "New Hook", "date": "2031-01-02", "new": "Draw 4.", "old": "Draw 5.", "notes": []},
]
FAQ = {
    "origins-faq": {
        "published": "2031-01-02 (web)",
        "items": [{"topic": "Hooks", "q": "Why?", "a": "So.\n\n- Or not."}],
    },
    "next-faq": {"published": "2031-02-03", "items": [{"q": "And?", "a": "Too.\n\n![image](https://x)"}]},
}


def read(path: Path, wanted: ImportOptions | None = None) -> tuple[Reading, ...]:
    return read_documents(path, wanted or ImportOptions(open_library().store, NamedAs()))


def written(folder: Path, value: Any) -> Path:
    path = folder / "list.json"
    path.write_text(json.dumps(value), encoding="utf-8")
    return path


def test_errata_become_one_bulletin_for_each_day(tmp_path: Path) -> None:
    known, unknown = read(written(tmp_path, ERRATA))
    assert (known.document.id, known.document.title) == ("errata@2025-10-28", "Origins errata")
    assert known.entries == (
        {"key": "old-hook", "card": "Old Hook", "new": "Draw 1.\nThen 2.", "old": "Draw 3.", "note": "In print."},
    )
    assert (unknown.document.id, unknown.document.title) == ("errata@2031-01-02", "Errata 2031-01-02")


def test_each_faq_is_a_document_with_its_questions_in_place(tmp_path: Path) -> None:
    first, second = read(written(tmp_path, FAQ))
    assert (first.document.id, first.document.title) == ("faq@origins@2031-01-02", "Origins FAQ, 2031-01-02")
    assert first.entries == (
        {"key": "1", "kind": "question", "topic": "Hooks", "title": "Why?", "text": "So.\n\n- Or not."},
    )
    assert (second.document.id, second.entries[0]["text"]) == ("faq@next@2031-02-03", "Too.")


@pytest.mark.parametrize("value", [[{**ERRATA[0], "date": ""}], {"next": {"items": [{"q": "And?", "a": "Too."}]}}])
def test_a_list_without_a_day_asks_for_it(value: object, tmp_path: Path) -> None:
    path = written(tmp_path, value)
    with pytest.raises(Misuse, match="no date"):
        read(path)
    (reading,) = read(path, ImportOptions(open_library().store, NamedAs(), "2031-03-04"))
    assert reading.document.id.endswith("@2031-03-04")


def test_one_name_does_not_fit_several_documents(tmp_path: Path) -> None:
    with pytest.raises(Misuse, match="expected one document, got 2"):
        read(written(tmp_path, FAQ), ImportOptions(open_library().store, NamedAs("faq", "origins")))
    with pytest.raises(Misuse, match="expected one document, got 2"):
        changes(open_library(), str(written(tmp_path, ERRATA)), "errata@2025-10-28")


def test_a_bare_list_of_questions_must_be_named(tmp_path: Path) -> None:
    path = written(tmp_path, [{"page": "A", "q": "Why?", "a": "So."}])
    with pytest.raises(Misuse, match="which FAQ"):
        read(path)
    (reading,) = read(path, ImportOptions(open_library().store, NamedAs("faq", "site", "2031-01-02")))
    assert (reading.document.id, reading.document.entries) == ("faq@site@2031-01-02", 1)


def test_other_json_says_what_could_be_read(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        read(written(tmp_path, [{"page": "A", "q": "Why?"}]))
    assert "of errata" in str(caught.value)


def words(text: str) -> list[str]:
    return text.replace("\u2019", "'").replace("\u2018", "'").replace("\u201c", '"').replace("\u201d", '"').split()


def test_the_official_lists_say_what_the_pages_say() -> None:
    bulletins = read(official("errata.json"))
    assert [(one.document.id, one.document.entries) for one in bulletins] == [
        ("errata@2025-10-28", 31),
        ("errata@2026-01-14", 16),
        ("errata@2026-04-03", 8),
        ("errata@2026-07-23", 8),
    ]
    for bulletin, name in zip(bulletins, ("origins", "spiritforged", "unleashed", "vendetta"), strict=True):
        (page,) = read(official("errata", f"{name}.md"))
        listed = {entry["key"]: entry for entry in bulletin.entries}
        for entry in page.entries:
            assert words(entry["new"]) == words(listed[entry["key"]]["new"])


def test_the_official_faqs_as_a_list_compare_with_their_pages() -> None:
    origins, spiritforged, unleashed = read(official("faq-official.json"))
    assert [len(one.entries) for one in (origins, spiritforged, unleashed)] == [97, 27, 14]
    keep(origins.document, origins.entries)
    (page,) = read(official("seeds", "origins-faq-retired-2025-11-04.txt"))
    keep(page.document, page.entries)
    found = changes(open_library(), origins.document.id, page.document.id)
    asked = [item for item in found.items if item.old and item.new]
    assert len(asked) == 97
    assert sum(item.kind == "unchanged" for item in asked) >= 80
