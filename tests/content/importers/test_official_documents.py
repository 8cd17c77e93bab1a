"""The official documents themselves, in every form that they exist in; skipped where they are absent."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import TYPE_CHECKING

import pytest
from markdown_it import MarkdownIt
from pypdf import PdfReader

from judge.content.importers.core_rules import import_core_rules
from judge.content.importers.document_lines import document_lines
from judge.content.importers.rulebook import Rulebook, read_rulebook
from judge.content.importers.source import read_source
from tests.content.importers.official_words import NAMES, letters, read, read_once, words
from tests.content.importers.printing import print_pdf
from tests.official import official

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from judge.content.importers.imported_rule import ImportedRule

CORE = {"1.0": 1365, "1.1": 1616, "1.2": 1794, "1.3": 2088, "1.4": 2381}
TOURNAMENT = {
    "2025-07-21": 734,
    "2025-10-17": 747,
    "2026-01-30": 830,
    "2026-03-30": 871,
    "2026-04-29": 885,
    "2026-07-16": 934,
}
EDITIONS = [("core", version, count) for version, count in CORE.items()]
EDITIONS += [("tournament", day, count) for day, count in TOURNAMENT.items()]


def edition(document: str, version: str) -> Path:
    name = f"core-rules-v{version}.md" if document == "core" else f"tournament-rules-{version}.md"
    return official(f"{document}-rules", name)


def book(path: Path) -> Rulebook:
    return read_rulebook(document_lines(read_source(path)), where=path.name)


@cache
def strictly(path: Path) -> list[ImportedRule]:
    """The rules of an official text by the strict reader."""
    return import_core_rules(path)


def differing(
    found: tuple[ImportedRule, ...], expected: list[ImportedRule], of: Callable[[str], list[str]] = words
) -> list[str]:
    known = {rule.number: rule for rule in expected}
    return [
        rule.number
        for rule in found
        if of(rule.text) != of(known[rule.number].text)
        or list(map(of, rule.examples)) != list(map(of, known[rule.number].examples))
    ]


@pytest.mark.parametrize(("document", "version", "count"), EDITIONS)
def test_every_edition_is_recognised_and_read_without_loss(document: str, version: str, count: int) -> None:
    path = edition(document, version)
    reading = read(path)
    assert (reading.document.id, reading.document.entries) == (f"{document}@{version}", count)
    source = path.read_text(encoding="utf-8").split("\n", 4)[-1]
    assert [entry["key"] for entry in reading.entries] == re.findall(
        r"^(?:#+ )?(\d{3}(?:\.\w+)*)\.", source, re.MULTILINE
    )
    kept = " ".join(" ".join((entry["key"], entry["text"], *entry["examples"])) for entry in reading.entries)
    without = re.sub(r"(?<!\()\bExamples?:", "", source)
    assert words(kept) == words(without)


@pytest.mark.parametrize(("document", "version", "count"), EDITIONS)
def test_the_tolerant_reader_and_the_strict_one_agree(document: str, version: str, count: int) -> None:
    path = edition(document, version)
    found, strict = book(path).rules, strictly(path)
    assert len(found) == len(strict) == count
    assert differing(found, strict) == []
    assert [rule.references for rule in found] == [rule.references for rule in strict]
    if document == "core":
        assert [rule.heading for rule in found] == [rule.heading for rule in strict]


RAW = {
    # The normalised texts miss a blank behind a number ("rule 352to"); the raw ones have it.
    "353.4.d.1": "both",
    "354.2": "both",
    "407.2.b": "both",
    "744.5": "1.2",  # stands twice in the document, with different words; both are kept
    "143": "1.1",  # stands twice: once as a heading, once as a rule
    "315.3.b": "1.1",  # a stray letter in the document
}


@pytest.mark.parametrize(
    ("raw", "version"), [("core-rules-v1.1-markdown.md", "1.1"), ("core-rules-v1.2-pdf-extraction.md", "1.2")]
)
def test_rulebooks_as_people_have_them_give_the_same_rules(raw: str, version: str) -> None:
    found, expected = book(official("raw", raw)).rules, strictly(edition("core", version))
    assert [rule.number for rule in found] == [rule.number for rule in expected]
    assert set(differing(found, expected)) == {number for number, where in RAW.items() if where in {version, "both"}}
    lost = {a.number for a, b in zip(found, expected, strict=True) if a.references != b.references}
    assert lost == {"354.2"}


@pytest.mark.parametrize(
    ("raw", "known"),
    [
        ("core-rules-v1.1-markdown.md", "core@1.1"),
        ("core-rules-v1.2-pdf-extraction.md", "core@1.2"),
    ],
)
def test_rulebooks_as_people_have_them_are_recognised(raw: str, known: str) -> None:
    assert read(official("raw", raw)).document.id == known


@pytest.mark.parametrize(
    ("seed", "known", "count"),
    [
        ("rules-site-section-428-kill.txt", "excerpt@core-428@1.3", 19 + 8),
        ("rules-site-keyword-737-hidden.txt", "excerpt@core-737@1.2", 19 + 12),
    ],
)
def test_pages_of_a_rules_site_are_recognised_by_numbers_and_words(
    seed: str, known: str, count: int, tmp_path: Path
) -> None:
    nameless = tmp_path / "page.txt"
    nameless.write_bytes(official("seeds", seed).read_bytes())
    reading = read(nameless)
    assert (reading.document.id, reading.how) == (known, "by its numbers and words")
    assert len([entry for entry in reading.entries if "examples" in entry]) == 19
    assert len(reading.entries) >= count - 2


@pytest.mark.parametrize(
    ("document", "version", "columns", "messy"),
    [
        ("core", "1.4", 1, False),
        ("core", "1.3", 2, False),
        ("core", "1.2", 2, True),
        ("tournament", "2026-07-16", 1, True),
    ],
)
def test_printed_rulebooks_give_the_same_rules(
    document: str, version: str, columns: int, messy: bool, tmp_path: Path
) -> None:
    path = edition(document, version)
    paragraphs = [line.lstrip("# ") for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    printed = print_pdf(tmp_path / "book.pdf", paragraphs, columns=columns, divided=messy, ligatures=messy)
    found, expected = book(printed), strictly(path)
    assert [rule.number for rule in found.rules] == [rule.number for rule in expected]
    assert differing(found.rules, expected, letters if messy else words) == []
    assert [rule.references for rule in found.rules] == [rule.references for rule in expected]


@pytest.mark.parametrize(
    ("place", "known"),
    [
        ("seeds/origins-faq-retired-2025-11-04.txt", "faq@origins@2025-11-04"),
        ("seeds/origins-faq-updated.txt", "faq@origins@undated"),
        ("seeds/origins-faq-web-outline.txt", "faq@origins@outline"),
        ("faq/origins-faq-first.txt", "faq@origins@undated"),
        ("faq/spiritforged-faq.md", "faq@spiritforged@2026-01-14"),
        ("faq/unleashed-faq.md", "faq@unleashed@2026-04-29"),
        ("errata/origins.md", "errata@2025-10-28"),
        ("errata/spiritforged.md", "errata@2026-01-14"),
        ("errata/unleashed.md", "errata@2026-04-03"),
        ("errata/vendetta.md", "errata@2026-07-23"),
        ("tournament-rules/2026-03-30-changelog.md", "patch-notes@tournament@2026-03-30"),
    ],
)
def test_every_other_document_is_recognised(place: str, known: str) -> None:
    assert read(official(*place.split("/"))).document.id == known


def test_every_erratum_has_both_wordings_of_the_official_list() -> None:
    listed = json.loads(official("errata.json").read_text(encoding="utf-8"))
    for bulletin in ("origins", "spiritforged", "unleashed", "vendetta"):
        found = {entry["card"]: entry for entry in read(official("errata", f"{bulletin}.md")).entries}
        expected = {NAMES.called(entry).name: entry for entry in listed if entry["doc"] == bulletin}
        assert found.keys() == expected.keys()
        for name, entry in found.items():
            assert words(entry["new"]) == words(expected[name]["new"])
            assert words(entry["old"]) == words(expected[name]["old"])


def test_the_card_list_has_every_card() -> None:
    listed = json.loads(official("cards.json").read_text(encoding="utf-8"))
    reading = read(official("cards.json"))
    assert (reading.document.kind, reading.document.entries) == ("cards", len(listed))
    with_text = [one["name"] for one in listed if one["text"]]
    assert sorted(entry["name"] for entry in reading.entries if entry["text"]) == sorted(with_text)


def as_page(text: str) -> str:
    """A Markdown text as a web page that shows it."""
    body = MarkdownIt().render(text)
    head = "<!doctype html><html><head><title>Riftbound</title><script>var page = '<p>1</p>';</script></head>"
    return f"{head}<body><nav><a>Home</a></nav><article>{body}</article><footer>All rights</footer></body></html>"


@pytest.mark.parametrize(
    "place",
    [
        "core-rules/core-rules-v1.0.md",
        "tournament-rules/tournament-rules-2025-10-17.md",
        "faq/unleashed-faq.md",
        "errata/origins.md",
        "errata/vendetta.md",
        "patch-notes/core.md",
    ],
)
def test_a_saved_web_page_gives_the_same_as_the_markdown_that_it_was_made_from(place: str, tmp_path: Path) -> None:
    source = official(*place.split("/"))
    text = source.read_text(encoding="utf-8")
    page = tmp_path / "page.html"
    page.write_text(as_page(text.replace("\n", "\n\n") if "core-rules/" in place else text), encoding="utf-8")
    expected, found = read_once(source), read(page)
    assert found.document.id == expected.document.id
    for one, other in zip(found.entries, expected.entries, strict=True):
        assert [words(str(value)) for value in one.values()] == [words(str(value)) for value in other.values()]


@pytest.mark.parametrize("version", ["1.0", "1.2", "1.4"])
def test_rules_that_stand_in_one_paragraph_of_a_page_are_all_found(version: str, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text(as_page(edition("core", version).read_text(encoding="utf-8")), encoding="utf-8")
    found, expected = book(page).rules, strictly(edition("core", version))
    assert [rule.number for rule in found] == [rule.number for rule in expected]
    numbered = {rule.number for rule in expected if re.match(r"\d\. ", rule.text)}  # the page counts these itself
    assert set(differing(found, expected)) <= numbered


@pytest.mark.parametrize("bulletin", ["origins", "spiritforged", "unleashed", "vendetta"])
def test_printed_errata_give_the_same_wordings(bulletin: str, tmp_path: Path) -> None:
    source = official("errata", f"{bulletin}.md")
    paragraphs = [line.lstrip("# ") for line in source.read_text(encoding="utf-8").splitlines() if line.strip("# ")]
    printed = print_pdf(tmp_path / "errata.pdf", paragraphs, apart=True)
    expected, found = read_once(source), read(printed)
    assert found.document.id == expected.document.id
    for one, other in zip(found.entries, expected.entries, strict=True):
        assert {key: words(text) for key, text in one.items()} == {key: words(text) for key, text in other.items()}


@pytest.mark.parametrize("columns", [1, 2])
@pytest.mark.parametrize(
    "place",
    ["patch-notes/core.md", "patch-notes/spiritforged.md", "tournament-rules/2026-03-30-changelog.md"],
)
def test_titles_of_printed_patch_notes_are_known_by_their_size(place: str, columns: int, tmp_path: Path) -> None:
    source = official(*place.split("/"))
    paragraphs = [line.replace("**", "") for line in source.read_text(encoding="utf-8").splitlines() if line.strip()]
    printed = print_pdf(tmp_path / "notes.pdf", paragraphs, apart=True, columns=columns, headings=True)
    expected, found = read_once(source), read(printed)
    assert found.document.id == expected.document.id
    titles = {" ".join(words(entry["title"])) for entry in found.entries}
    missing = [entry["title"] for entry in expected.entries if " ".join(words(entry["title"])) not in titles]
    assert len(missing) <= 1  # a title may be parted by the end of a page
    assert len(found.entries) <= len(expected.entries) + 2


@pytest.mark.parametrize(
    ("seed", "known"),
    [
        ("rules-site-section-428-kill.txt", "excerpt@core-428@1.3"),
        ("rules-site-keyword-737-hidden.txt", "excerpt@core-737@1.2"),
    ],
)
def test_printed_pages_of_a_rules_site_are_recognised(seed: str, known: str, tmp_path: Path) -> None:
    lines = official("seeds", seed).read_text(encoding="utf-8").splitlines()
    printed = print_pdf(tmp_path / "page.pdf", [line for line in lines if line.strip()])
    reading = read(printed)
    assert reading.document.id == known
    assert len([entry for entry in reading.entries if "examples" in entry]) == 19


@pytest.mark.parametrize(("version", "columns"), [("1.2", 1), ("1.3", 2)])
def test_text_copied_from_a_pdf_with_its_layout_gives_the_same_rules(
    version: str, columns: int, tmp_path: Path
) -> None:
    path = edition("core", version)
    paragraphs = [line.lstrip("# ") for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    printed = PdfReader(print_pdf(tmp_path / "book.pdf", paragraphs, columns=columns))
    copied = tmp_path / "book.txt"
    pages = [page.extract_text(extraction_mode="layout") for page in printed.pages]
    copied.write_text("\f".join(pages), encoding="utf-8")
    found, expected = book(copied), strictly(path)
    assert [rule.number for rule in found.rules] == [rule.number for rule in expected]
    assert differing(found.rules, expected, letters) == []
