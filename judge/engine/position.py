"""Positions: every point at which somebody decides, as a value that can be stored, forked and compared.

A position is a checkpoint state and the answers given since. It is resumed by replaying those few answers, so no
running procedure has to be copied. Decisions with one possible answer are answered here and remembered as forced.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from judge.dataclass import dataclass, field
from judge.engine.decisions import Kind
from judge.engine.fepr import next_step
from judge.engine.game import Game
from judge.engine.procedure import PlayerLeft
from judge.engine.removal import concession, leave_meanwhile, who_concedes
from judge.errors import NotModelled

if TYPE_CHECKING:
    from judge.engine.decisions import Answer, Decision
    from judge.engine.events import Event, Log
    from judge.engine.state import GameState

from judge.engine.events import Log as _Log


class Forced(NamedTuple):
    """A decision that had one possible answer, and that answer."""

    decision: Decision
    answer: Answer


@dataclass(frozen=True, slots=True)
class Position:
    """A point of decision, or the end of the game where ``decision`` is None.

    ``state`` and ``log`` are as of now; ``checkpoint`` and ``answers`` say how to get here. ``forced`` lists what was
    answered by force since the last real decision. Logs do not count when positions are compared.
    """

    checkpoint: GameState
    checkpoint_log: Log | None = field(compare=False, repr=False)
    answers: tuple[Answer, ...]
    state: GameState
    log: Log | None = field(compare=False, repr=False)
    decision: Decision | None
    forced: tuple[Forced, ...] = ()

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened, from the first event on."""
        return _Log.in_order(self.log)


def begin(state: GameState, log: Log | None = None, *, pausing: bool = False) -> Position:
    """The first point of decision from a state; ``log`` tells what happened before it.

    ``pausing`` stops wherever somebody may act, also where passing is all that they can do.
    """
    return _run(Game(state, log), (), pausing=pausing)


def answer(position: Position, given: Answer, *, pausing: bool = False) -> Position:
    """The next point of decision after an answer; ``pausing`` as in ``begin``.

    Raises ValueError where the answer is none of the decision's; what is not offered is not legal.
    """
    decision = position.decision
    if decision is None:
        raise ValueError("The game is over: there is nothing to answer.")
    if not decision.is_legal(given):
        raise ValueError(f"{given!r} is no answer to: {decision.prompt}")
    game = Game(position.checkpoint, position.checkpoint_log)
    return _run(game, (*position.answers, given), pausing=pausing)


def interrupted(position: Position, player: str, *, pausing: bool = False) -> Position:
    """The next point of decision after a player has conceded while this decision was open."""
    game = Game(position.checkpoint, position.checkpoint_log)
    return _run(game, (*position.answers, concession(player)), pausing=pausing)


MOST_STEPS = 5_000
"""So many steps without a decision are a loop that nobody can end: it is reported and not ruled on."""


def _run(game: Game, known: tuple[Answer, ...], *, pausing: bool = False) -> Position:
    """Raises NotModelled where things go on and on without anybody deciding anything."""
    forced: list[Forced] = []
    pending = list(known)
    for _ in range(MOST_STEPS):
        checkpoint, checkpoint_log = game.state, game.log
        step = next_step(game)
        if step is None:
            return Position(checkpoint, checkpoint_log, (), game.state, game.log, None, tuple(forced))
        given: list[Answer] = []
        try:
            question = next(step)
            while game.state.winner is None:  # with the win the game is over, whatever was still to come: 196
                left = who_concedes(pending[0]) if pending else None
                if left is not None:
                    given.append(pending.pop(0))
                    rest = leave_meanwhile(game, left, question() if callable(question) else question)
                    question = rest if rest is not None else step.throw(PlayerLeft())
                    continue
                if pending:
                    reply = pending.pop(0)
                else:
                    decision = question() if callable(question) else question
                    only = None if pausing and decision.kind is Kind.ACT else decision.forced
                    if only is None:
                        return Position(
                            checkpoint, checkpoint_log, tuple(given), game.state, game.log, decision, tuple(forced)
                        )
                    forced.append(Forced(decision, only))
                    reply = only
                given.append(reply)
                question = step.send(reply)
        except (StopIteration, PlayerLeft):
            game.performing = None
    raise NotModelled(
        f"A loop: {MOST_STEPS} steps have been taken without a decision. What becomes of loops is for the tournament "
        "rules to say.", where=", ".join(item.label for item in game.state.chain),
    )  # fmt: skip
