"""The official FAQs in every form that people have them in; skipped where they are absent."""

from __future__ import annotations

import json
import re
from collections import Counter
from textwrap import fill
from typing import TYPE_CHECKING

import pytest

from judge.content.importers.document_lines import document_lines
from judge.content.importers.faq_page import read_faq_page
from judge.content.importers.source import read_source
from tests.content.importers.official_words import letters, read, read_once, words
from tests.content.importers.printing import print_pdf
from tests.official import official

if TYPE_CHECKING:
    from pathlib import Path


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
    expected = {entry["key"]: letters(entry["text"]) for entry in read_once(official("faq", name)).entries}
    reading = read(faq_in_form(name, form, tmp_path, marks=marks))
    found = {entry["key"]: entry for entry in reading.entries if entry["kind"] == "question"}
    asked = known_questions(name)
    assert list(found) == [str(place) for place in range(1, len(asked) + 1)]
    assert reading.unplaced == ()
    exact = [place for place, text in enumerate(asked, 1) if letters(found[str(place)]["title"]) == letters(text)]
    assert len(exact) >= len(asked) - 1  # where lines are broken, one may end a sentence earlier
    if form in {"text", "pdf", "pdf-divided", "markdown"}:
        assert [key for key in found if letters(found[key]["text"]) != expected[key]] == []


@pytest.mark.parametrize("name", ["spiritforged-faq.md", "unleashed-faq.md"])
def test_addresses_of_pictures_do_not_hide_the_columns_of_a_faq(name: str, tmp_path: Path) -> None:
    text = official("faq", name).read_text(encoding="utf-8")
    paragraphs = [re.sub(r"^#+ |\*\*", "", line) for line in text.split("\n") if line.strip()]
    printed = print_pdf(tmp_path / "faq.pdf", paragraphs, apart=True, columns=2, divided=True)
    found = [entry["key"] for entry in read(printed).entries if entry["kind"] == "question"]
    assert found == [str(place) for place in range(1, len(known_questions(name)) + 1)]


@pytest.mark.parametrize("blank_lines", [True, False])
@pytest.mark.parametrize("name", ["origins-faq-first.txt", "origins-faq-updated.txt"])
def test_a_faq_copied_from_a_pdf_without_marks_has_all_questions_and_says_which_were_not_set_apart(
    name: str, blank_lines: bool, tmp_path: Path
) -> None:
    marked = read_once(official("faq", name))
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


def test_the_editions_of_the_origins_faq_differ_by_their_banner_and_few_words() -> None:
    retired, updated = (
        {entry["key"]: words(f"{entry['title']} {entry['text']}") for entry in read(official("seeds", seed)).entries}
        for seed in ("origins-faq-retired-2025-11-04.txt", "origins-faq-updated.txt")
    )
    assert retired.keys() - updated.keys() == {"banner"}
    assert updated.keys() <= retired.keys()
    differ = {key for key in updated if updated[key] != retired[key]}
    assert differ == {"96", "text:dragons-rage"}
