"""Broken and hostile documents: one clear error each."""

from __future__ import annotations

import os
import sys
import time
import zipfile
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from fpdf import FPDF

from judge.answers.library.open_library import open_library
from judge.content.importers.named_as import NamedAs
from judge.content.importers.read_document import read_document
from judge.content.importers.reading import ImportOptions
from judge.content.importers.source import LARGEST, LARGEST_PDF, read_source
from judge.errors import ContentError
from tests.content.importers.made_up import know, printed, rules
from tests.content.importers.printing import print_pdf

if TYPE_CHECKING:
    from pathlib import Path


def refused(path: Path) -> str:
    with pytest.raises(ContentError) as caught:
        read_document(path, ImportOptions(open_library().store, NamedAs()))
    assert caught.value.exit_code == 4
    assert path.name in str(caught.value)
    return caught.value.reason


@pytest.mark.parametrize(
    ("name", "data", "reason"),
    [
        ("empty.txt", b"", "expected a document, got an empty file"),
        ("blank.txt", b" \n\n", "expected a document, got an empty file"),
        ("latin.txt", b"101. Caf\xe9.\n", "expected UTF-8 text, got something else at byte"),
        ("half.txt", b"\xff\xfe1", "expected UTF-8 text, got something else at byte"),
        ("binary.txt", b"101. Rule.\x00\x01\x02", "expected text, got a binary file"),
        ("control.txt", bytes(range(1, 9)) * 5, "expected text, got a binary file"),
        ("picture.pdf", b"\x89PNG\r\n\x1a\n....", "expected a document, got a picture"),
        (
            "links.md",
            b"# Rules Hub\n\nVendetta Rules FAQ\n\nErrata, banned cards and more\n",
            "expected questions with answers, got none",
        ),
        ("prose.txt", b"Nothing of interest.\n", "this is not a document that judge knows"),
        ("nested.md", b">" * 50_000 + b" 101. Rule\n", "nested too deeply"),
        ("list.md", b"**a**\n" + b"- " * 5_000 + b"x\n", "nested too deeply"),
        ("nested.json", b'[{"a":' * 50_000, "expected complete JSON, got another text"),
        ("deep.json", b'{"a":' * 100 + b"[]" + b"}" * 100, "nested too deeply"),
        ("half.json", b'{"cards": [{"name": "A", "text"', "expected complete JSON, got another text"),
        (
            "legality.md",
            b"# Constructed Format Legality\n\nBanned cards: see there.\n",
            "no banned card of Constructed",
        ),
        ("other.json", b'{"a": 1}', "expected cards with texts, got JSON without any"),
        ("head.pdf", b"%PDF-1.7\n", "the PDF is damaged"),
        ("rubbish.pdf", b"%PDF-1.7\n" + b"rubbish " * 200, "the PDF is damaged"),
    ],
)
def test_a_broken_document_is_refused(name: str, data: bytes, reason: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    assert reason in refused(path)


@pytest.mark.parametrize("line", ["why is this so", "Why is this so?", "Hidden cards move. " * 9])
def test_a_faq_of_very_many_lines_is_read_in_time(line: str, tmp_path: Path) -> None:
    path = tmp_path / "faq.txt"
    path.write_text("Origins FAQ\n" + f"{line}\n" * 20_000, encoding="utf-8")
    began = time.monotonic()
    with suppress(ContentError):  # without a question it is refused
        read_document(path, ImportOptions(open_library().store, NamedAs()))
    assert time.monotonic() - began < 20


def test_a_pipe_is_refused_and_never_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "pipe.pdf"
    os.mkfifo(path)
    assert refused(path) == "expected a regular file, got a pipe or a device"


def test_a_rulebook_that_is_cut_off_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = rules(range(1000))
    know(monkeypatch, tmp_path, "core", {"1.3": rules(range(300)), "1.4": whole})
    path = tmp_path / "rules.txt"
    path.write_text(printed("Core Rules v1.4", dict(list(whole.items())[:400])), encoding="utf-8")
    assert "600 rules of core@1.4 are missing" in refused(path)


def test_a_new_edition_that_is_cut_off_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = rules(range(1000))
    know(monkeypatch, tmp_path, "tournament", {"2026-01-30": whole})
    path = tmp_path / "rules.txt"
    title = "Tournament Rules\nLast Updated: 12/2/2031"
    path.write_text(printed(title, dict(list(whole.items())[:500])), encoding="utf-8")
    assert refused(path) == "it ends at 499, and 500 rules of tournament@2026-01-30 come after that"


def test_a_part_of_a_rulebook_without_questions_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    know(monkeypatch, tmp_path, "core", {"1.4": rules(range(1000))})
    path = tmp_path / "part.txt"
    path.write_text(printed("Core Rules v1.4", rules(range(428, 440))), encoding="utf-8")
    found = read_document(path, ImportOptions(open_library().store, NamedAs()))
    assert found.document.id == "excerpt@core-428-439@1.4"


def test_a_faq_with_fewer_questions_than_are_known_says_so(tmp_path: Path) -> None:
    path = tmp_path / "faq.txt"
    path.write_text("Unleashed FAQ\n\n" + "Q: Why?\n\nA: So.\n\n" * 3, encoding="utf-8")
    reading = read_document(path, ImportOptions(open_library().store, NamedAs()))
    assert "only 3 of the 14 questions known here were found" in reading.unplaced[-1]


def test_a_zip_with_another_name_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rules.pdf"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("rules.txt", "101. Rule.")
    assert "ZIP archive" in refused(path)


def test_a_pdf_that_is_cut_off_is_refused(tmp_path: Path) -> None:
    path = print_pdf(tmp_path / "rules.pdf", [f"{number}. Rule." for number in range(100, 300)])
    path.write_bytes(path.read_bytes()[:-2000])
    assert "the PDF is damaged" in refused(path)


def test_a_pdf_without_text_is_refused(tmp_path: Path) -> None:
    pdf = FPDF()
    pdf.add_page()
    pdf.rect(10, 10, 50, 50)
    pdf.output(str(tmp_path / "scan.pdf"))
    assert "expected text, got a PDF without any" in refused(tmp_path / "scan.pdf")


def test_a_locked_pdf_is_refused(tmp_path: Path) -> None:
    pdf = FPDF()
    pdf.set_encryption(owner_password="owner", user_password="user")  # noqa: S106 - a document made here
    pdf.add_page()
    pdf.output(str(tmp_path / "locked.pdf"))
    assert "locked" in refused(tmp_path / "locked.pdf")


def test_a_directory_and_an_absent_file_are_refused(tmp_path: Path) -> None:
    assert refused(tmp_path) == "expected a file, got a directory"
    assert "cannot be read" in refused(tmp_path / "absent.pdf")


@pytest.mark.parametrize(("start", "size"), [(b"101. Rule\n", LARGEST + 1), (b"%PDF-1.7\n", LARGEST_PDF + 1)])
def test_a_huge_file_is_refused_unread(start: bytes, size: int, tmp_path: Path) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.write(start)
        file.truncate(size)  # sparse: nothing is written
    assert "MB, got more" in refused(path)


def test_very_many_lines_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "lines.txt"
    path.write_text("101. Rule.\n" * 150_000)
    assert "lines, got " in refused(path)


def test_without_pypdf_the_error_names_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = print_pdf(tmp_path / "rules.pdf", ["101. Rule."])
    monkeypatch.setitem(sys.modules, "pypdf", None)
    with pytest.raises(ContentError, match="needs pypdf") as caught:
        read_document(path, ImportOptions(open_library().store, NamedAs()))
    assert "riftbound-judge[import]" in caught.value.hint


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("101. Rule.\n", "text"),
        ("# 101. Rule\n", "markdown"),
        ("<!DOCTYPE html><p>101. Rule.", "html"),
        ("<div class='a'>x</div>\n" * 30, "html"),
        ('{"cards": []}', "json"),
        ('[{"name": "A"}]', "json"),
        ("[E] means exhaust.\n", "text"),
    ],
)
def test_the_form_of_a_text_is_recognised(text: str, form: str, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text(text, encoding="utf-8")
    assert read_source(path).form == form


def test_utf_16_with_its_mark_is_read(tmp_path: Path) -> None:
    path = tmp_path / "file.txt"
    path.write_bytes("101. Rule.\n".encode("utf-16"))
    assert read_source(path).text == "101. Rule.\n"
