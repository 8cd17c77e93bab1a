"""``judge import`` of a damaged card list: the place and the reason are told, and nothing that was kept is lost."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from judge.cli.entry import main

if TYPE_CHECKING:
    from pathlib import Path

BELL = {"name": "Gray Bell", "types": ["Spell"], "energy": 2, "text": "Draw 3."}
LAMP = {"name": "Old Lantern", "types": ["Unit"], "energy": 1, "might": 2, "text": "[Tank]"}


def imported(folder: Path, cards: Any) -> int:
    path = folder / "cards.json"
    path.write_bytes(cards if isinstance(cards, bytes) else json.dumps(cards).encode())
    return main(["import", str(path)])


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ({**LAMP, "text": "[Wobble 3] (It wobbles.)"}, "Old Lantern: [wobble 3]"),
        ({**LAMP, "text": 5}, "entry 2: expected a text of Old Lantern, got 5"),
        ({"types": ["Unit"], "text": "[Tank]"}, "entry 2 is left out: it has no 'name'"),
        ({"name": "Old Lantern", "types": ["Unit"]}, "entry 2 is left out: Old Lantern has no 'text'"),
        ("Old Lantern", 'entry 2 is left out: expected a card, got "Old Lantern"'),
        (None, "entry 2 is left out: expected a card, got null"),
        (
            {**BELL, "text": "Draw 4."},
            "entry 2 is left out: Gray Bell is listed earlier with another text, which is used",
        ),
        ({"name": "Old Lantern", "text": "[Tank]"}, "Old Lantern: no type (the card list does not say"),
        ({**LAMP, "types": ["Vehicle"]}, "Old Lantern: 'Vehicle' (the card list does not say"),
        ({**LAMP, "energy": "three"}, "Old Lantern: energy 'three' (the card list does not say"),
        ({**LAMP, "might": -1}, "Old Lantern: might -1 (the card list does not say"),
        ({**LAMP, "energy": None}, "Old Lantern: no energy (the card list does not say"),
        ({**LAMP, "might": None}, "Old Lantern: no might (the card list does not say"),
    ],
)
def test_a_bad_entry_is_named_and_the_others_are_kept(
    entry: Any, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert imported(tmp_path, [BELL, entry]) == 0
    out = capsys.readouterr().out
    assert told in out
    assert main(["card", "Gray Bell", "--plain"]) == 0
    assert "draw 3" in capsys.readouterr().out.lower()


@pytest.mark.parametrize(
    ("damaged", "reason"),
    [
        ([], "expected cards with texts, got JSON without any"),
        ({}, "expected cards with texts, got JSON without any"),
        (b"", "expected a document, got an empty file"),
        (b'[{"name": "Gray Be', "expected complete JSON, got another text"),
        (
            '[{"name": "Caf\u00e9", "text": "[Tank]"}]'.encode("latin-1"),
            "expected UTF-8 text, got something else at byte",
        ),
    ],
)
def test_what_was_imported_before_stays_where_a_list_is_refused(
    damaged: Any, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert imported(tmp_path, [BELL, LAMP]) == 0
    assert "2 of 2 cards that are not defined play" in capsys.readouterr().out
    assert imported(tmp_path, damaged) == 4
    said = capsys.readouterr().err.splitlines()
    assert f"cards.json: {reason}" in said[0]
    assert len(said) == 2, "a next step stands behind the reason"
    assert main(["card", "Old Lantern", "--plain"]) == 0
    assert "Tank" in capsys.readouterr().out


def test_a_card_that_is_not_read_says_what_can_be_done(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert imported(tmp_path, [{**LAMP, "text": "Draw 2."}]) == 0
    out = capsys.readouterr().out
    assert "Old Lantern: draw 2. (only a spell has instructions without a condition)" in out
    assert "can stand in for one" in out
