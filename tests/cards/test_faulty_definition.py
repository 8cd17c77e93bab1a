"""A slip in the file of a card: told where the card is needed, and nowhere else."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import judge.cards
from judge.answers.doctor.definitions import check_definitions
from judge.answers.library.card_wording import how_sections
from judge.answers.library.wording_records import records
from judge.cards.loader import defined, definition, definitions, from_file, has_file, place
from judge.content.left_out import LeftOut
from judge.content.model import Content
from judge.errors import ContentError
from judge.scenario.ruling_files import read_text
from judge.scenario.runner import run_block

if TYPE_CHECKING:
    from collections.abc import Iterator

SLIPS = {
    "an unknown argument": ("from judge.cards.definition import card\n\nX = card('Hidden Blade', enegry=2)\n", 3),
    "a slip of the pen": ("HIDDEN_BLADE = card(\n    'Hidden Blade',,\n)\n", 2),
    "an unknown name": ("\nX = Triggerd()\n", 2),
    "an import that is not there": ("from judge.engine.actions.kil import Kill\n", 1),
}


@pytest.fixture(params=SLIPS)
def line(request: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The line of a slip in the file that defines Hidden Blade."""
    text, at = SLIPS[request.param]
    (tmp_path / "slip.py").write_text(text, encoding="utf-8")
    assert has_file("Hidden Blade")  # remembered, as are the names: the file with the slip stands elsewhere
    assert "Hidden Blade" in defined()
    monkeypatch.setattr(judge.cards, "__path__", [*judge.cards.__path__, str(tmp_path)])
    monkeypatch.setattr("judge.cards.faulty_definition.PACKAGE", tmp_path / "judge")
    monkeypatch.setattr("judge.cards.faulty_definition.file_of", lambda _: tmp_path / "slip.py")
    monkeypatch.setattr("judge.cards.loader.place", lambda name: "slip" if name == "Hidden Blade" else place(name))
    from_file.cache_clear()
    yield at
    from_file.cache_clear()


def test_the_error_names_the_card_its_file_and_the_line(line: int) -> None:
    with pytest.raises(ContentError, match="the definition of Hidden Blade cannot be read: ") as told:
        definition("Hidden Blade")
    assert told.value.where == f"slip.py:{line}"


@pytest.mark.usefixtures("line")
def test_the_library_is_compiled_without_it() -> None:
    found = records(Content((), (), (), slips := LeftOut()), Path())
    assert "wording Zhonya's Hourglass" in found
    assert "wording Hidden Blade" not in found
    assert [one.ids for one in slips.slips] == [("Hidden Blade",)]
    slip = found["unreadable Hidden Blade"]
    assert slip.startswith("slip.py:")
    assert [section.lines for section in how_sections("Hidden Blade", [], slip)] == [(slip,)]


def test_the_doctor_finds_it_and_only_it(line: int) -> None:
    assert [(one.check, one.where) for one in check_definitions()] == [("cards", f"slip.py:{line}")]


@pytest.mark.usefixtures("line")
def test_whoever_goes_over_all_cards_goes_on() -> None:
    names = {card.name for card in definitions()}
    assert "Hidden Blade" not in names
    assert len(names) == len(defined()) - 1


@pytest.mark.usefixtures("line")
def test_only_the_scenario_that_needs_the_card_stops() -> None:
    text = "```scenario\nP1's turn\nP1: hand {}\nexpect {} in P1's hand\n```\n"
    for card, passes in (("Hidden Blade", False), ("Zhonya's Hourglass", True)):
        (block,) = read_text(text.format(card, card), "a.md")
        played = run_block(block, date(2026, 8, 1))
        assert played.passed == passes, played.message
        assert passes or "the definition of Hidden Blade cannot be read" in played.message


def test_a_file_that_defines_another_card_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert has_file("Hidden Blade")
    monkeypatch.setattr("judge.cards.loader.place", lambda _: "origins.charm")
    from_file.cache_clear()
    with pytest.raises(ContentError, match="the file defines no card of that name") as told:
        definition("Hidden Blade")
    from_file.cache_clear()
    assert told.value.where == "judge/cards/origins/charm.py"


def test_the_doctor_finds_a_file_that_is_named_after_no_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judge.answers.doctor.definitions.files", lambda: frozenset({"origins.hidden_blad"}))
    (found,) = check_definitions()
    assert (found.where, found.reason) == (
        "judge/cards/origins/hidden_blad.py",
        "no card of that set leads to this file",
    )
