"""Walking every line of a plan: outcomes, lines, choices, limits."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from judge.engine.turn.sameness import key
from judge.matchup.walks.explorer import walk
from judge.matchup.walks.observed_facts import differences, observe
from judge.matchup.walks.planned_acts import Act, Impossible, Plan, Slot
from tests.engine.boards import Board

if TYPE_CHECKING:
    from judge.engine.state.state import GameState

HOOK = Plan((Act("P1", "use", "Baited Hook"),))


def hook_board(*units: str) -> GameState:
    board = Board(battlefields={"BF1": "P1", "BF2": None}).card("Baited Hook", at="base")
    for unit in units:
        board.unit(unit, 3, at="BF1")
    return board.setup.state()


def test_the_lines_of_the_outcomes_add_up_to_the_lines_of_the_walk() -> None:
    walked = walk(hook_board("u", "v", "w"), HOOK)
    assert walked.complete
    assert walked.lines == sum(outcome.lines for outcome in walked.outcomes) == prod((3, 1))


def test_each_target_is_a_branch_of_its_own_and_the_choice_is_named() -> None:
    walked = walk(hook_board("u", "v"), HOOK)
    assert len(walked.outcomes) == 2
    for outcome in walked.outcomes:
        (choice,) = [found for found in outcome.choices if found.matters]
        assert choice.decision.timing == "target"
        assert str(next(fact for fact in outcome.facts if fact.what == choice.answer[0])) == (
            f"{choice.answer[0]}: in P1's trash"
        )


def test_a_walk_that_reaches_its_budget_says_that_it_was_cut() -> None:
    walked = walk(hook_board(*"abcdefgh"), HOOK, budget=3)
    assert not walked.complete


def test_an_act_that_cannot_be_taken_is_named_with_its_rule() -> None:
    walked = walk(hook_board(), HOOK)
    assert isinstance(walked.impossible, Impossible)
    assert walked.impossible.act.label == "Baited Hook"
    assert walked.impossible.rule == "play.valid-choices-needed"
    assert walked.outcomes == ()


def test_a_response_needs_a_window() -> None:
    state = Board().card("Baited Hook", at="base").unit("u").card("Void Seeker").setup.state()
    walked = walk(state, Plan((Act("P1", "use", "Baited Hook"), Act("P1", "play", "Void Seeker", Slot.IN_RESPONSE))))
    assert walked.impossible is not None
    assert walked.impossible.rule == "turn-state.closed-needs-reaction"


def test_walking_changes_nothing_and_gives_the_same_again() -> None:
    state = hook_board("u", "v")
    before = observe(state), key(state)
    first, second = walk(state, HOOK), walk(state, HOOK)
    assert (observe(state), key(state)) == before
    assert [outcome.facts for outcome in first.outcomes] == [outcome.facts for outcome in second.outcomes]


def test_the_end_of_a_line_differs_from_its_start_in_what_happened() -> None:
    walked = walk(hook_board("u"), HOOK)
    (outcome,) = walked.outcomes
    changed = {str(fact) for fact in differences(observe(walked.start.state), outcome.facts)}
    assert "u: in P1's trash" in changed
    assert "Baited Hook: is exhausted" in changed
    assert "BF1: controlled by nobody" in changed
