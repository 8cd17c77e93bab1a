"""Replays a scenario block to the end of its own play, or to one of the outcomes still open then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.decisions import Kind
from judge.errors import CannotSimulate, Misuse
from judge.matchup.points.narration import summary
from judge.matchup.walks.explorer import BUDGET, walk
from judge.matchup.walks.planned_acts import Plan
from judge.matchup.walks.search_limit import SECONDS
from judge.matchup.walks.whole_line import answers_of
from judge.replay.moments import Replay, replay_of
from judge.scenario.language.script import Expect
from judge.scenario.language.script_asks import Ask
from judge.scenario.language.script_play import Legality
from judge.scenario.runner import run_block

if TYPE_CHECKING:
    from datetime import date

    from judge.engine.state.decisions import Answer
    from judge.matchup.walks.explorer import Outcome, Progress, Walk
    from judge.scenario.ruling_files import RulingBlock


MOST_PLAYS = 6
"""The maximum number of outcomes replayed side by side."""


def replayed(
    block: RulingBlock, day: date, rules: str, *, outcome: int = 0, progress: Progress | None = None
) -> Replay:
    """The replay of a block, with the cards in their wording on its own day, or else on ``day``.

    ``outcome`` continues to the outcome with this number, as ``judge explore`` counts them. 0 ends with the block's own
    play. Raises the problem of a block that cannot be set up, Misuse if there are fewer outcomes.
    """
    replay = _played(block, day, rules)
    if not outcome:
        return replay
    walked = _walk_of(replay, progress)
    if not 0 < outcome <= len(walked.outcomes):
        raise Misuse(
            f"--outcome: expected a number from 1 to {len(walked.outcomes)}, got {outcome}", where="judge replay",
            hint="judge explore FILE lists them.",
        )  # fmt: skip
    return _to(replay, walked, walked.outcomes[outcome - 1])


def all_replayed(
    block: RulingBlock, day: date, rules: str, progress: Progress | None = None
) -> tuple[tuple[str, Replay], ...]:
    """The replays of a block to each outcome that it leaves open, under its words. Only one if it leaves none open.

    At most ``MOST_PLAYS`` of them. Raises the problem of a block that cannot be set up.
    """
    replay = _played(block, day, rules)
    decision = replay.moments[-1].position.decision
    if decision is None or replay.run.problem is None:
        return (("", replay),)
    walked = _walk_of(replay, progress)
    shown = walked.outcomes[:MOST_PLAYS]
    return tuple((summary(one), _to(replay, walked, one)) for one in shown)


def _played(block: RulingBlock, day: date, rules: str) -> Replay:
    played = run_block(block, day, rules)
    if played.start is None:
        assert played.problem is not None
        raise played.problem
    return replay_of(played, block.as_of or day, rules)


def _walk_of(replay: Replay, progress: Progress | None) -> Walk:
    """The walk of the choices that are open at the end. Raises the error that stopped the play before that."""
    run = replay.run
    stated = sum(not isinstance(line, Expect | Legality | Ask) for line in run.script.play)
    if run.problem is not None and len(run.steps) < stated:
        raise run.problem
    return walk(replay.moments[-1].position, Plan(()), BUDGET, seconds=SECONDS, progress=progress)


def _to(replay: Replay, walked: Walk, outcome: Outcome) -> Replay:
    return _gone_on(replay, list(answers_of(walked.start, Plan(()), outcome)))


def _gone_on(replay: Replay, left: list[Answer]) -> Replay:
    """The replay with these answers at its end.

    Players who can only pass do so in between, except as its first step.
    """
    begun = len(replay.moments)
    while (decision := replay.moments[-1].position.decision) is not None:
        forced = decision.forced if decision.kind is Kind.ACT and len(replay.moments) > begun else None
        if forced is None and not left:
            break
        try:
            replay = replay.branch(len(replay.moments) - 1, forced if forced is not None else left.pop(0))
        except ValueError as problem:
            raise CannotSimulate(f"the outcome cannot be replayed: {problem}") from problem
    return replay
