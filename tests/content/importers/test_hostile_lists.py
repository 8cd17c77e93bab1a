"""JSON with wrong types, halves of characters and worse: one clear error each, and nothing that is kept changes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.answers.library.open_library import open_library
from judge.cli.entry import main
from judge.content.importers import keep as keeping
from judge.content.importers.keep import keep_all
from judge.content.importers.named_as import NamedAs
from judge.content.importers.read_document import read_source_as_document
from judge.content.importers.reading import ImportOptions
from judge.content.importers.source import Source
from judge.content.importers.structured_lists import read_structured_lists
from judge.content.packing import write_atomically
from judge.errors import ContentError, JudgeError

if TYPE_CHECKING:
    from pathlib import Path

GOOD = {"name": "Old Hook", "new": "a", "old": "b", "date": "2031-01-02"}
ASKED = {"q": "Why?", "a": "So."}


def faq(**items: Any) -> dict[str, Any]:
    return {"next": {"published": "2031-01-02", "items": [{**ASKED, **items}]}}


@pytest.fixture
def places(tmp_path: Path, data: Path) -> tuple[Path, Path]:
    return tmp_path, data


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ([{**GOOD, "notes": 5}], "entry 1: expected a text as 'notes', got"),
        ([{**GOOD, "notes": ["a", None]}], "entry 1: expected a text as 'notes', got"),
        ([GOOD, {**GOOD, "new": 5}], "entry 2: expected a text as 'new', got"),
        ([GOOD, {"name": "X", "new": "a"}], "entry 2: expected a text as 'old', got nothing"),
        ([{**GOOD, "date": ["2031-01-02"]}], "entry 1: expected a text as 'date', got"),
        ([{**GOOD, "date": 20310102}], "entry 1: expected a text as 'date', got"),
        ([{**GOOD, "name": "!?"}], "entry 1: expected a name as 'name', got '!?'"),
        ([{**GOOD, "name": "A" * 300}], "entry 1: expected at most 200 letters as 'name', got 300"),
        ([GOOD, {**GOOD, "new": "c"}], "Old Hook is listed twice for 2031-01-02"),
        ([{**GOOD, "new": "half \ud800 one"}], "it is not valid Unicode: half of a character is missing"),
        ([{**GOOD, "name": "half \udc00"}], "it is not valid Unicode: half of a character is missing"),
        (faq(a="half \ud800 one"), "it is not valid Unicode: half of a character is missing"),
        (faq(a=5), "next, question 1: expected a text as 'a', got"),
        (faq(topic={"a": 1}), "next, question 1: expected a text as 'topic', got"),
        ({"next": {"published": 5, "items": [ASKED]}}, "next: expected a text as 'published', got"),
        ({"": {"published": "2031-01-02", "items": [ASKED]}}, "a FAQ in it: expected a name"),
        ([{"name": "A", "text": "half \ud800"}], "it is not valid Unicode: half of a character is missing"),
        ([{"name": "A", "text": "b", "tags": ["\ud800"]}], "it is not valid Unicode: half of a character is missing"),
        ([{"name": "A", "text": "b", "might": float("nan")}], "expected JSON, got NaN"),
        ([{"name": "A", "text": "b", "might": float("inf")}], "expected JSON, got Infinity"),
        ([{"name": "...", "text": "b"}], "card 1: expected a name as 'name', got '...'"),
        ('[{"name": "A", "text": "b", "might": ' + "9" * 5000 + "}]", "a number too long"),
    ],
)
@pytest.mark.parametrize("named", [(), ("--as", "core@1.5"), ("--as", "errata@2031-01-02")])
def test_it_is_refused_and_nothing_changes(
    value: Any, reason: str, named: tuple[str, ...], places: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    tmp_path, data = places
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps([GOOD]), encoding="utf-8")
    assert main(["import", str(good)]) == 0
    kept = {path: path.read_bytes() for path in (data / "imported").iterdir()}
    bad.write_text(value if isinstance(value, str) else json.dumps(value), encoding="utf-8")
    capsys.readouterr()
    code = main(["import", str(bad), *named])
    told = capsys.readouterr()
    assert code in ({4} if not named else {2, 4})
    assert told.out == ""
    assert reason in told.err or named
    assert told.err.startswith("judge: bad.json: ")
    assert {path: path.read_bytes() for path in (data / "imported").iterdir()} == kept


@pytest.mark.parametrize("named", ["core@1.5", "faq@next", "patch-notes@next", "cards"])
def test_a_list_is_never_taken_for_what_it_is_not(
    named: str, tmp_path: Path, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "list.json"
    path.write_text(json.dumps([GOOD]), encoding="utf-8")
    assert main(["import", str(path), "--as", named]) == 2
    assert "it is a list of corrections, and --as says" in capsys.readouterr().err
    assert not list(data.iterdir())


def test_errata_without_their_marks_are_refused(tmp_path: Path, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "errata.md"
    path.write_text("# Next Errata\n\n## Old Hook\n\nDraw 2.\n", encoding="utf-8")
    assert main(["import", str(path), "--as", "errata@2026-09-01"]) == 4
    assert "expected marked wordings of cards, got none" in capsys.readouterr().err
    assert not list(data.iterdir())


def test_a_file_of_several_documents_is_kept_whole_or_not_at_all(
    tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "list.json"
    path.write_text(json.dumps([GOOD]), encoding="utf-8")
    assert main(["import", str(path)]) == 0
    (kept,) = (data / "imported").iterdir()
    before = kept.read_bytes()
    writes = []

    def write(place: str, content: bytes) -> None:
        writes.append(place)
        if len(writes) == 2:
            raise OSError(28, "No space left on device")
        whole(place, content)

    whole = write_atomically
    monkeypatch.setattr(keeping, "write_atomically", write)
    path.write_text(json.dumps([{**GOOD, "new": "c"}, {**GOOD, "date": "2031-01-03"}]), encoding="utf-8")
    assert main(["import", str(path)]) == 4
    assert [one.name for one in (data / "imported").iterdir()] == [kept.name]
    assert kept.read_bytes() == before


PLAIN = st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(codec=None), max_size=8)
KEYS = st.sampled_from(
    ["name", "new", "old", "date", "notes", "q", "a", "items", "published", "text", "cards", "might"]
)
VALUES = st.recursive(PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=5))


@given(VALUES)
def test_any_json_is_read_or_refused(value: Any) -> None:
    source = Source("list.json", "json", json.dumps(value))
    wanted = ImportOptions(open_library().store, NamedAs(), "2031-01-02")
    try:
        found = read_structured_lists(source, wanted) or (read_source_as_document(source, wanted),)
        keep_all((reading.document, reading.entries) for reading in found)
    except JudgeError:
        return
    assert all(reading.entries for reading in found)


def test_what_is_damaged_later_stops_no_answer(tmp_path: Path, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "list.json"
    path.write_text(json.dumps(faq(q="What of Baited Hook?")), encoding="utf-8")
    assert main(["import", str(path)]) == 0
    (kept,) = (data / "imported").iterdir()
    for damage in (
        b"",
        b"{}\n",
        b"\xff\xff\n",
        kept.read_bytes()[:-20],
        kept.read_bytes().replace(b'"title"', b'"tilte"'),
    ):
        kept.write_bytes(damage)
        for question in ("baited hook", "428.1", "how does baited hook work", "errata"):
            assert main([question]) == 0
    assert "Traceback" not in capsys.readouterr().err


def test_half_a_character_is_no_text_of_any_form() -> None:
    with pytest.raises(ContentError, match="half of a character"):
        read_structured_lists(
            Source("list.json", "json", '[{"name": "\\ud83d", "new": "a", "old": "b"}]'),
            ImportOptions(open_library().store, NamedAs()),
        )
