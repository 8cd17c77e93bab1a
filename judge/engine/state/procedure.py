"""Procedures: steps of the rules written as generators.

A procedure takes a ``Game`` and reads like the rulebook: ``picked = yield from ask(decision)``. It yields decisions and
is sent answers. A procedure lives only while one task is handled, one act is taken, or one chain item is finalized or
resolved; between those the state alone says everything.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import wraps
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from judge.engine.state.decisions import YES, Answer, Decision

if TYPE_CHECKING:
    from judge.engine.state.decisions import Kind, Option
    from judge.slugs import Slug

T = TypeVar("T")
P = ParamSpec("P")
Question = Decision | Callable[[], Decision]
"""A decision, or how to make it: making it is saved where the answer is known and the procedure only replayed."""

Procedure = Generator[Question, Answer, T]


class PlayerLeft(Exception):
    """Raised in place of an answer when a player has left the game and the decision is no longer made (651.3)."""


def unless_player_leaves(step: Procedure[T]) -> Procedure[T | None]:
    """Run part of a procedure; returns None if a decision in it is no longer made because a player has left."""
    try:
        return (yield from step)
    except PlayerLeft:
        return None


def without_decisions(step: Callable[P, T]) -> Callable[P, Procedure[T]]:
    """Turn a step without decisions into a procedure, so that it can stand among others."""

    @wraps(step)
    def procedure(*args: P.args, **kwargs: P.kwargs) -> Procedure[T]:
        yield from ()
        return step(*args, **kwargs)

    return procedure


def ask(question: Question) -> Procedure[Answer]:
    """Ask the player, or chance, who makes the decision; returns the answer."""
    answer = yield question
    return answer


def ask_whether(decision: Decision) -> Procedure[bool]:
    """Ask a yes-or-no decision."""
    answer = yield decision
    return answer == YES


def choose_one(  # noqa: PLR0917 - a decision has that many parts
    kind: Kind, by: str | None, timing: str, rule: Slug, prompt: str, options: tuple[Option, ...], source: str = ""
) -> Procedure[str]:
    """Ask for exactly one of the options; returns its key."""
    answer = yield Decision(kind, by, timing, rule, prompt, options, source=source)
    return answer[0]
