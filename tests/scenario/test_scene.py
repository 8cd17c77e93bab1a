"""A situation as one value: written from a set-up, read, played, and told in a sentence."""

from __future__ import annotations

from datetime import date

import pytest

from judge.engine.state.zones import Zone
from judge.scenario.board.from_script import setup_of
from judge.scenario.board.setup import plain_unit
from judge.scenario.language.parse import parse
from judge.scenario.scene import Scene, written
from judge.scenario.scene_told import set_up_in_words

DAY = date(2026, 8, 1)


def told(text: str) -> str:
    return set_up_in_words(setup_of(parse(text), DAY))


def test_what_is_written_from_a_set_up_states_the_same_set_up() -> None:
    stated = ("battlefields: Navori Fighting Pit, BF2", "P1: hand Vengeance", "P2: base u = 3-Might unit damaged 1")
    scene = written(setup_of(parse("\n".join(stated)), DAY), DAY)
    assert scene.setup == stated
    assert scene.state() == Scene(stated, day=DAY).state()
    assert scene.called("u") == "u"


def test_it_says_what_its_lines_call_an_object_whose_label_is_no_word() -> None:
    setup = setup_of(parse("P1: base u = 3-Might unit"), DAY)
    setup.objects[0].label = "the unit"
    assert written(setup, DAY).called("the unit") == "3-Might unit"


def test_it_is_played_on_without_changing_what_was_there() -> None:
    board = Scene(("P1: hand Vengeance", "P2: base u = 3-Might unit"), day=DAY)
    played = board.then("P1 plays Vengeance on u", "resolve the chain")
    assert board.play == ()
    trashed = {one.label for one in played.position().state.objects.values() if one.place.zone is Zone.TRASH}
    assert trashed == {"Vengeance", "u"}
    assert board.then("P1 plays Defy").reached() is None


def test_battlefields_come_first_and_the_day_comes_with_what_is_around() -> None:
    scene = Scene(("P1: base u = 3-Might unit",)).on(DAY, "battlefields: Navori Fighting Pit, BF2", "")
    assert scene.setup == ("battlefields: Navori Fighting Pit, BF2", "P1: base u = 3-Might unit")
    assert scene.day == DAY


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ("P2: at BF1 u = 3-Might unit damaged 1 buffed", "P2 has u, a 3-Might unit, at BF1, damaged 1, buffed"),
        ("P1: base u = 8-Might unit stunned exhausted", "P1 has u, an 8-Might unit, in base, stunned, exhausted"),
        ("P1: hand Vengeance; base Guardian Angel", "P1 has Vengeance in hand; P1 has Guardian Angel in base"),
        ("P1: hand 2 x plain card", "P1 has 2 plain cards in hand"),
        ("P1: hand plain card; runes 3 Calm", "P1 has a plain card in hand; P1 has 3 Calm Runes in base"),
        (
            "P1: at BF1 facedown Hidden Blade\nBF1 controlled by P1",
            "P1 has Hidden Blade facedown at BF1; P1 controls BF1",
        ),
        (
            "P1: at BF1 u = 3-Might unit\nBF1 controlled by nobody",
            "P1 has u, a 3-Might unit, at BF1; nobody controls BF1",
        ),
        ("P1: deck Vengeance", "P1's deck: Vengeance, then filler cards"),
        ("P1: deck Vengeance (top first, nothing below)", "P1's deck: Vengeance, then nothing"),
        ("P1: XP 3; points 1", "P1 has 1 point; P1 has 3 XP"),
        ("P1: pool 2 Energy, 1 Fury", "P1 has 2 Energy and 1 Fury Power to pay with"),
        ("P1: pool empty", "P1 has nothing to pay with"),
        ("first turns: P1, P2", "it is the first turn of each player"),
    ],
)
def test_a_set_up_is_told_in_one_sentence(lines: str, words: str) -> None:
    assert told(lines) == words


def test_one_object_can_go_untold() -> None:
    setup = setup_of(parse("P1: hand Vengeance"), DAY)
    assert set_up_in_words(setup, "Vengeance") == ""
    assert plain_unit(3).name == "3-Might unit"
