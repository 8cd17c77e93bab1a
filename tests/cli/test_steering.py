"""Options that steer the set-up of two cards."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests.cli.say import Say

if TYPE_CHECKING:
    import pytest


def test_what_is_stated_of_the_board_takes_the_place_of_what_is_derived(capsys: pytest.CaptureFixture[str]) -> None:
    stated = "P2: at BF1 u = 3-Might unit damaged 2, Guardian Angel attached to u; runes 3 Calm"
    found = json.loads(Say(capsys)("hextech ray vs guardian angel", "--with", stated, "--json"))
    assert found["read"] == [stated]
    assert "P2: at BF1 u = 3-Might unit damaged 2" in found["simulation"]["frame"][0]
    assert "runes 3 Calm" in found["simulation"]["frame"][0]
    assert [outcome["summary"].partition(";")[0] for outcome in found["outcomes"]] == ["u is dealt 3"]
    assert "Guardian Angel is killed" in found["outcomes"][0]["summary"]


def test_a_unit_that_is_stated_takes_the_place_of_the_derived_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Trifarian War Camp u = 2-Might unit" in Say(capsys)(
        "hidden blade vs wind wall", "--with", "battlefields: Trifarian War Camp, BF2; P2: at Trifarian War Camp "
        "u = 2-Might unit", "--width", "200",
    )  # fmt: skip


def test_an_unknown_name_is_shown_where_it_stands(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    say("hextech ray vs defy", "--with", "P2: at BF1 u = 4-Might unit, Gardian Angel attached to u", code=2)
    assert "--with:1: there is no card 'Gardian Angel'" in say.notes
    assert "Did you mean Guardian Angel?" in say.notes


def test_what_is_no_board_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    say("hextech ray vs defy", "--with", "mode: 2v2", code=2)
    assert "'mode: 2v2' is no part of a board" in say.notes
    say("hextech ray vs defy", "--with", "P1 plays Hextech Ray", code=2)
    assert "is no part of a board" in say.notes
    say("hextech ray vs defy", "--before", "--hold", code=2)
    assert "--before and --hold exclude each other" in say.notes


def test_a_board_that_cannot_be_is_refused_with_its_rule(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    say("hidden blade vs wind wall", "--with", "P2: at BF1 u = 4-Might unit, Zhonya's Hourglass attached to u", code=3)
    assert "it is no Equipment (core@1.4:818)" in say.notes


def test_a_card_that_cannot_respond_is_told_with_its_rule(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    say("hidden blade vs vengeance", "--response", code=3)
    assert "P2 plays Vengeance in response" in say.notes
    assert "only Reaction may be played (309.1.a)" in say.notes


def test_set_ups_have_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    first, second = (
        json.loads(say("hidden blade vs zhonya", "--set-up", number, "--json"))["simulation"]["frame"][0]
        for number in ("1", "2")
    )
    assert first != second
    say("hidden blade vs zhonya", "--set-up", "500", code=2)
    assert "--set-up: expected a number from 1 to" in say.notes


def test_an_option_without_effect_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    assert "This is what the set-up is like anyway." in say("hextech ray vs defy", "--response", "--width", "200")
    say("charm", "--swap")
    assert "--swap has no effect" in say.notes


def test_words_of_the_question_steer_as_well(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(Say(capsys)("stupefy in response to hextech ray on a 4-Might unit", "--json"))
    assert found["read"] == ["Stupefy acts in response", "the unit has 4 Might", "the unit is damaged 0"]
    assert found["not_understood"] == []
    assert "u, a 4-Might unit;" in found["simulation"]["frame"][0]
    assert "P2 plays Stupefy in response" in found["simulation"]["frame"][0]


def test_i_am_whoever_can_do_it(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(Say(capsys)("my defy vs their hextech ray", "--json"))
    assert found["read"] == ["you are P2", "P1 has Hextech Ray", "P2 has Defy"]


def test_a_word_that_was_not_understood_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert "not understood: 'on a sunday'" in Say(capsys)("hextech ray vs defy on a sunday")


def test_a_spell_is_never_on_the_board(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    say("hidden blade vs wind wall with defy on the board", code=3)
    assert "Defy is a spell and cannot be on the board" in say.notes
