"""``judge ask``: a question about lines that are given, or about a file."""

from __future__ import annotations

import json

import pytest

from tests.cli.say import Say

BOARD = "P1: hand Hextech Ray; P2: hand Defy; at BF1 u = 3-Might unit"
FILE = "rulings/asked/what-comes-of-it.md"


def test_a_question_about_lines(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    assert "does u die: DEPENDS on P2" in say(
        "ask", "does u die", "--with", BOARD, "--play", "P1 plays Hextech Ray on u"
    )
    play = "P1 plays Hextech Ray on u; P2 plays Defy on Hextech Ray in response"
    assert "does u die: NO" in say("ask", "does u die?", "--with", BOARD, "--play", play)


def test_a_question_about_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(Say(capsys)("ask", FILE, "how much damage u takes", "--json"))
    assert [one["answer"] for one in found["asked"]] == ["0 or 3"]


@pytest.mark.parametrize(
    ("question", "play", "answer", "assumed"),
    [
        ("can P2 play Defy on Icathian Rain", "", "NO", "P1 plays Icathian Rain on u"),
        ("can P1 play Wind Wall on Hextech Ray", "", "YES", "P2's turn"),
        ("can P1 play Stupefy on Watchful Sentry?", "", "YES", "P2: at BF1 Watchful Sentry"),
        ("can P1 use Baited Hook on u", "", "YES", "P1: at BF1 u = 3-Might unit"),
        ("can P1 hide Hidden Blade at BF1", "", "YES", "P1: at BF1 u = 3-Might unit"),
        ("what P1 pays for Hextech Ray", "", "[1][C]", "P1: hand Hextech Ray"),
        ("what P2 pays for Defy", "", "[1][C]", "P2 plays Defy on s"),
        ("does Watchful Sentry die", "", "YES", "P1 moves Watchful Sentry to BF1"),
        ("how much damage u takes", "P1 plays Falling Star on u", "6", "P1: hand Falling Star"),
        ("least Might of u that survives", "P1 plays Falling Star on u", "7", "P2: at BF1 u = 3-Might unit"),
        ("who decides whether u dies", "P1 plays Falling Star", "nobody", "P2: at BF1 u = 3-Might unit"),
        ("what differs without Zhonya's Hourglass", "", "something", "P2: base Zhonya's Hourglass"),
        ("what differs without Guardian Angel", "", "something", "P2: base Guardian Angel attached to u"),
        ("what differs without Watchful Sentry", "P1 plays Vengeance on u", "nothing", "P1: hand Vengeance"),
    ],
)
def test_a_board_is_derived_from_the_cards_and_said(
    question: str, play: str, answer: str, assumed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["--play", play] if play else []
    found = json.loads(Say(capsys)("ask", question, *given, "--json"))
    assert [one["answer"] for one in found["asked"]] == [answer]
    assert assumed in found["assumed"]


def test_the_board_that_is_assumed_and_the_rule_are_said_in_text(capsys: pytest.CaptureFixture[str]) -> None:
    text = Say(capsys)("ask", "can P2 play Defy on Icathian Rain")
    assert "rules: 355.9.b, 355.8" in text
    assert "Assumed: P1: hand Icathian Rain;" in text


def test_what_cannot_be_asked_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    say("ask", "does u die", code=2)
    assert "there is no board to ask about" in say.notes
    say("ask", "does u sing", "--with", BOARD, code=2)
    assert "expected a question about a scenario, got 'does u sing'" in say.notes


@pytest.mark.parametrize(
    ("question", "board", "play", "where"),
    [
        ("does u die", "P1: hannd Defy", "", "--with"),
        ("does u die", "P1: hand Charm; P2: at BF1 v = Nosuchcard", "", "--with"),
        ("does u die", "P1: hand Charm; P2: at BF1 u = 3-Might unit", "P1 plays Nosuch on u", "--play"),
        ("does u die", "P1: hand Charm; P2: at BF1 u = 3-Might unit", "P1 plays Charm on u; P1 jumps", "--play"),
        ("does x die", "P1: hand Hextech Ray; P2: at BF1 u = 3-Might unit", "P1 plays Hextech Ray on u", "QUESTION"),
    ],
)
def test_a_mistake_is_told_with_the_option_that_it_stands_in(
    question: str, board: str, play: str, where: str, capsys: pytest.CaptureFixture[str]
) -> None:
    say = Say(capsys)
    assert say("ask", question, "--with", board, *(["--play", play] if play else []), code=2) == ""
    assert say.notes.startswith(f"judge ask: {where}: ")


def test_lines_of_options_that_are_given_twice_all_count(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--with", "P1: hand Hidden Blade", "--with", "P2: at BF1 u = 3-Might unit")
    said = Say(capsys)("ask", "does P2 draw 2", *words, "--play", "P1 plays Hidden Blade on u", "--play", "all pass")
    assert "does P2 draw 2: YES" in said


@pytest.mark.parametrize(
    ("cards", "question", "answer"),
    [
        ("Hidden Blade vs Zhonya's Hourglass vs Guardian Angel", "does P2 draw 2", "YES"),
        ("Baited Hook vs Unlicensed Armory", "does u die?", "DEPENDS"),
        ("Charm vs Gearhead", "how much damage Gearhead takes", "0"),
    ],
)
def test_a_question_about_the_set_up_of_cards_says_that_set_up(
    cards: str, question: str, answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    found = json.loads(Say(capsys)("ask", cards, question, "--json"))
    assert [one["answer"] for one in found["asked"]] == [answer]
    assert any("P1 " in line for line in found["assumed"])
    assert all(name in "; ".join(found["assumed"]) for name in cards.split(" vs "))


def test_of_what_a_set_up_leaves_to_a_choice_both_sides_are_said(capsys: pytest.CaptureFixture[str]) -> None:
    said = Say(capsys)("ask", "Baited Hook vs Unlicensed Armory", "does u die")
    assert "so: P1: let u die" in said
    assert "not so: P1: pay ([C])" in said


def test_a_board_that_cannot_be_made_is_refused_with_the_reason(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    say("ask", "does P2 draw 2", "--play", "P1 plays Vengeance on Gold", code=2)
    assert "P1 cannot play Vengeance now" in say.notes
    say("ask", "does P2 draw 2", code=2)
    assert 'judge ask "A vs B vs C"' in say.notes


def test_a_card_that_answers_from_facedown_alone_lies_there(capsys: pytest.CaptureFixture[str]) -> None:
    play = "P1 plays Vengeance on Watchful Sentry; P2 plays Hidden Blade on Watchful Sentry"
    found = json.loads(Say(capsys)("ask", "does Watchful Sentry die", "--play", play, "--json"))
    assert "P2: at BF1 facedown Hidden Blade" in found["assumed"]
