"""Questions: the right choice can happen, the wrong ones cannot, and a seed asks the same again."""

from __future__ import annotations

from itertools import chain, islice
from typing import TYPE_CHECKING

import pytest

from judge.engine.state.decisions import Kind
from judge.engine.state.events import Happened
from judge.engine.turn.position import answer
from judge.errors import Misuse
from judge.matchup.points.narration import phrases
from judge.matchup.walks.explorer import Outcome
from judge.matchup.walks.observed_facts import observe
from judge.practice.derived import derived
from judge.practice.pool import questions
from judge.practice.topics import topic_called, topics_of
from judge.practice.written import written
from judge.scenario.runner import position_after
from tests.practice.explored_once import BY_ONE_WORKER, explored_once

if TYPE_CHECKING:
    from judge.content.library import Library
    from judge.engine.turn.position import Position
    from judge.practice.question import Question

pytestmark = BY_ONE_WORKER
REASONS = {Happened.IGNORED, Happened.NEGATED, Happened.NULL_FOUND}


def all_ends(position: Position) -> set[frozenset[str]]:
    """What is told of each line of play, found without the explorer: every answer, and passes of whoever may act."""
    found: set[frozenset[str]] = set()
    left = [position]
    while left:
        at = left.pop()
        decision = at.decision
        going_on = at.state.chain or at.state.showdown is not None
        if decision is None or (decision.kind is Kind.ACT and not going_on):
            happened = phrases(Outcome(observe(at.state), 1, (), at), lambda event: event.kind not in REASONS)
            found.add(told("; ".join(happened) or "Nothing changes"))
        elif decision.kind is Kind.ACT:
            left.append(answer(at, ("pass",)))
        else:
            left += [answer(at, given) for given in decision.answers()]
    return found


def told(words: str) -> frozenset[str]:
    """What a choice says, in whatever order."""
    return frozenset(words.rstrip(".").split("; "))


def test_the_right_choice_can_happen_and_no_wrong_one_can(library: Library, asked: list[Question]) -> None:
    by_name = {one.name: one for one in chain(written(library), islice(derived(library, 7), 60))}
    for question in asked:
        situation = by_name[question.key].load()
        assert situation is not None
        ends = all_ends(position_after(situation.script, situation.day))
        for choice in question.choices:
            assert (told(choice.words) in ends) is choice.right, (question.key, choice)


def test_every_question_has_one_right_choice_and_a_wrong_one_at_least(asked: list[Question]) -> None:
    assert len(asked) == 12
    for question in asked:
        assert [choice.right for choice in question.choices].count(True) == 1
        assert len({told(choice.words) for choice in question.choices}) == len(question.choices) >= 2
        assert all(choice.instead for choice in question.choices if not choice.right)


def test_a_question_says_what_its_cards_do_and_why_the_answer_is_right(asked: list[Question]) -> None:
    for question in asked:
        assert question.board[0].startswith("It is P")
        assert question.play
        assert question.steps
        assert all(rule.words for rule in question.rules)
        assert question.rules


def test_a_seed_asks_the_same_again_and_another_one_something_else(library: Library, asked: list[Question]) -> None:
    assert list(islice(questions(library, 7), 3)) == asked[:3]
    assert list(islice(questions(library, 8), 3)) != asked[:3]


def test_no_situation_is_asked_twice(asked: list[Question]) -> None:
    assert len({question.key for question in asked}) == len(asked)


@pytest.mark.parametrize("name", ["deaths", "hidden", "Replacement Effects", "417"])
def test_a_topic_is_what_the_deciding_rules_are_about(library: Library, name: str) -> None:
    topic = topic_called(library, name)
    with explored_once():
        found = list(islice(questions(library, 7, topic), 2))
    assert found
    for question in found:
        assert topic.has(rule.number for rule in question.rules)


def test_a_rule_belongs_to_the_topics_of_its_section() -> None:
    assert topics_of(["323.5"]) == ("cleanups", "deaths")
    assert topics_of(["428.1.a"]) == ("deaths",)
    assert topics_of(["323.50"]) == ("cleanups",)
    assert topics_of([]) == ()


def test_an_unknown_topic_names_those_that_there_are(library: Library) -> None:
    with pytest.raises(Misuse, match="there is no topic 'sandwiches'") as caught:
        topic_called(library, "sandwiches")
    assert "deaths" in (caught.value.hint or "")


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_level_gives_questions_of_that_level_only(library: Library, level: str) -> None:
    with explored_once():
        assert {question.level for question in islice(questions(library, 7, level=level), 2)} == {level}


def test_pairs_make_questions_where_nothing_is_written_about_them(library: Library) -> None:
    found = [one.load() for one in islice(derived(library, 1), 12)]
    situations = [one for one in found if one is not None]
    assert situations
    for situation in situations:
        assert " vs " in situation.name
        assert not situation.source
