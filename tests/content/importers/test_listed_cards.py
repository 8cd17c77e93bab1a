"""What the cards of a list are called here, in the ways in which lists write names."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from judge.answers.library.open_library import open_library
from judge.cards.catalogue import catalogue
from judge.cli.entry import main
from judge.content.importers.card_list import read_card_list
from judge.content.importers.card_list_remarks import card_list_remarks
from judge.content.importers.keep import keep
from judge.content.importers.listed_cards import CardNames
from judge.content.importers.source import Source
from tests.cli.say import Say
from tests.content.test_imported import document

if TYPE_CHECKING:
    from pathlib import Path

NAMES = CardNames(open_library().store)


def called(name: str, **more: Any) -> str:
    return NAMES.called({"name": name, **more}).name


@pytest.mark.parametrize(
    ("listed", "card"),
    [
        ({"name": "Jinx", "subtitle": "Rebel"}, "Jinx, Rebel"),
        ({"name": "KAI\u2019SA", "subTitle": "SURVIVOR"}, "Kai'Sa, Survivor"),
        ({"name": "Jinx", "subtitle": {"label": "Subtitle", "value": {"label": "Rebel"}}}, "Jinx, Rebel"),
        ({"name": "Jinx, Rebel", "subtitle": "Rebel"}, "Jinx, Rebel"),
        ({"name": "Jinx", "subtitle": "Jinx, Rebel"}, "Jinx, Rebel"),
        ({"name": "Jinx", "title": "Rebel"}, "Jinx, Rebel"),
        ({"name": "Jinx - Rebel"}, "Jinx, Rebel"),
        ({"name": "Jinx \u2013 Loose Cannon"}, "Loose Cannon"),
        ({"name": "Jinx, Rebel (Alternate Art)"}, "Jinx, Rebel"),
        ({"name": "Master Yi", "subtitle": "Honed"}, "Yi, Honed"),
        ({"name": "Annie", "subtitle": "Dark Child"}, "Dark Child, Starter"),
        ({"name": "Jinx", "code": "OGN-251/298"}, "Loose Cannon"),
        ({"name": "Viktor", "publicCode": "ogn-117-298"}, "Viktor, Innovator"),
        ({"name": "Jinx", "id": "OGN-202a"}, "Jinx, Rebel"),
        ({"name": "Jinx", "collectorNumber": 202, "set": {"value": {"id": "OGN"}}}, "Jinx, Rebel"),
        ({"name": "Recruit (271) // Buff", "code": "OGN-271/298"}, "Recruit (DE)"),
        ({"name": "Blazing Scorcher", "subtitle": "Dragon"}, "Blazing Scorcher"),
        ({"name": "Gust", "code": "OGN-202/298"}, "Gust"),
        ({"name": "Ahri", "subtitle": "Newcomer", "code": "RAD-055/167"}, "Ahri, Newcomer"),
        ({"name": "Ahri - Newcomer"}, "Ahri, Newcomer"),
        ({"name": "Boss", "code": "RAD-100/167"}, "Boss"),
        ({"name": "Fire - and Ice"}, "Fire - and Ice"),
        ({"name": "Old Hook", "code": "OGN-202/298"}, "Old Hook"),
        ({"name": "Jinx", "code": "RAD-001/167"}, ""),
        ({"name": "Yi"}, ""),
    ],
)  # fmt: skip
def test_a_name_is_read_as_lists_write_it(listed: dict[str, Any], card: str) -> None:
    assert NAMES.called(listed).name == card


def test_every_card_is_found_by_its_parts_and_by_the_code_of_each_printing() -> None:
    for card in catalogue().values():
        champion, comma, epithet = card.name.partition(", ")
        if comma:
            assert called(champion, subtitle=epithet) == called(f"{champion} - {epithet}") == card.name
        for code in card.printings:
            assert called(champion, code=code.lower().replace("/", "-")) == card.name


def test_a_code_that_contradicts_the_name_is_told() -> None:
    assert "has the code of Jinx, Rebel" in NAMES.called({"name": "Gust", "code": "OGN-202/298"}).remark
    assert "has the code of Jinx, Rebel" in NAMES.called({"name": "Old Hook", "code": "OGN-202/298"}).remark
    assert not NAMES.called({"name": "Jinx, Rebel", "code": "OGN-202/298"}).remark


def test_printings_of_one_card_are_one_entry() -> None:
    cards = [{"name": "Gray Bell", "text": "Draw 1."}, {"name": "Gray Bell (Overnumbered)", "text": "Draw 1."}]
    found = read_card_list(Source("cards.json", "json", json.dumps(cards)), NAMES)
    assert [entry["name"] for entry in found.entries] == ["Gray Bell"]
    assert not found.remarks


CHAMPIONS = [
    {"name": "Jinx", "subtitle": "Rebel", "text": "Draw 1.", "type": "Unit"},
    {"name": "Ahri", "subtitle": "Newcomer", "text": "[Tank]", "type": "Unit", "energy": 2, "might": 2},
    {"name": "Jinx", "text": "Draw 2.", "type": "Spell"},
    {"name": "Ahri", "subtitle": "Newcomer", "text": "Draw 3.", "type": "Unit"},
]


def test_a_list_with_subtitles_hides_no_card_of_the_catalogue(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(CHAMPIONS), encoding="utf-8")
    assert main(["import", str(path)]) == 0
    told = capsys.readouterr().out
    assert "2 cards; recognised" in told
    assert "entry 3 is left out: Jinx alone may be Jinx, Demolitionist; Jinx, Rebel; Loose Cannon" in told
    assert "entry 4 is left out: Ahri, Newcomer is listed earlier with another text" in told
    assert "1 of 1 cards that are not defined play" in told
    say = Say(capsys)
    assert "3 cards are called that" in say("jinx")
    assert "not in the catalogue here" in say("ahri, newcomer")
    assert "Tank" in say("ahri newcomer")


def test_a_list_that_was_imported_with_champions_alone_hides_none(capsys: pytest.CaptureFixture[str]) -> None:
    entry = {"key": "jinx", "name": "Jinx", "text": "Draw 1.", "type": "Spell", "energy": 1}
    keep(document("cards", "cards", "2031-01-02", 1), [entry])
    assert "3 cards are called that" in Say(capsys)("jinx")
    assert main(["jinx vs gust"]) == 1
    assert "several cards are called 'jinx'" in capsys.readouterr().err
    assert main(["doctor"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "1 cards go by the name of a champion alone: Jinx" in told
    assert "Import the list again" in told


def test_an_erratum_with_a_subtitle_is_that_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "errata.json"
    erratum = {"name": "Jinx", "subtitle": "Rebel", "new": "Draw 1.", "old": "Draw 2.", "date": "2031-01-02"}
    path.write_text(json.dumps([erratum]), encoding="utf-8")
    assert main(["import", str(path)]) == 0
    assert "2031-01-02" in Say(capsys)("errata", "jinx, rebel", "--as-of", "2031-02-01")


@pytest.mark.parametrize(
    "shape",
    [
        {"page": {"blades": [{"cards": {"items": [{"name": "A", "text": "Draw 1."}, {"name": "B"}]}}]}},
        {"one": {"name": "A", "text": "Draw 1."}, "two": {"name": "B"}},
        [{"set": "RAD", "cards": [{"name": "A", "text": "Draw 1."}, {"name": "B"}]}],
    ],
)
def test_what_is_left_out_is_named_in_a_list_of_any_shape(shape: Any) -> None:
    assert card_list_remarks(Source("cards.json", "json", json.dumps(shape))) == [
        "entry 2 is left out: B has no 'text'"
    ]


def test_where_no_card_is_left_the_reason_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps([{"name": "Jinx", "text": "Draw 1."}]), encoding="utf-8")
    assert main(["import", str(path)]) == 4
    assert "Jinx alone may be" in capsys.readouterr().err
