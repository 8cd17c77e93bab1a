"""The list of documents."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.documents.documents_page import versions_answer
from judge.answers.library.open_library import open_library
from judge.cli.entry import main
from judge.content.documents import DOCUMENTS

if TYPE_CHECKING:
    from pathlib import Path


def lines(as_of: str = "2026-08-01") -> dict[str, str]:
    return {hit.id: hit.title for hit in versions_answer(open_library(as_of)).hits}


def test_every_document_is_listed_with_its_days() -> None:
    found = lines()
    assert set(found) == {document.id for document in DOCUMENTS}
    assert "published 2025-12-01, in force 2025-12-12 to 2026-03-30" in found["core@1.2"]
    assert "in force since 2026-07-24" in found["core@1.4"]


@pytest.mark.parametrize(
    ("document", "says"),
    [
        ("core@1.3", "replaces core@1.2, replaced by core@1.4, numbers only"),
        ("tournament@2026-04-29", "replaces tournament@2026-03-30, replaced by tournament@2026-07-16, no text"),
        ("faq@origins", "replaced by core@1.1 and errata@2025-10-28"),
        ("faq@spiritforged", "replaced by core@1.3"),
        ("faq@unleashed", "replaced by core@1.4"),
    ],
)
def test_what_took_the_place_of_what_is_said(document: str, says: str) -> None:
    assert lines()[document].endswith(says)


def test_what_is_in_force_depends_on_the_day() -> None:
    answer = versions_answer(open_library("2026-01-10")).answer
    assert answer == "In force on 2026-01-10: Core Rules 1.2, Tournament Rules 2025-10-17."


def test_an_imported_edition_is_listed_in_its_place(tmp_path: Path) -> None:
    book = tmp_path / "rules.md"
    rules = "".join(f"{number}. The rule with the number {number}.\n" for number in range(100, 420))
    book.write_text(f"# Core Rules v1.5\n\n{rules}", encoding="utf-8")
    assert main(["import", str(book), "--as", "core@1.5", "--date", "2026-12-01"]) == 0
    found = list(lines().items())
    place = [name for name, _ in found].index("core@1.5")
    assert found[place + 1][0] == "core@1.4"
    assert "in force since 2026-12-01, replaces core@1.4, official text imported" in found[place][1]
