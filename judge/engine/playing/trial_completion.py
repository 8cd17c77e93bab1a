"""Trying whether what was begun can be completed (rules 355.16, 357.3, 402.3).

Choices and payments can spoil one another in ways that cannot be read off the texts: what is killed for the cost may be
the target, or its death may be replaced. So the steps of playing are run on a copy of the game, with every answer that
its player could give, until one of them leads to a finalized item.
"""

from __future__ import annotations

from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.state.decisions import Kind
from judge.engine.state.procedure import PlayerLeft
from judge.engine.wording.doubts import notes_since, record_doubt
from judge.errors import NotModelled
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judge.doubts import Note
    from judge.engine.state.decisions import Answer, Decision
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure, Question

NO_DEAD_END = cite("targets.no-dead-end")  # 355.16
SPOILS_NOTHING = cite("play.no-payment-that-spoils")  # 357.3

MOST_TRIED = 300
"""The number of failed ways after which the play is allowed: what fails in the end is undone."""
MOST_ANSWERS = 60
"""A decision with more answers than this is put as it is."""

DECLINE: Answer = ("decline",)


def can_succeed(
    game: Game, steps: Callable[[Game], Procedure[bool]], given: tuple[Answer, ...] = (),
    doubts: list[Note] | None = None,
) -> bool:  # fmt: skip
    """Whether ``steps`` can return True with some answers after those ``given``.

    Also True if that could not be found out. If not, the open questions that this depends on are appended to
    ``doubts``.
    """
    path: list[tuple[Answer, Iterator[Answer]]] = []
    since = game.log.event.id if game.log is not None else 0
    reached: list[Note] = []
    for _ in range(MOST_TRIED):
        trial = game.fork()
        trial.trying = True
        try:
            if _run(trial, steps, given, path):
                return True
        except NotModelled:
            return True
        reached += notes_since(trial.log, since) if doubts is not None else ()
        while path:
            _, others = path.pop()
            another = next(others, None)
            if another is not None:
                path.append((another, others))
                break
        else:
            if doubts is not None:
                doubts += reached
            return False
    return True


def _run(
    trial: Game, steps: Callable[[Game], Procedure[bool]], given: tuple[Answer, ...],
    path: list[tuple[Answer, Iterator[Answer]]],
) -> bool:  # fmt: skip
    """Run the steps with these answers, then with the first answer to each further decision, added to ``path``."""
    known = [*given, *(answer for answer, _ in path)]
    procedure = steps(trial)
    try:
        question = next(procedure)
        while True:
            if known:
                answer = known.pop(0)
            else:
                decision = question() if callable(question) else question
                answers = (found for found in decision.answers() if found != DECLINE)
                answer = next(answers, DECLINE)
                path.append((answer, answers))
            question = procedure.send(answer)
    except StopIteration as end:
        return bool(end.value)


def with_completable_answers(game: Game, player: str, steps: Callable[[Game], Procedure[bool]]) -> Procedure[bool]:
    """Run ``steps``, offering ``player`` only answers that can still lead to completion, unless none can.

    Returns what ``steps`` returns.
    """
    start = game.fork()
    given: list[Answer] = []
    doubts: list[Note] = []
    procedure = steps(game)
    try:
        question = next(procedure)
        while True:
            narrowed = partial(
                _asked, question, player, partial(can_succeed, start, steps, doubts=doubts), tuple(given)
            )
            try:
                answer = yield narrowed
            except PlayerLeft as left:
                question = procedure.throw(left)
                continue
            for doubt in doubts:
                record_doubt(game, doubt)
            doubts.clear()
            given.append(answer)
            question = procedure.send(answer)
    except StopIteration as end:
        return bool(end.value)


def _asked(
    question: Question, player: str, succeeds: Callable[[tuple[Answer, ...]], bool], before: tuple[Answer, ...]
) -> Decision:
    """The decision without the answers that lead nowhere; unchanged if all of them do, or none."""
    decision = question() if callable(question) else question
    if decision.by != player or decision.kind not in {Kind.PICK, Kind.YES_NO, Kind.PAY}:
        return decision
    answers = [found for found in islice(decision.answers(), MOST_ANSWERS + 1) if found != DECLINE]
    if not 1 < len(answers) <= MOST_ANSWERS:
        return decision
    good = [answer for answer in answers if succeeds((*before, answer))]
    if not good or len(good) == len(answers):
        return decision
    paying = decision.kind is Kind.PAY or decision.timing == "cost"
    rule = SPOILS_NOTHING if paying else NO_DEAD_END
    if decision.minimum == decision.maximum == 1:
        keys = {answer[0] for answer in good} | {DECLINE[0]}
        kept = tuple(option for option in decision.options if option.key in keys)
        return replace(decision, options=kept, rule=rule, groups=None)
    return replace(decision, groups=tuple(good), rule=rule)
