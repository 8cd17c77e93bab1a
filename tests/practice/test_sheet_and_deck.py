"""What is printed, and what Anki gets: as many solutions as questions, and everything in it."""

from __future__ import annotations

import sqlite3
import zipfile
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest

from judge.practice.anki import write_deck
from judge.practice.sheet import sheet_as_markdown, sheet_as_page
from tests.practice.explored_once import BY_ONE_WORKER

if TYPE_CHECKING:
    from pathlib import Path

    from judge.practice.question import Question

pytestmark = BY_ONE_WORKER
BASIS = "Core Rules 1.4, cards as of 2026-11-20"


def test_a_sheet_has_as_many_solutions_as_questions_and_they_come_last(asked: list[Question]) -> None:
    questions, solutions = sheet_as_markdown(asked, BASIS).split("## Solutions\n")
    for number, question in enumerate(asked, 1):
        assert f"### {number}. " in questions
        assert f"### Solution {number}: {question.letter}\n" in solutions
    assert questions.count("\n### ") == solutions.count("\n### ") == len(asked)
    assert "would be so if" not in questions


class Page(HTMLParser):
    """The ids, the links and what is loaded by a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.ids += [values["id"] or ""] if "id" in values else []
        self.links += [values["href"] or ""] if tag == "a" else []
        self.loads += [tag] if tag in {"script", "link", "img"} else []


def test_the_page_links_every_question_with_its_solution_and_loads_nothing(asked: list[Question]) -> None:
    pytest.importorskip("jinja2", reason="needs the extra page")
    text = sheet_as_page(asked, BASIS)
    page = Page(text)
    numbers = range(1, len(asked) + 1)
    assert {*(f"q{number}" for number in numbers), *(f"s{number}" for number in numbers)} <= set(page.ids)
    assert {link.removeprefix("#") for link in page.links} <= set(page.ids)
    assert not page.loads
    assert "break-before: page" in text


def test_a_deck_opens_and_has_a_note_for_each_question(asked: list[Question], tmp_path: Path) -> None:
    pytest.importorskip("genanki", reason="needs the extra anki")
    write_deck(asked, str(tmp_path / "rulings.apkg"))
    with zipfile.ZipFile(tmp_path / "rulings.apkg") as package:
        package.extract("collection.anki2", tmp_path)
    with sqlite3.connect(tmp_path / "collection.anki2") as collection:
        notes = [fields.split("\x1f") for (fields,) in collection.execute("select flds from notes")]
        tags = [text for (text,) in collection.execute("select tags from notes")]
    assert len(notes) == len(asked)
    fronts = {front for front, _, _ in notes}
    for question in asked:
        assert any(question.asks in front for front in fronts)
    assert all("The answer is " in back for _, back, _ in notes)
    assert all("level::" in text for text in tags)
