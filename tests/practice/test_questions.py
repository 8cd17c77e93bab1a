"""Questions: the right choice can happen, the wrong ones cannot, and a seed asks the same again."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest

from judge.answers.open_library import open_library
from judge.engine.state.decisions import Kind
from judge.engine.turn.position import Position, answer
from judge.matchup.explorer import Outcome
from judge.matchup.narration import phrases
from judge.matchup.observed_facts import observe
from judge.practice.pool import questions, situations
from judge.practice.topics import topic_called
from judge.scenario.runner import position_after

if TYPE_CHECKING:
    from judge.content.library import Library
    from judge.practice.question import Question

SAMPLE = 12


@pytest.fixture(scope="module")
def library() -> Library:
    return open_library("2026-11-20")


@pytest.fixture(scope="module")
def asked(library: Library) -> list[Question]:
    return list(islice(questions(library, 7), SAMPLE))


def all_ends(position: Position) -> set[frozenset[str]]:
    """What is told of each line of play, found without the explorer: every answer, and passes of whoever may act."""
    found: set[frozenset[str]] = set()
    left = [position]
    while left:
        at = left.pop()
        decision = at.decision
        going_on = at.state.chain or at.state.showdown is not None
        if decision is None or (decision.kind is Kind.ACT and not going_on):
            found.add(told("; ".join(phrases(Outcome(observe(at.state), 1, (), at))) or "nothing changes"))
        elif decision.kind is Kind.ACT:
            left.append(answer(at, ("pass",)))
        else:
            left += [answer(at, given) for given in decision.answers()]
    return found


def told(words: str) -> frozenset[str]:
    return frozenset(words.rstrip(".").lower().split("; "))


def test_the_right_choice_can_happen_and_no_wrong_one_can(library: Library, asked: list[Question]) -> None:
    by_name = {situation.name: situation for situation in situations(library)}
    for question in asked:
        situation = by_name[question.key]
        ends = all_ends(position_after(situation.script, situation.day))
        for choice in question.choices:
            assert (told(choice.words) in ends) is choice.right, (question.key, choice)


def test_every_question_has_one_right_choice_and_two_wrong_ones_at_least(asked: list[Question]) -> None:
    assert len(asked) == SAMPLE
    for question in asked:
        assert [choice.right for choice in question.choices].count(True) == 1
        assert len({told(choice.words) for choice in question.choices}) == len(question.choices) >= 3
        assert all(choice.instead for choice in question.choices if not choice.right)


def test_a_seed_asks_the_same_again_and_another_one_something_else(library: Library, asked: list[Question]) -> None:
    assert list(islice(questions(library, 7), 3)) == asked[:3]
    assert list(islice(questions(library, 8), 3)) != asked[:3]


def test_a_topic_is_what_the_deciding_rules_are_about(library: Library) -> None:
    for name in ("deaths", "hidden", "combat"):
        topic = topic_called(library, name)
        found = list(islice(questions(library, 3, topic), 3))
        assert found, name
        for question in found:
            assert topic.has(rule.number for rule in question.rules)


def test_a_level_gives_questions_of_that_level_only(library: Library) -> None:
    for level in ("easy", "medium", "hard"):
        assert {question.level for question in islice(questions(library, 2, level=level), 3)} == {level}
