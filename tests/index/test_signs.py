"""The sign of a line is a yes or a no only to a question that asks the same."""

from __future__ import annotations

import pytest

from judge.index.signs import asks_yes_or_no, deciding, yes_or_no


def evenly(_: str) -> float:
    return 1.0


@pytest.mark.parametrize(
    "text",
    [
        "can I react to a unit",
        "is a recall a move?",
        "so, does banish count as a kill",
        "my unit was recalled. does that count as a move?",
        "units resolve at once, right?",
        "he says a recall is a move, is that true or not",
    ],
)
def test_it_asks_for_a_yes_or_a_no(text: str) -> None:
    assert asks_yes_or_no(text)


@pytest.mark.parametrize(
    "text",
    [
        "who gets focus first",
        "does it die before or after combat",
        "what happens if I burn out",
        "how many runes do I channel",
        "recall",
        "is it mine or his",
    ],
)
def test_it_asks_for_something_else(text: str) -> None:
    assert not asks_yes_or_no(text)


@pytest.mark.parametrize(
    ("question", "sign", "line", "answer"),
    [
        ("does a recall count as a move", "-", "does recalling count as moving", "no"),
        ("can I react to units being played?", "+", "can I react to a unit being played", "yes"),
        ("is a recall a move", "=", "is a recall a move", ""),
        ("what is a recall", "-", "is a recall a move", ""),
        # a word of place, player, number or time that only one of them has
        ("can I hide a card at my opponent's battlefield", "+", "can I hide a card at a battlefield", ""),
        ("can I hide a second card at a battlefield", "+", "can I hide a card at a battlefield", ""),
        ("can I play it next turn", "-", "can I play it", ""),
        # a negation that only one of them has
        ("can a stunned unit not move", "+", "can a stunned unit move", ""),
        ("is it illegal to move a stunned unit", "+", "is it possible to move a stunned unit", ""),
        # what the question is about is not in the line, or the other way round
        ("does a recall of my legend set off my trap for moves", "-", "is a recall a move", ""),
        ("is a recall a move", "-", "does a recall of a unit with Deathknell that was stunned count as a move", ""),
    ],
)
def test_a_sign_is_taken_only_if_nothing_differs_that_can_turn_it(
    question: str, sign: str, line: str, answer: str
) -> None:
    assert yes_or_no(question, sign, line, evenly) == answer


def test_words_of_place_player_number_and_time_decide() -> None:
    assert deciding("can his unit move twice to the same lane before combat") == {
        "opponent", "again", "same", "battlefield", "before", "combat",
    }  # fmt: skip
    assert deciding("deal 4") == {"4"}
    assert deciding("can a unit move") == frozenset()
