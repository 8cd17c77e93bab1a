"""The options that show what is behind the screen of two cards, and what they do with any other question."""

from __future__ import annotations

import pytest

from judge.cli.entry import main
from judge.cli.read_arguments import DoesNotFit, read_question

PAIR = "Defy vs Icathian Rain"


def test_rules_alone_shows_texts_and_with_a_version_is_the_version() -> None:
    assert read_question([PAIR, "--rules"]).rule_texts
    assert read_question([PAIR, "--rules", "--plain"]).rule_texts
    both = read_question([PAIR, "--rules", "1.3", "--rules"])
    assert (both.rules, both.rule_texts) == ("1.3", True)
    assert not read_question([PAIR, "--rules", "1.3"]).rule_texts


def test_steps_take_the_number_behind_them_and_no_other_word() -> None:
    assert read_question(["--steps", "2", PAIR]).steps == 2
    assert read_question([PAIR, "--steps=3"]).steps == 3
    found = read_question(["--steps", PAIR])
    assert (found.all_steps, found.words) == (True, (PAIR,))


def test_an_outcome_has_a_number_from_one_on() -> None:
    with pytest.raises(DoesNotFit, match="--steps: expected a number from 1 to 999"):
        read_question([PAIR, "--steps", "0"])


@pytest.mark.parametrize("option", ["--steps", "--set-ups", "--wordings"])
def test_options_of_two_cards_say_where_they_have_no_effect(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hidden", option]) == 0
    said = capsys.readouterr()
    assert f"{option}: no effect" in said.err
    assert "keyword" in said.out


def test_rules_without_a_version_is_an_error_where_no_rules_are_folded(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["versions", "--rules"]) == 2
    assert "--rules: expected VERSION, got nothing" in capsys.readouterr().err


def test_several_of_them_show_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["Guardian Angel vs Vengeance", "--steps", "1", "--set-ups", "--plain"]) == 0
    out = capsys.readouterr().out
    assert out.index("Vengeance resolves") < out.index("1) shown:")
