"""A replay, or a branch of one, written as a scenario that plays it again."""

from __future__ import annotations

from random import Random

import pytest

from judge.engine.state.decisions import Kind
from judge.errors import CannotSimulate, JudgeError
from judge.replay.moments import Replay, answers_at
from judge.replay.saved import saved
from judge.scenario.ruling_files import read_text
from judge.scenario.runner import run_block
from tests.replay.replays import DAY, TABLE, replayed, sampled


def test_a_branch_is_saved_with_the_other_answer_and_what_came_of_it() -> None:
    replay = replayed()
    at = next(number for number in range(len(replay.moments)) if replay.went_on(number) == ("v",))
    text = saved(replay.branch(at, ("w",)), TABLE, 1, "The other target")
    (block,) = read_text(text, "saved.md")
    assert "P1 plays Hidden Blade on w" in block.text
    assert run_block(block, DAY).passed


def test_what_stops_in_the_middle_of_a_choice_is_not_saved() -> None:
    replay = replayed()
    with pytest.raises(CannotSimulate, match="in the middle of a choice"):
        saved(replay.branch(0, ("play Hidden Blade",)), TABLE, 1, "Too early")


def test_every_sampled_ruling_is_saved_whole() -> None:
    for block, replay in sampled(60, seed=3):
        text = saved(replay, block.text, block.line, "As it was")
        (again,) = read_text(text, block.file)
        assert run_block(again, DAY).passed, f"{block.file}:{block.line}"


def test_branches_of_sampled_rulings_are_saved_or_say_which_answer_has_no_words() -> None:
    drawn, written = Random(5), 0
    for block, replay in sampled(60, seed=4):
        try:
            branch = _branched(replay, drawn)
        except JudgeError:  # what was drawn is not modelled
            continue
        try:
            text = saved(branch, block.text, block.line, "Another way")
        except CannotSimulate as problem:
            assert "cannot be written in a scenario" in str(problem), f"{block.file}:{block.line}"  # noqa: PT017
            continue
        written += 1
        (again,) = read_text(text, block.file)
        assert run_block(again, DAY).passed, f"{block.file}:{block.line}"
    assert written >= 40


def _branched(replay: Replay, drawn: Random) -> Replay:
    """Another answer at a choice, others after it, on to where somebody may act."""
    choices = [number for number, moment in enumerate(replay.moments) if moment.is_choice]
    at, left = drawn.choice(choices) if choices else len(replay.moments) - 1, 4
    while (decision := replay.moments[at].position.decision) is not None and (
        left > 0 or decision.kind is not Kind.ACT
    ):
        replay = replay.branch(at, drawn.choice(answers_at(decision))[1])
        at, left = len(replay.moments) - 1, left - 1
    return replay
