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
        ("does Temporary stack", "+", "does Temporary use the stack", ""),  # adding up is not the chain
        ("does Deflect stack", "+", "does Deflect stack?", "yes"),
        ("is it banished if it dies next turn", "+", "is it banished if it dies later this turn", ""),
        # a negation that only one of them has
        ("can a stunned unit not move", "+", "can a stunned unit move", ""),
        ("is it illegal to move a stunned unit", "+", "is it possible to move a stunned unit", ""),
        # what the question is about is not in the line, or the other way round
        ("does a recall of my legend set off my trap for moves", "-", "is a recall a move", ""),
        ("is a recall a move", "-", "does a recall of a unit with Deathknell that was stunned count as a move", ""),
        # another word in its place
        ("does Shield count while it attacks", "-", "does Assault count while it attacks", ""),
        ("can I answer an attack trigger with a Reaction", "-", "can I answer an attack trigger with an Action", ""),
        ("does a conquer trigger when I conquer", "-", "does a conquer trigger when I hold", ""),
        ("does a legion card count itself", "+", "does a gear count for legion", ""),
        # "me" alone decides nothing; a synonym is no other word
        ("does banish count as kill", "-", "does banish count as me killing it", "no"),
        ("can my guy walk to a lane", "+", "can a unit move to a battlefield", "yes"),
        # what does it and what it is done to
        ("does moving exhaust the unit", "-", "can an exhausted unit move", ""),
        ("does my teammate's unit count as friendly", "-", "does a friendly unit count as a teammate", ""),
        ("does ganking exhaust the unit", "-", "does ganking let an exhausted unit move", ""),
        ("is a killed token a discarded card", "-", "does a killed token discard a card", ""),
        # a duty instead of a permission, whichever way it is said
        ("must I choose a unit", "+", "can I choose a unit", ""),
        ("do I have to choose a unit", "+", "do I choose a unit", ""),
        # a denial without a not
        ("is a hexproof unit safe from a spell", "-", "is a hexproof unit hit by a spell", ""),
        ("does a temporary unit survive combat", "+", "is a temporary unit in combat", ""),
        ("does a stun keep my unit from moving", "+", "does a stunned unit move", ""),
        ("is a recall something else than a move", "-", "is a recall a move", ""),
        # whose, itself, elsewhere, at once, a number in words
        ("can he respond to a spell", "+", "can I respond to a spell", ""),
        ("is holding on his turn a point for him", "-", "is holding on his turn a point for me", ""),
        ("is that hold a point if I control it", "-", "is that hold a point", ""),
        ("can the owner use it", "+", "can the controller use it", ""),
        ("does a unit buff itself", "+", "does it buff a unit", ""),
        ("does a unit elsewhere heal", "-", "does a unit heal", ""),
        ("does a unit with lethal damage die right away", "+", "does a unit with lethal damage die", ""),
        ("can I split damage among six units", "+", "can I split damage among five units", ""),
        # the ability of an Equipment, which no card is
        ("can I respond to equip", "-", "can I respond to Equipment", ""),
    ],
)
def test_a_sign_is_taken_only_if_nothing_differs_that_can_turn_it(
    question: str, sign: str, line: str, answer: str
) -> None:
    assert yes_or_no(question, sign, line, evenly) == answer


def test_words_of_place_player_number_time_and_duty_decide() -> None:
    assert deciding("can his unit move twice to the same lane before combat") == {
        "opponent", "again", "same", "battlefield", "before", "combat",
    }  # fmt: skip
    assert deciding("deal 4") == deciding("deal four") == {"4"}
    assert deciding("do they have to attack elsewhere") == {"must", "opponent", "other"}
    assert deciding("can a unit move") == frozenset()
