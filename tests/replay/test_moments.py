"""A scenario answer by answer."""

from __future__ import annotations

import pytest

from judge.engine.state.events import Happened, Log
from tests.replay.replays import replayed, sampled


def test_every_answer_is_a_moment_with_who_gave_it_and_what_happened() -> None:
    replay = replayed()
    said = [(moment.line, moment.by, moment.said) for moment in replay.moments[1:4]]
    assert said == [(4, "P1", "play Hidden Blade"), (4, "P1", "v (BF2)"), (5, "P1", "pass")]
    assert any("v is killed" in str(event) for moment in replay.moments for event in moment.events)


def test_the_events_of_all_moments_are_those_of_the_run() -> None:
    for block, replay in sampled(60):
        told = [event for moment in replay.moments for event in moment.events]
        whole = Log.in_order(replay.moments[-1].position.log)
        if any(event.kind is Happened.PLAY_UNDONE for event in whole):  # what was undone had been told before
            whole = tuple(event for event in whole if event in told)
            told = [event for event in told if event in whole]
        assert [event.id for event in told] == [event.id for event in whole], f"{block.file}:{block.line}"


def test_going_to_the_next_choice_leaves_out_those_who_can_only_pass() -> None:
    replay = replayed()
    at, visited = 0, []
    while (following := replay.next_choice(at)) != at:
        at = following
        visited.append(at)
    assert visited
    assert all(replay.moments[number].is_choice for number in visited[:-1])
    assert replay.last_choice(visited[0]) < visited[0]


def test_another_answer_parts_from_the_scenario_there() -> None:
    replay = replayed()
    at = next(number for number in range(len(replay.moments)) if replay.went_on(number) == ("v",))
    other = replay.branch(at, ("w",))
    assert other.parted == at
    assert other.moments[: at + 1] == replay.moments[: at + 1]
    last = other.moments[-1]
    assert (last.said, last.given is not None, last.line) == ("w (BF2)", True, 0)
    assert other.moments[-1].view().chain[0].chosen == ("w",)


def test_what_is_not_legal_is_no_branch() -> None:
    replay = replayed()
    with pytest.raises(ValueError, match="not an answer"):
        replay.branch(1, ("u2",))
