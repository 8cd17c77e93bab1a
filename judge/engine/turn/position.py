"""Positions: every point at which somebody decides, as a value that can be stored, forked and compared.

A position is a checkpoint state and the answers given since; it is resumed by replaying those few answers. The first
answer to a position continues the procedure that asked, which saves the replay; a procedure cannot be copied, so every
further answer to the same position replays. Both give the same result, which a test checks. Decisions with one possible
answer are answered here and recorded as forced.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.state.decisions import Kind
from judge.engine.state.events import Log
from judge.engine.state.procedure import PlayerLeft
from judge.engine.turn.fepr import next_step
from judge.engine.turn.game_hooks import game_on
from judge.engine.turn.removal import concession, leave_meanwhile, who_concedes
from judge.errors import NotModelled

if TYPE_CHECKING:
    from judge.engine.state.decisions import Answer, Decision
    from judge.engine.state.events import Event
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.state import GameState


class Forced(Struct, frozen=True):
    """A decision that had one possible answer, and that answer."""

    decision: Decision
    answer: Answer


class _Step(Struct):
    """A step in progress: the state and the log before it, the procedure, and the answers given so far."""

    checkpoint: GameState
    checkpoint_log: Log | None
    procedure: Procedure[None]
    given: list[Answer]


class SuspendedStep:
    """A step that waits for an answer, with the game that it changes. It can be continued only once."""

    __slots__ = ("_asked",)

    def __init__(self, game: Game, step: _Step) -> None:
        self._asked: tuple[Game, _Step] | None = (game, step)

    def take(self) -> tuple[Game, _Step] | None:
        """The game and the step; None from the second call on."""
        asked, self._asked = self._asked, None
        return asked


class Position(Struct, frozen=True, eq=False):
    """A point of decision, or the end of the game if ``decision`` is None.

    ``state`` and ``log`` are current; ``checkpoint`` and ``answers`` say how to get here. ``forced`` lists what was
    answered since the last real decision because only one answer was possible. ``suspended`` is the step that asks, for
    whoever answers first. Positions are compared without their logs.
    """

    checkpoint: GameState
    checkpoint_log: Log | None
    answers: tuple[Answer, ...]
    state: GameState
    log: Log | None
    decision: Decision | None
    forced: tuple[Forced, ...] = ()
    suspended: SuspendedStep | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._compared() == other._compared()

    def __hash__(self) -> int:
        return hash(self._compared())

    def _compared(self) -> tuple[object, ...]:
        return self.checkpoint, self.answers, self.state, self.decision, self.forced

    def __repr__(self) -> str:
        return f"Position(answers={self.answers!r}, decision={self.decision!r})"

    @property
    def events(self) -> tuple[Event, ...]:
        """All events, from the first on."""
        return Log.in_order(self.log)


def begin(state: GameState, log: Log | None = None, *, pausing: bool = False) -> Position:
    """The first point of decision from a state; ``log`` holds the events before it.

    ``pausing`` also stops where passing is all that the player who may act can do.
    """
    return _run(game_on(state, log), [], pausing=pausing)


def answer(position: Position, given: Answer, *, pausing: bool = False, named: Answer | None = None) -> Position:
    """The next point of decision after an answer; ``pausing`` as in ``begin``.

    ``named`` is given, though nobody is asked, to the first decision with one option on the way that accepts it.

    Raises ValueError if the answer is not one of the decision's: what is not offered is not legal.
    """
    decision = position.decision
    if decision is None:
        raise ValueError("The game is over: there is nothing to answer.")
    if not decision.is_legal(given):
        raise ValueError(f"{given!r} is not an answer to: {decision.prompt}")
    asked = position.suspended.take() if position.suspended is not None else None
    if asked is None:
        game = game_on(position.checkpoint, position.checkpoint_log)
        return _run(game, [*position.answers, given], pausing=pausing, named=named)
    game, step = asked
    return _run(game, [given], step, pausing=pausing, named=named)


def interrupted(position: Position, player: str, *, pausing: bool = False) -> Position:
    """The next point of decision after a player has conceded while this decision was open."""
    game = game_on(position.checkpoint, position.checkpoint_log)
    return _run(game, [*position.answers, concession(player)], pausing=pausing)


MOST_STEPS = 5_000
"""The number of steps without a decision after which a loop that nobody can end is reported, and not ruled on."""


def _run(
    game: Game, pending: list[Answer], asked: _Step | None = None, *, pausing: bool = False, named: Answer | None = None
) -> Position:
    """Go on to the next real decision; ``asked`` is the step that waits for the first of the ``pending`` answers.

    Raises NotModelled if play goes on endlessly without a decision.
    """
    forced: list[Forced] = []
    unasked = [named] if named is not None else []
    for _ in range(MOST_STEPS):
        step = asked
        if step is None:
            checkpoint, log = game.state, game.log
            procedure = next_step(game)
            if procedure is None:
                return Position(checkpoint, log, (), game.state, game.log, None, tuple(forced))
            if isinstance(procedure, tuple):
                continue
            step = _Step(checkpoint, log, procedure, [])
        position = _perform(game, step, pending, forced, begun=asked is not None, pausing=pausing, unasked=unasked)
        if position is not None:
            return position
        game.performing = asked = None
    raise endless_loop(game.state, f"{MOST_STEPS} steps have been taken without a decision")


def endless_loop(state: GameState, what: str) -> NotModelled:
    """The error that refuses an endless loop, with the position it has reached."""
    chain = ", ".join(item.label for item in state.chain)
    suspended = [f"{state.turn.player}'s {state.turn.phase.value} of turn {state.turn.number}"]
    suspended += [f"a showdown at {state.showdown.at}"] if state.showdown is not None else []
    suspended += [f"a combat at {state.combat.at}"] if state.combat is not None else []
    suspended += [f"the chain: {chain}"] if chain else []
    units = [f"{thing.label} at {thing.place}" for thing in state.permanents if thing.is_unit]
    return NotModelled(
        f"A loop: {what}. Loops are a matter for the tournament rules.", where=chain,
        hint=f"It has come to {'; '.join(suspended)}. Units: {', '.join(units) or 'none'}.",
    )  # fmt: skip


def _perform(
    game: Game,
    step: _Step,
    pending: list[Answer],
    forced: list[Forced],
    *,
    begun: bool,
    pausing: bool,
    unasked: list[Answer],
) -> Position | None:
    """Perform one step; returns the position at which it asks something that nobody has answered, or None."""
    procedure, given = step.procedure, step.given
    try:
        if begun:
            given.append(pending[0])
            question = procedure.send(pending.pop(0))
        else:
            first = next(procedure, None)  # most steps ask nothing: no StopIteration is made for those
            if first is None:
                return None
            question = first
        while game.state.winner is None:  # with the win the game is over, whatever was still to come: 196
            left = who_concedes(pending[0]) if pending else None
            if left is not None:
                given.append(pending.pop(0))
                rest = leave_meanwhile(game, left, question() if callable(question) else question)
                question = rest if rest is not None else procedure.throw(PlayerLeft())
                continue
            if pending:
                reply = pending.pop(0)
            else:
                decision = question() if callable(question) else question
                only = None if pausing and decision.kind is Kind.ACT else decision.forced
                if only is None:
                    return Position(
                        step.checkpoint, step.checkpoint_log, tuple(given), game.state, game.log, decision,
                        tuple(forced), SuspendedStep(game, step),
                    )  # fmt: skip
                if unasked and decision.also is not None and decision.also.accepts(unasked[0]):
                    only = unasked.pop()
                forced.append(Forced(decision, only))
                reply = only
            given.append(reply)
            question = procedure.send(reply)
    except (StopIteration, PlayerLeft):
        pass
    return None
