"""Opens the file to import and determines its form; refuses files that cannot be documents."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.errors import ContentError
from judge.record import NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

LARGEST = 20_000_000
"""The maximum size in bytes, which no text of a rulebook or card list approaches."""
LARGEST_PDF = 100_000_000
_ALONE = "Give an official document alone."
_SAVE_IT = "Save what it gives as a file, and import that."
_TAG = re.compile(r"<(?:div|p|h[1-6]|li|span|section|article|body|td)[\s>]", re.IGNORECASE)
_CONTROLS = re.compile(r"[\x00-\x08\x0e-\x1f]")
"""What no text has but between its lines."""
_MARKS = re.compile(r"^#{1,6} |^>|\*\*|^```|\]\(", re.MULTILINE)
_MAGIC = {
    b"PK\x03\x04": "a ZIP archive (or an office document)",
    b"\x1f\x8b": "a compressed file",
    b"\x89PNG": "a picture",
    b"\xff\xd8\xff": "a picture",
    b"\x7fELF": "a program",
    b"MZ\x90\x00": "a program",
    b"\xd0\xcf\x11\xe0": "an old office document",
    b"SQLite format 3": "a database",
}


class Source(NamedTuple):
    """A file and its form: pdf (in ``data``), or html, markdown, text or json (in ``text``)."""

    name: str
    form: str
    text: str = ""
    data: bytes = b""


def read_source(path: Path) -> Source:
    """Read a file; raises ContentError that says what is wrong with it."""
    where = str(path)
    try:
        if path.is_dir():
            raise ContentError(
                "expected a file, got a directory", where=where, hint="Name the files in it: judge import FILE…"
            )
        if path.exists() and not path.is_file():
            raise ContentError("expected a regular file, got a pipe or a device", where=where, hint=_SAVE_IT)
        size = path.stat().st_size
        if size > LARGEST_PDF:
            raise ContentError(_too_large(LARGEST_PDF), where=where, hint=_ALONE)
        with path.open("rb") as file:
            start = file.read(1024)
            if b"%PDF-" not in start and size > LARGEST:
                raise ContentError(_too_large(LARGEST), where=where, hint=_ALONE)
            data = start + file.read()
    except OSError as problem:
        raise ContentError(f"cannot be read: {problem.strerror}", where=where, hint="Check its name.") from problem
    if not data.strip():
        raise ContentError("expected a document, got an empty file", where=where, hint="Download it again.")
    for magic, what in _MAGIC.items():
        if data.startswith(magic):
            raise ContentError(f"expected a document, got {what}", where=where, hint="Unpack or export it first.")
    if b"%PDF-" in start:
        return Source(path.name, "pdf", data=data)
    text = _decoded(data, where)
    return Source(path.name, _form(text), text)


def _too_large(limit: int) -> str:
    return f"expected at most {limit // 1_000_000} MB, got more"


def _decoded(data: bytes, where: str) -> str:
    encoding = "utf-16" if data[:2] in {b"\xff\xfe", b"\xfe\xff"} else "utf-8-sig"
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as problem:
        hint = "Save it as UTF-8, or give the PDF itself."
        raise ContentError(
            f"expected UTF-8 text, got something else at byte {problem.start}", where=where, hint=hint
        ) from problem
    if text.count("\x00") or len(_CONTROLS.findall(text, 0, 100_000)) > 20:
        hint = "Give a PDF, text, Markdown, HTML or JSON."
        raise ContentError("expected text, got a binary file", where=where, hint=hint)
    return text


def _form(text: str) -> str:
    start = text.lstrip()[:200].lower()
    if start.startswith(("{", "[")) and start[1:].lstrip()[:1] in {'"', "{", "[", "}", "]"}:
        return "json"
    if start.startswith(("<!doctype html", "<html")) or len(_TAG.findall(text, 0, 200_000)) > 20:
        return "html"
    return "markdown" if _MARKS.search(text, 0, 200_000) else "text"
