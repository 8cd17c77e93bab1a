"""Questions of a FAQ that has no marks: headings, bold lines, and paragraphs that ask and are answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from fpdf import FPDF

from judge.content.importers.document_lines import document_lines
from judge.content.importers.faq_page import read_faq_page
from judge.content.importers.source import Source, read_source

if TYPE_CHECKING:
    from pathlib import Path

LONG = "A unit that is played from the trash is a new object, so nothing that was true of it before matters any longer"


def asked(text: str, form: str = "text") -> list[tuple[str, str]]:
    entries = read_faq_page(document_lines(Source("page", form, text)))
    return [(entry["title"], entry["text"]) for entry in entries if entry["kind"] == "question"]


def test_paragraphs_of_their_own_that_ask() -> None:
    text = "Hooks\n\nMay I hook\na unit?\n\nYes. Or not?\nIt depends.\n\nWhat about a gear? I wonder.\n\nNo.\n"
    assert asked(text) == [
        ("May I hook a unit?", "Yes. Or not?\n\nIt depends."),
        ("What about a gear? I wonder.", "No."),
    ]


@pytest.mark.parametrize(("before", "behind"), [("### ", ""), ("**", "**"), ("#### **", "**")])
def test_headings_and_bold_lines_that_ask_or_are_sentences(before: str, behind: str) -> None:
    sentences = ("May I hook a unit?", "The rules were somewhat unclear on hooks.", "And a gear?")
    text = "## Hooks\n\n" + "".join(f"{before}{one}{behind}\n\nSo it is: {LONG}.\n\n" for one in sentences)
    assert [title for title, _ in asked(text, "markdown")] == list(sentences)
    page = "".join(f"<p><strong>{one}</strong></p><p>So it is: {LONG}.</p>" for one in sentences)
    assert [title for title, _ in asked(f"<html><body>{page}</body></html>", "html")] == list(sentences)


def test_a_question_and_its_answer_without_a_blank_line_between() -> None:
    text = (
        f"Hooks\nMay I hook a unit that an opponent controls, if nobody else has hooked any unit in this turn before\n"
        f"me?\n{LONG}.\nIt goes on.\n\nMoves\nAnd a gear?\nNo. {LONG}.\n"
    )
    first, second = asked(text)
    assert first[0].startswith("May I hook a unit that")
    assert first[0].endswith("before me?")
    assert second == ("And a gear?", f"No. {LONG}.")


def test_questions_behind_each_other_in_a_text_without_blank_lines() -> None:
    wrapped = f"{LONG}\nthan in the trash. And the unit is as good as new."
    text = f"May I hook?\n{wrapped}\nMay I move?\n{wrapped}\nMay I deal?\n{wrapped}\n"
    assert [title for title, _ in asked(text)] == ["May I hook?", "May I move?", "May I deal?"]


def test_questions_that_follow_each_other_are_one() -> None:
    text = "May I hook?\n\nAnd if not, why?\n\nBecause.\n\nMay I move?\n\nYes.\n"
    assert [title for title, _ in asked(text)] == ["May I hook? And if not, why?", "May I move?"]


def test_a_faq_with_few_marks_left_is_read_by_both() -> None:
    text = "May I hook?\n\nYes.\n\nQ: May I move?\n\nYes.\n\nMay I deal?\n\nNo.\n\nMay I draw?\n\nNo.\n"
    assert [title for title, _ in asked(text)] == ["May I hook?", "May I move?", "May I deal?", "May I draw?"]


def test_what_stands_in_front_of_everything_is_kept() -> None:
    entries = read_faq_page(document_lines(Source("page", "text", "Welcome, all.\n\nQ: Why?\n\nSo.\n")))
    assert [(entry["key"], entry["text"]) for entry in entries] == [
        ("section:beginning", "Welcome, all."),
        ("1", "So."),
    ]


@pytest.mark.parametrize(("style", "size"), [("B", 9), ("", 13)])
def test_bold_and_large_lines_of_a_pdf_are_questions(style: str, size: int, tmp_path: Path) -> None:
    pdf = FPDF()
    pdf.add_page()
    for question in ("May I hook a unit?", "The rules were unclear on hooks.", "And a gear?"):
        pdf.set_font("helvetica", style=style, size=size)
        pdf.multi_cell(180, 6, question, new_x="LMARGIN", new_y="NEXT")
        pdf.set_font("helvetica", size=9)
        pdf.multi_cell(180, 6, f"{LONG}. Is that so? It is.", new_x="LMARGIN", new_y="NEXT")
    path = tmp_path / "faq.pdf"
    pdf.output(str(path))
    entries = read_faq_page(document_lines(read_source(path)))
    assert [entry["title"] for entry in entries if entry["kind"] == "question"] == [
        "May I hook a unit?",
        "The rules were unclear on hooks.",
        "And a gear?",
    ]
