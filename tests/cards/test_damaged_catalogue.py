"""A damaged catalogue: the error names the file and the line, and a card's page needs no more than its own row."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import judge.cards.catalogue
from judge.answers.doctor.definitions import check_definitions
from judge.answers.library.catalogue_records import records
from judge.cards.catalogue import FILE, FOLDERS, catalogue, facts_of, names
from judge.cards.checked_catalogue import checked, checked_catalogue
from judge.cards.loader import files, place
from judge.content.left_out import LeftOut
from judge.content.model import Content
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Callable

HEAD = "\t".join(judge.cards.catalogue.CardFacts._fields)
ROW = "Blazing Scorcher\tOGN-001/298\tOGN\tUnit\t\t5\t\t5\t\tFury\tDragon, Noxus\tAccelerate\tlegal\tOGN-001/298"
OTHER = ROW.replace("Blazing Scorcher", "Baited Hook")


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], None]:
    """Puts another file in the place of the catalogue."""
    monkeypatch.setattr(judge.cards.catalogue, "__file__", str(tmp_path / "catalogue.py"))
    for name, empty in (("_texts", []), ("_cards", []), ("_slips", {})):
        monkeypatch.setattr(judge.cards.catalogue, name, empty)
    return (tmp_path / "catalogue.tsv").write_bytes  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "names of the columns"),
        (f"{ROW}\n", 1, "names of the columns"),
        (f"{HEAD}\n", 0, "no cards"),
        (f"{HEAD}\n{ROW}\n{OTHER[:40]}", 3, "expected 14 columns, got 10"),
        (f"{HEAD}\n{ROW}\n\n{OTHER}\n", 3, "expected 14 columns, got 1"),
        (f"{HEAD}\n{ROW}\n<<<<<<< HEAD\n{OTHER}\n", 3, "expected 14 columns, got 1"),
        (f"{HEAD}\n{OTHER}\n{ROW}\t\n", 3, "expected 14 columns, got 15"),
        (f"{HEAD}\n{OTHER}\n{ROW}\n".replace("5", "five", 1), 2, "'five'"),
        (f"{HEAD}\n{OTHER}\n{ROW}\n{OTHER}\n", 4, "Baited Hook is also in line 2"),
        (f"{HEAD}\n{OTHER}\n {ROW}\n", 3, "is not a name"),
        (f"{HEAD}\n{OTHER}\n{ROW}\n".replace("Blazing Scorcher", ""), 3, "is not a name"),
        (f"{HEAD}\n{OTHER}\n{ROW}\n".replace("OGN\tUnit", "RAD\tUnit", 1), 2, "set 'RAD'"),
        (f"{HEAD}\n{OTHER}\n{ROW.replace('OGN', '', 2)}\n".replace("\tOGN\t", "\t\t"), 2, "set ''"),
        (f"{HEAD}\n{OTHER}\n{ROW}\n".replace("Unit", "Unti", 1), 2, "unknown type 'Unti'"),
        (f"{HEAD}\n{OTHER}\n{ROW.replace('Unit', 'Unit, Trap')}\n", 3, "unknown type 'Trap'"),
        (f"{HEAD}\n{OTHER}\n{ROW.replace('Fury', 'Furry')}\n", 3, "unknown domain 'Furry'"),
        (f"{HEAD}\n{OTHER}\n{ROW.replace('legal', 'maybe')}\n", 3, "unknown legality 'maybe'"),
    ],
)
def test_a_mistake_names_its_line(write: Callable[[bytes], None], text: str, line: int, reason: str) -> None:
    write(text.encode())
    with pytest.raises(ContentError, match=re.escape(reason)) as caught:
        raise next(iter(checked_catalogue()[1].values()))
    assert caught.value.where == (f"{FILE}:{line}" if line else FILE)


def test_a_row_that_is_not_text_is_named(write: Callable[[bytes], None]) -> None:
    write(f"{HEAD}\n{ROW}\n{OTHER}\n".encode().replace(b"Dragon", b"Drag\xf6n", 1))
    assert [*catalogue()] == ["Baited Hook"]
    with pytest.raises(ContentError, match="expected UTF-8 text"):
        facts_of("Blazing Scorcher")


def test_of_two_rows_of_one_name_neither_counts(write: Callable[[bytes], None]) -> None:
    write(f"{HEAD}\n{ROW}\n{OTHER}\n{OTHER}\n".encode())
    assert [*catalogue()] == ["Blazing Scorcher"]
    assert names() == ("Blazing Scorcher", "Baited Hook")
    with pytest.raises(ContentError, match="is also in line 3"):
        facts_of("Baited Hook")


@pytest.mark.usefixtures("write")
def test_a_catalogue_that_is_not_there_is_named() -> None:
    with pytest.raises(ContentError, match="cannot be read"):
        facts_of("Baited Hook")


def test_line_ends_marks_and_a_missing_last_line_break_do_not_matter(write: Callable[[bytes], None]) -> None:
    write(b"\xef\xbb\xbf" + f"{HEAD}\r\n{OTHER}\r\n{ROW}".encode())
    assert list(catalogue()) == ["Baited Hook", "Blazing Scorcher"]
    assert facts_of("Blazing Scorcher").printings == ("OGN-001/298",)


def test_one_card_is_read_though_another_row_is_malformed(write: Callable[[bytes], None]) -> None:
    write(f"{HEAD}\n{OTHER[:30]}\n{ROW}\n".encode())
    assert facts_of("Blazing Scorcher").might == 5


def test_the_place_of_a_card_of_an_unknown_set_is_told_with_what_to_do(write: Callable[[bytes], None]) -> None:
    write(f"{HEAD}\n{ROW}\n{OTHER}\n".replace("\tOGN\t", "\tRAD\t").encode())
    with pytest.raises(ContentError, match=r"A card of a new set") as caught:
        place("Baited Hook")
    assert caught.value.where == f"{FILE}:3"


def test_a_new_set_may_have_no_folder_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FOLDERS, "RAD", "radiance")
    assert files.__wrapped__() == files()


@pytest.mark.parametrize(
    ("wrong", "right"),
    [("OGN\tUnit", "RAD\tUnit"), ("Fury", "Furry"), ("Unit", "Unti"), ("\t5\t", "\tfive\t"), ("\tlegal", "")],
)
def test_a_card_with_a_slip_is_left_out_by_itself(
    write: Callable[[bytes], None], monkeypatch: pytest.MonkeyPatch, wrong: str, right: str
) -> None:
    monkeypatch.setattr("judge.answers.doctor.definitions.catalogue_names", lambda: ())  # which are remembered
    monkeypatch.setattr("judge.answers.doctor.definitions.files", frozenset)
    write(f"{HEAD}\n{ROW}\n{OTHER.replace(wrong, right, 1)}\n".encode())
    found = records(Content((), (), (), left_out := LeftOut()), Path())
    assert [one.ids for one in left_out.slips] == [("card:Baited Hook",)]
    assert "facts Blazing Scorcher" in found
    assert "facts Baited Hook" not in found
    with pytest.raises(ContentError) as caught:
        checked(facts_of("Baited Hook"))
    assert caught.value.where == f"{FILE}:3"
    (finding,) = check_definitions()
    assert finding.where == f"{FILE}:3"


def test_without_any_card_rules_can_still_be_compiled(write: Callable[[bytes], None]) -> None:
    write(b"nothing\n")
    assert records(Content((), (), (), left_out := LeftOut()), Path()) == {}
    assert [one.problem.where for one in left_out.slips] == [f"{FILE}:1"]
