"""A set-up is written as scenario language, and read again it is the same set-up."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import asdict

from judge.engine.state.card import FILLER, SPELL, UNIT, Card
from judge.engine.state.zones import base, battlefield, hand
from judge.errors import CannotSimulate
from judge.matchup.clauses.probe_cards import KILL_A_UNIT, UNIT_WITH_A_COST
from judge.scenario.board.from_script import setup_of
from judge.scenario.board.setup import Setup, add_runes, card_for, plain_unit
from judge.scenario.board.stated_setup import Placed
from judge.scenario.board.to_script import script_of
from judge.scenario.language.parse import parse
from judge.scenario.language.written_setup import written_setup
from tests.rulings.played import BY_ONE_WORKER
from tools.runs import RULINGS, blocks

FOLDERS = sorted(path.name for path in RULINGS.iterdir() if path.is_dir() and next(path.rglob("*.md"), None))
TODAY = date(2026, 8, 1)


def _comparable(value: Any) -> Any:
    """A set-up as plain values; a card is what it is called and what a scenario can give it."""
    if isinstance(value, Card):
        return value.name, value.wording, value.keywords, value.tags
    if isinstance(value, Struct):
        return {key: _comparable(part) for key, part in asdict(value).items()}
    if isinstance(value, dict):
        return {key: _comparable(part) for key, part in value.items()}
    return [_comparable(part) for part in value] if isinstance(value, list | tuple) else value


def _text(setup: Setup) -> str:
    return "\n".join(written_setup(script_of(setup, TODAY).lines))


@BY_ONE_WORKER
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_set_up_of_the_rulings_is_read_written_and_read_again(folder: str) -> None:
    for block in blocks(RULINGS / folder):
        assert block.script is not None
        day = block.script.day or block.as_of or TODAY
        setup = setup_of(block.script, day)
        stated = script_of(setup, day)
        text = "\n".join(written_setup(stated.lines)) or "P1's turn"
        assert _comparable(setup_of(parse(text), day)) == _comparable(setup), f"{block.file}:{block.line}\n{text}"
        assert {label: name for label, name in stated.labels.items() if label != name} == {}, block.file


def test_what_one_player_has_stands_in_one_line() -> None:
    text = (
        "P2's turn, draw phase\nfirst turns: P1, P2\nbattlefields: Trifarian War Camp, BF2\nBF2 controlled by P1\n"
        "P1: hand 2 x Stupefy; base u = 3-Might unit exhausted damaged 1 buffed with Tank\n"
        "P2: at Trifarian War Camp facedown Hidden Blade, v = 2-Might unit tagged Poro; deck 3 x plain card\n"
        "P2: points 3; XP 2"
    )
    assert _text(setup_of(parse(text), TODAY)) == text


def test_objects_whose_labels_are_no_words_are_called_by_their_cards() -> None:
    setup = Setup(battlefields={"BF1": "P2", "BF2": None}, fields={"BF1": card_for("Trifarian War Camp", TODAY)})
    setup.add(Placed(plain_unit(2), "v #2", "P2", battlefield("BF1"), damage=1))
    setup.add(Placed(Card("2-Might Poro", (UNIT,), might=2, tags=("Poro",)), "p", "P1", base("P1")))
    setup.add(Placed(FILLER, "P1's card 1", "P1", hand("P1")))
    setup.add(Placed(KILL_A_UNIT, "test spell", "P1", hand("P1")))
    stated = script_of(setup, TODAY)
    assert written_setup(stated.lines) == (
        "battlefields: Trifarian War Camp, BF2",
        "P2: at Trifarian War Camp 2-Might unit damaged 1",
        'P1: base p = 2-Might unit tagged Poro; hand plain card, action spell "kill a unit"',
    )
    assert stated.labels["test spell"] == "kill a unit"
    assert stated.labels["v #2"] == "2-Might unit"
    assert stated.labels["BF1"] == "Trifarian War Camp"


def test_two_copies_of_a_card_have_two_names() -> None:
    setup = Setup()
    for label in ("Hidden Blade", "second Hidden Blade"):
        setup.add(Placed(card_for("Hidden Blade", TODAY), label, "P1", hand("P1")))
    stated = script_of(setup, TODAY)
    assert written_setup(stated.lines) == ("P1: hand 2 x Hidden Blade",)
    assert stated.labels["second Hidden Blade"] == "Hidden Blade #2"


def test_runes_are_counted_where_the_funds_are_exact_and_are_objects_elsewhere() -> None:
    exact, enough = Setup(), Setup()
    add_runes(exact, "P1", "Fury", 3, exhausted=1)
    enough.add(Placed(exact.objects[0].card, "P1's Fury Rune", "P1", base("P1"), exhausted=True))
    assert _text(exact) == "P1: runes 1 Fury exhausted, 2 Fury"
    assert _text(enough) == "P1: base Fury Rune exhausted"


def test_a_wording_that_is_not_that_of_the_day_is_named() -> None:
    setup = Setup()
    setup.add(Placed(card_for("Baited Hook", date(2025, 10, 1)), "Baited Hook", "P1", base("P1")))
    assert _text(setup) == "wording of Baited Hook: printed\nP1: base Baited Hook"


def test_a_text_that_is_in_no_vocabulary_is_refused() -> None:
    setup = Setup()
    setup.add(Placed(UNIT_WITH_A_COST, "test unit", "P1", hand("P1")))
    with pytest.raises(CannotSimulate, match="test unit has a text that cannot be written in a scenario"):
        script_of(setup, TODAY)
    setup = Setup()
    setup.add(Placed(Card("odd spell", (SPELL,), keywords=("Hidden",)), "s", "P1", hand("P1")))
    with pytest.raises(CannotSimulate, match="odd spell"):
        script_of(setup, TODAY)


def test_what_a_card_without_a_text_costs_is_written() -> None:
    text = 'P1: hand s = spell "draw 1" costing [3][A][A], u = 2-Might unit costing [4], g = plain gear costing [1]'
    setup = setup_of(parse(text), TODAY)
    assert [(one.card.energy, one.card.power) for one in setup.objects] == [(3, 2), (4, 0), (1, 0)]
    assert _text(setup) == text
