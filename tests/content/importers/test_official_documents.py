"""The official documents themselves, in every form that they exist in; skipped where they are absent."""

from __future__ import annotations

import json
import re
from collections import Counter
from textwrap import fill
from typing import TYPE_CHECKING

import pytest
from markdown_it import MarkdownIt
from pypdf import PdfReader

from judge.answers.opening import open_library
from judge.content.importers.core_rules import import_core_rules
from judge.content.importers.document_lines import document_lines
from judge.content.importers.faq_page import read_faq_page
from judge.content.importers.named_as import NamedAs
from judge.content.importers.read_document import read_document
from judge.content.importers.reading import Reading, Wanted
from judge.content.importers.rulebook import Rulebook, read_rulebook
from judge.content.importers.source import read_source
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


def read(path: Path) -> Reading:
    return read_document(path, Wanted(open_library().store, NamedAs()))


def book(path: Path) -> Rulebook:
    return read_rulebook(document_lines(read_source(path)), where=path.name)


def words(text: str) -> list[str]:
    """The words of a text, as they are compared: kinds of quotation marks, dashes and hyphens set aside."""
    plain = text.replace("\u2019", "'").replace("\u2018", "'").lower()
    return re.findall(r"[\w\[\]]+", plain)


def letters(text: str) -> list[str]:
    """The letters of a text, where words were divided at the ends of lines."""
    return ["".join(words(text))]


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
    found, strict = book(path).rules, import_core_rules(path)
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
    found, expected = book(official("raw", raw)).rules, import_core_rules(edition("core", version))
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
    found, expected = book(printed), import_core_rules(path)
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


@pytest.mark.parametrize(
    ("seed", "name"),
    [
        ("seeds/origins-faq-retired-2025-11-04.txt", "origins-faq"),
        ("seeds/origins-faq-updated.txt", "origins-faq"),
        ("faq/spiritforged-faq.md", "spiritforged-faq"),
        ("faq/unleashed-faq.md", "unleashed-faq"),
    ],
)
def test_every_question_has_the_position_that_the_official_list_gives_it(seed: str, name: str) -> None:
    listed = json.loads(official("faq-official.json").read_text(encoding="utf-8"))[name]["items"]
    entries = read_faq_page(document_lines(read_source(official(*seed.split("/")))))
    asked = {entry["key"]: entry["title"] for entry in entries if entry["kind"] == "question"}
    assert len(asked) == len(listed)
    differ = [item["position"] for item in listed if words(item["q"]) != words(asked[str(item["position"])])]
    assert differ == ([96] if "updated" in seed else [])  # the editions differ there by one word


def test_a_faq_copied_from_a_pdf_has_every_question() -> None:
    entries = read_faq_page(document_lines(read_source(official("faq", "origins-faq-first.txt"))))
    assert sum(entry["kind"] == "question" for entry in entries) == 97


def unmarked(line: str) -> str:
    return re.sub(r"^([\W_]*)Q: ", r"\1", line)


def faq_paragraphs(name: str) -> list[str]:
    """The paragraphs of a FAQ as somebody copies them: without pictures and the marks of Markdown."""
    text = official("faq", name).read_text(encoding="utf-8")
    plain = (re.sub(r"^#+ |\*\*", "", line.strip()) for line in text.split("\n"))
    return [line for line in plain if line and not line.startswith("![")]


def known_questions(name: str) -> list[str]:
    listed = json.loads(official("faq-official.json").read_text(encoding="utf-8"))
    return [item["q"] for item in listed[f"{name.partition('-')[0]}-faq"]["items"]]


FAQ_FORMS = ("text", "solid", "wrapped", "wrapped-solid", "pdf", "pdf-divided", "markdown")


def faq_in_form(name: str, form: str, folder: Path, *, marks: bool) -> Path:
    path = folder / f"faq.{'pdf' if form.startswith('pdf') else 'md' if form == 'markdown' else 'txt'}"
    change = str if marks else unmarked
    if form == "markdown":
        text = official("faq", name).read_text(encoding="utf-8")
        path.write_text("\n".join(map(change, text.split("\n"))), encoding="utf-8")
        return path
    paragraphs = list(map(change, faq_paragraphs(name)))
    if form.startswith("pdf"):
        return print_pdf(path, paragraphs, apart=True, divided=form == "pdf-divided")
    wrapped = [fill(one, 90) if form.startswith("wrapped") else one for one in paragraphs]
    path.write_text(("\n" if form.endswith("solid") else "\n\n").join(wrapped), encoding="utf-8")
    return path


@pytest.mark.parametrize("marks", [True, False])
@pytest.mark.parametrize("form", FAQ_FORMS)
@pytest.mark.parametrize("name", ["spiritforged-faq.md", "unleashed-faq.md"])
def test_a_faq_has_every_question_in_every_form_with_and_without_its_marks(
    name: str, form: str, marks: bool, tmp_path: Path
) -> None:
    expected = {entry["key"]: letters(entry["text"]) for entry in read(official("faq", name)).entries}
    reading = read(faq_in_form(name, form, tmp_path, marks=marks))
    found = {entry["key"]: entry for entry in reading.entries if entry["kind"] == "question"}
    asked = known_questions(name)
    assert list(found) == [str(place) for place in range(1, len(asked) + 1)]
    assert reading.unplaced == ()
    exact = [place for place, text in enumerate(asked, 1) if letters(found[str(place)]["title"]) == letters(text)]
    assert len(exact) >= len(asked) - 1  # where lines are broken, one may end a sentence earlier
    if form in {"text", "pdf", "pdf-divided", "markdown"}:
        assert [key for key in found if letters(found[key]["text"]) != expected[key]] == []


