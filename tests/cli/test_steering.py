"""Options that steer the set-up of two cards."""

from __future__ import annotations

import json

import pytest

from tests.cli.say import Say


def test_what_is_stated_of_the_board_takes_the_place_of_what_is_derived(capsys: pytest.CaptureFixture[str]) -> None:
    stated = "P2: at BF1 u = 3-Might unit damaged 2, Guardian Angel attached to u; runes 3 Calm"
    found = json.loads(Say(capsys)("hextech ray vs guardian angel", "--with", stated, "--json"))
    assert found["read"] == [stated]
    assert "P2 has u, a 3-Might unit, at BF1, damaged 2" in found["simulation"]["frame"][0]
    assert "3 Calm Runes in base" in found["simulation"]["frame"][0]
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
    assert "'mode: 2v2' is not a part of a board" in say.notes
    say("hextech ray vs defy", "--with", "P1 plays Hextech Ray", code=2)
    assert "is not a part of a board" in say.notes
    say("hextech ray vs defy", "--before", "--hold", code=2)
    assert "--before and --hold cannot be combined" in say.notes


def test_a_board_that_cannot_be_is_refused_with_its_rule(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    say("hidden blade vs wind wall", "--with", "P2: at BF1 u = 4-Might unit, Zhonya's Hourglass attached to u", code=3)
    assert "it is not Equipment (core@1.4:818)" in say.notes


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
    assert "Set-up 1 is shown anyway." in say("hextech ray vs defy", "--set-up", "1", "--width", "200")
    said = say("kog'maw, caustic vs vengeance with 5 might", "--width", "200")
    assert "this set-up has no plain unit" in said
    assert "This is what the set-up is like anyway." in say("hextech ray vs defy", "--response", "--width", "200")
    say("charm", "--swap")
    assert "--swap has no effect" in say.notes
    say("428.1.a", "--might", "3", "--deck", "Charm")
    assert "--might and --deck have no effect" in say.notes
    assert "read: the unit has 4 Might; they meet in combat." in say(
        "Defy vs Wind Wall", "--combat", "--might", "4", code=3
    )


def test_a_card_with_hidden_that_stays_on_the_board_is_played_from_facedown(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    said = " ".join(say("Hidden Blade then Zhonya's Hourglass from facedown").split())
    assert "facedown Zhonya's Hourglass" in said
    assert "then P2 plays Zhonya's Hourglass in response" in said


def test_words_of_the_question_steer_as_well(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(Say(capsys)("stupefy in response to hextech ray on a 4-Might unit", "--json"))
    assert found["read"] == ["Stupefy acts in response", "the unit has 4 Might"]
    assert found["not_understood"] == []
    assert "u, a 4-Might unit" in found["simulation"]["frame"][0]
    assert "P2 plays Stupefy in response" in found["simulation"]["frame"][0]


def test_i_am_whoever_can_do_it(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(Say(capsys)("my defy vs their hextech ray", "--json"))
    assert found["read"] == ["you are P2", "P1 has Hextech Ray", "P2 has Defy"]


def test_a_word_that_was_not_understood_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert "not understood: 'on a sunday'" in Say(capsys)("hextech ray vs defy on a sunday", code=3)


def test_a_spell_is_never_on_the_board(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    say("hidden blade vs wind wall with defy on the board", code=3)
    assert "Defy is a spell and cannot be on the board" in say.notes


def test_exactly_the_acts_that_are_said_are_walked(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    play = "P1 plays Hextech Ray on u; P2 plays Defy in response"
    found = json.loads(say("hextech ray vs defy", "--play", play, "--json"))
    assert found["read"] == play.split("; ")
    assert [outcome["summary"] for outcome in found["outcomes"]] == ["Hextech Ray is countered"]


def test_acts_are_walked_on_the_stated_board(capsys: pytest.CaptureFixture[str]) -> None:
    board = "P2: at BF1 u = 4-Might unit, v = 2-Might unit"
    on_u, on_v = (
        json.loads(Say(capsys)("hextech ray vs stupefy", "--with", board, "--play",
                               f"P1 plays Hextech Ray on u; P2 plays Stupefy on {name} in response", "--json"))
        for name in ("u", "v")
    )  # fmt: skip
    assert "u is killed" in on_u["outcomes"][0]["summary"]
    assert "u is dealt 3" in on_v["outcomes"][0]["summary"]
    assert "killed" not in on_v["outcomes"][0]["summary"]
    assert (on_v["interact"], on_v["simulation"]["status"]) == (None, "complete")


def test_an_act_that_cannot_be_taken_is_told_with_its_rule(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    say("hextech ray vs defy", "--play", "P1 plays Hextech Ray on u; P2 plays Defy", code=3)
    assert "P2 plays Defy: that player does not have priority (312.1)" in say.notes
    say("hextech ray vs defy", "--play", "P1 plays Hextech Ray on v", code=3)
    assert "v is not an option here (355.5)" in say.notes


@pytest.mark.parametrize(
    ("play", "why", "board"),
    [
        ("P1 plays Vengeance on u", "there is no Vengeance", "P1: hand Vengeance"),
        ("P1 plays Charm on u; P2 plays Defy in response", "there is no Defy", "P2: hand Defy"),
        ("P1 moves Soraka, Wanderer to BF1", "there is no Soraka, Wanderer", "P1: base Soraka, Wanderer"),
        ("P1 plays Charm on Soraka, Wanderer", "is not an option here", "P2: at BF1 Soraka, Wanderer"),
    ],
)
def test_a_card_that_is_not_on_the_board_can_be_put_there(
    capsys: pytest.CaptureFixture[str], play: str, why: str, board: str
) -> None:
    say = Say(capsys)
    say("draven, audacious vs charm", "--play", play, code=3)
    assert why in say.notes
    assert f'Put it there: --with "{board}"' in say.notes
    say("draven, audacious vs charm", "--play", play.partition(";")[0], "--with", board)


def test_a_move_is_the_one_that_was_stated_or_none(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    say("draven, audacious vs charm", "--play", "P1 moves u to BF7", code=3)
    assert "u cannot move to BF7" in say.notes


def test_what_is_no_act_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    say("hextech ray vs defy", "--play", "P1 plays Hextech Rai on u", code=2)
    assert "--play:1: there is no card 'Hextech Rai'" in say.notes
    say("hextech ray vs defy", "--play", "P2: hand Defy", code=2)
    assert "'P2: hand Defy' is not an act that can be played" in say.notes


def test_a_unit_of_the_pair_is_hit_or_moves_as_it_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    hit = say("kog'maw, caustic vs vengeance", "--play", "P1 plays Vengeance on Kog'Maw, Caustic", "--json")
    assert "Kog'Maw, Caustic is killed" in json.loads(hit)["outcomes"][0]["summary"]
    play = "P1 moves a to BF1; P2 plays Hidden Blade on a"
    moved = say("hidden blade vs zhonya", "--play", play, "--json")
    assert json.loads(moved)["outcomes"][0]["summary"].startswith("a moves to BF1; Zhonya's Hourglass saves a")


def test_a_third_card_makes_a_difference_or_none(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    angel = json.loads(say("vengeance vs zhonya's hourglass vs guardian angel", "--json"))
    assert angel["read_as"] == "Vengeance vs Zhonya's Hourglass vs Guardian Angel"
    assert angel["third"].startswith("Guardian Angel makes a difference: ")
    assert "only with it, u is saved (healed, exhausted, recalled), Guardian Angel is killed" in angel["third"]
    assert "Zhonya's Hourglass" not in angel["third"]
    camp = json.loads(say("vengeance vs zhonya's hourglass vs trifarian war camp", "--json"))
    assert camp["third"].startswith("Trifarian War Camp makes no difference in the ")


def test_a_third_spell_is_played_in_response_to_the_second(capsys: pytest.CaptureFixture[str]) -> None:
    wall = json.loads(Say(capsys)("hextech ray vs defy vs wind wall", "--json"))
    assert "Defy is countered, u is dealt 3, u is killed and P2 loses control of BF1" in wall["third"]
    assert "P2 plays Defy in response, then P1 plays Wind Wall in response" in wall["simulation"]["frame"][0]


def test_what_a_third_card_does_is_said_first_where_the_two_do_not_meet(capsys: pytest.CaptureFixture[str]) -> None:
    wall = json.loads(Say(capsys)("hidden blade vs zhonya's hourglass vs wind wall", "--json"))
    assert wall["answer"].startswith("Wind Wall makes a difference: with it, Hidden Blade is countered")
    assert wall["simulation"]["status"] == "not all tried"
    assert wall["without"] == "Wind Wall"


def test_a_third_spell_without_reaction_is_played_first(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(Say(capsys)("hextech ray vs stupefy vs charm", "--json"))
    assert found["read"] == ["Charm is played first"]
    assert "P1 plays Charm, then " in found["simulation"]["frame"][0]
    assert found["third"].startswith("Charm makes ")


def test_options_of_unit_and_deck_are_repeated_and_said_to_have_no_effect(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    hook = say("baited hook vs unlicensed armory", "--might", "5", "--deck", "6-Might unit, 7-Might unit")
    assert "read: the unit has 5 Might; the top of the deck is 6-Might unit, 7-Might unit.\n" in hook
    ray = " ".join(say("hextech ray vs draven, audacious", "--might", "5", "--deck", "6-Might unit").split())
    assert "The options for the unit have no effect: this set-up has no plain unit." in ray
    assert "The options for the deck have no effect: neither card looks at it in this set-up." in ray


def test_what_is_printed_answers_where_no_set_up_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    shown = " ".join(Say(capsys)("can my opponent defy my vengeance").split())
    assert "P2: hand Defy; P1: hand Vengeance" in shown
    assert "No. Defy asks for a spell that costs at most [4] and at most 1 Power; Vengeance is a spell" in shown


def test_a_third_card_that_cannot_be_played_is_left_out_with_the_reason(capsys: pytest.CaptureFixture[str]) -> None:
    shown = " ".join(Say(capsys)("vengeance vs zhonya's hourglass vs defy").split())
    assert "Zhonya's Hourglass replaces the death that Vengeance brings about" in shown
    assert "Defy is left out: Defy cannot counter Vengeance: it asks for a spell" in shown


def test_a_card_of_the_pair_is_played_from_facedown(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(Say(capsys)("wind wall vs hidden blade played from facedown", "--json"))
    assert found["read"] == ["Hidden Blade is played from facedown"]
    assert found["not_understood"] == []
    assert any("facedown Hidden Blade" in line for line in found["assumed"])


def test_a_card_without_hidden_is_not_played_from_facedown(capsys: pytest.CaptureFixture[str]) -> None:
    shown = " ".join(Say(capsys)("wind wall vs vengeance played from facedown", code=3).split())
    assert "Vengeance does not have Hidden, so it cannot be played from facedown (811)." in shown


def test_a_legend_that_plays_a_copy_has_a_card_to_discard_for_it(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(Say(capsys)("deceiver vs watchful sentry", "--json"))
    assert any("Reflection becomes a copy of Watchful Sentry" in one["summary"] for one in found["outcomes"])


def test_a_set_up_in_which_only_the_third_card_does_something_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    said = " ".join(Say(capsys)("Mel, Newly Awakened vs Charm vs Defy").split())
    assert "Defy makes a difference: with it, Charm is countered" in said


@pytest.mark.parametrize("option", ["--with", "--play", "--deck", "--rules", "--as-of"])
def test_an_option_without_a_text_is_an_error(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    say("charm vs defy", option, " ", code=2)
    assert f"{option}: expected " in say.notes
    assert "got ' '" in say.notes
    assert "For example" in say.notes
