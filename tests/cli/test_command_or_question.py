"""A first word that is a command: when it is one, and when the words are a question that begins with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.cli.command_or_question import is_number, is_path
from judge.cli.entry import main
from tests.cli.say import Say

if TYPE_CHECKING:
    from pathlib import Path

A_RULING = "rulings/pairs/baited-hook-and-highlander.md"


@pytest.mark.parametrize(
    "words",
    [
        "card draw when my deck is empty",
        "run out of cards",
        "ask about hidden",
        "ask your opponent to discard",
        "rule for moving units",
        "history of hidden",
        "new cards in vendetta",
        "explore moving units to a battlefield",
        "sweep units off a battlefield with damage",
        "why does a unit with Tank come first",
        "vs a unit with Deflect",
        "ask whether hidden cards count",
        "replay a spell from the trash",
        "faq on hidden cards",
        "tournament penalties for slow play",
        "versions of hidden",
        "impact of deflect on costs",
        "coverage of hidden cards",
        "errata for a hidden card",
        "import of a unit from the trash",
        "doctor of hidden cards",
        "diff between deflect and shield",
        "run out of cards -n 2",
    ],
)
def test_words_make_a_question(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    assert say(*words.split(), "--plain").startswith('"')


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        ("rule 1", 1, "there is no rule 1\n  Nearest: core@1.4:001; core@1.4:100; "),
        ("rule 4281", 1, "there is no rule 4281\n  Nearest: core@1.4:428."),
        ("history 9", 1, "there is no rule 9\n  Nearest: "),
        ("12.a", 1, "there is no rule 12.a\n  Nearest: "),
        ("rule 2 units", 2, "judge rule: expected NUMBER, got '2 units'"),
        ("run 3 units", 2, "judge run: PATH: expected a file or a directory, got '3'"),
        ("run no-such-folder/ruling.md", 2, "there is no file no-such-folder/ruling.md"),
        ("new", 2, 'judge new: expected "A vs B", got nothing'),
        ("new charm vs nosuchcardatall", 1, "no card is called 'nosuchcardatall'"),
        ("eval", 2, "judge eval: expected FILE, got nothing"),
        ("keyword hidden --side", 2, "judge keyword: there is no option --side"),
        ("history of hidden --verbose", 2, "judge history: there is no option --verbose"),
        ("doctor --plain", 2, "judge doctor: there is no option --plain"),
    ],
)
def test_a_number_a_path_or_an_option_does_not(
    words: str, code: int, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    say = Say(capsys)
    assert say(*words.split(), code=code) == ""
    assert says in say.notes


def test_an_option_that_a_command_lacks_lists_those_that_it_has(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    say("eval", A_RULING, "--md", code=2)
    takes = (
        "judge eval takes --at-least, --at-most, --misses, --out, --compare, --json; judge eval --help explains them."
    )
    assert takes in say.notes


def test_two_hyphens_end_the_options(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    assert say("--plain", "--", "moving", "a", "unit", "--json").startswith('"moving a unit --json"')
    assert "811 HIDDEN" in say("--plain", "--", "hidden")
    assert main(["moving", "a", "unit", "--jason"]) == 2


@pytest.mark.parametrize("value", ["²", "٣", "0", "1000", "-1", "1.0", "", "9" * 5000])
@pytest.mark.parametrize("option", ["-n", "--width"])
def test_a_number_out_of_range_is_told_in_one_line(option: str, value: str, capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    say("hidden", option, value, code=2)
    assert f"judge: {option}: expected a number from 1 to 999, got " in say.notes
    assert len(say.notes) < 200


@pytest.mark.parametrize("value", ["²", "1000", "9" * 5000])
def test_so_it_is_behind_a_command(value: str, capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    say("rule", "428", "-n", value, code=2)
    assert "judge rule: -n: expected a number from 1 to 999, got " in say.notes
    assert len(say.notes) < 400


def test_a_number_of_any_length_is_no_rule(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    say("9" * 5000, code=1)
    assert "there is no rule 99999999999999999999…" in say.notes
    assert len(say.notes) < 200


def test_what_is_a_number_and_what_is_a_path(tmp_path: Path) -> None:
    assert all(map(is_number, ("1", "428.1.a", "999.")))
    assert not any(map(is_number, ("hidden", "v1", "")))
    (tmp_path / "questions").touch()
    assert all(map(is_path, ("ruling.md", "a/b", "-", str(tmp_path / "questions"))))
    assert not any(map(is_path, ("hidden", "either/or is a question")))


@pytest.mark.parametrize("words", [["rule", "428", "and", "430"], ["rule", "428-430"], ["rule", "428,", "430"]])
def test_several_numbers_behind_rule_are_listed(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert Say(capsys)(*words).startswith("RULES 428")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["card", "jinx"], "several cards are called 'jinx'\n  Which is meant? Jinx, Demolitionist or Jinx, Rebel or"),
        (["errata", "jinx"], "several cards are called 'jinx'"),
        (["card", "foobar"], "judge search foobar looks through all texts."),
        (["keyword", "foo"], "judge foo looks for it among cards"),
        (["new", "charm vs foo"], "judge search foo looks through all texts."),
        (["cite", "foobarbaz"], "Read as a question; judge cite --help says what the command takes."),
        (["replay", "foobarbaz"], "Read as a question; judge replay --help says what the command takes."),
    ],
)
def test_what_a_command_does_not_find_names_the_next_step(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    say = Say(capsys)
    say(*words, code=1)
    assert says in say.notes