@pytest.mark.parametrize("blank_lines", [True, False])
@pytest.mark.parametrize("name", ["origins-faq-first.txt", "origins-faq-updated.txt"])
def test_a_faq_copied_from_a_pdf_without_marks_has_all_questions_and_says_which_were_not_set_apart(
    name: str, blank_lines: bool, tmp_path: Path
) -> None:
    marked = read(official("faq", name))
    text = official("faq", name).read_text(encoding="utf-8")
    copied = tmp_path / "faq.txt"
    kept = (unmarked(line) for line in text.split("\n") if blank_lines or line.strip())
    copied.write_text("\n".join(kept), encoding="utf-8")
    reading = read(copied)
    expected = {entry["key"]: entry for entry in marked.entries if entry["kind"] == "question"}
    found = {entry["key"]: entry for entry in reading.entries if entry["kind"] == "question"}
    assert list(found) == list(expected)
    assert "question 64 is not set apart" in " ".join(reading.unplaced)  # it asks nothing: it is a remark
    differ = [key for key in found if words(found[key]["title"]) != words(expected[key]["title"])]
    assert len(differ) <= 5


@pytest.mark.parametrize("marks", [True, False])
@pytest.mark.parametrize("name", ["spiritforged-faq.md", "unleashed-faq.md", "origins-faq-first.txt"])
def test_no_word_of_a_faq_is_lost(name: str, marks: bool, tmp_path: Path) -> None:
    path = tmp_path / "faq.txt"
    paragraphs = [line if marks else unmarked(line) for line in faq_paragraphs(name)]
    path.write_text("\n\n".join(paragraphs), encoding="utf-8")
    lines = document_lines(read_source(path))
    entries = read_faq_page(lines)
    topics = " ".join({entry["topic"] for entry in entries})
    kept = Counter(words(" ".join([topics, *(f"{entry['title']} {entry['text']}" for entry in entries)])))
    lost = Counter(words(" ".join(line.text for line in lines))) - kept
    headings = {
        "q",
        "revised",
        "text",
        "section",
        "1",
        "2",
        "frequently",
        "asked",
        "questions",
        "and",
        "clarified",
        "rulings",
    }
    assert set(lost) <= headings


def test_every_erratum_has_both_wordings_of_the_official_list() -> None:
    listed = json.loads(official("errata.json").read_text(encoding="utf-8"))
    for bulletin in ("origins", "spiritforged", "unleashed", "vendetta"):
        found = {entry["card"]: entry for entry in read(official("errata", f"{bulletin}.md")).entries}
        expected = {entry["name"]: entry for entry in listed if entry["doc"] == bulletin}
        assert found.keys() == expected.keys()
        for name, entry in found.items():
            assert words(entry["new"]) == words(expected[name]["new"])
            assert words(entry["old"]) == words(expected[name]["old"])


def test_the_card_list_has_every_card() -> None:
    reading = read(official("cards.json"))
    assert (reading.document.kind, reading.document.entries) == ("cards", 935)
    assert sum(bool(entry["text"]) for entry in reading.entries) == 921


def as_page(text: str) -> str:
    """Give a Markdown text as the web page that a site would make of it."""
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
    expected, found = read(source), read(page)
    assert found.document.id == expected.document.id
    for one, other in zip(found.entries, expected.entries, strict=True):
        assert [words(str(value)) for value in one.values()] == [words(str(value)) for value in other.values()]


@pytest.mark.parametrize("bulletin", ["origins", "spiritforged", "unleashed", "vendetta"])
def test_printed_errata_give_the_same_wordings(bulletin: str, tmp_path: Path) -> None:
    source = official("errata", f"{bulletin}.md")
    paragraphs = [line.lstrip("# ") for line in source.read_text(encoding="utf-8").splitlines() if line.strip("# ")]
    printed = print_pdf(tmp_path / "errata.pdf", paragraphs, apart=True)
    expected, found = read(source), read(printed)
    assert found.document.id == expected.document.id
    for one, other in zip(found.entries, expected.entries, strict=True):
        assert {key: words(text) for key, text in one.items()} == {key: words(text) for key, text in other.items()}


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
    found, expected = book(copied), import_core_rules(path)
    assert [rule.number for rule in found.rules] == [rule.number for rule in expected]
    assert differing(found.rules, expected, letters) == []


def test_the_editions_of_the_origins_faq_differ_by_their_banner_and_few_words() -> None:
    retired, updated = (
        {entry["key"]: words(f"{entry['title']} {entry['text']}") for entry in read(official("seeds", seed)).entries}
        for seed in ("origins-faq-retired-2025-11-04.txt", "origins-faq-updated.txt")
    )
    assert retired.keys() - updated.keys() == {"banner"}
    assert updated.keys() <= retired.keys()
    differ = {key for key in updated if updated[key] != retired[key]}
    assert differ == {"96", "text:dragons-rage"}
