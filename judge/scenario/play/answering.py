"""Answers the decisions that come up while a line is carried out with what the line states."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.decisions import Kind
from judge.engine.state.events import Log
from judge.engine.turn.position import endless_loop
from judge.scenario.play.death_replacement import replaced_otherwise
from judge.scenario.play.name_resolution import belongs_to
from judge.scenario.play.open_decisions import NotOffered, describe_options

if TYPE_CHECKING:
    from judge.engine.state.decisions import Decision
    from judge.scenario.language.script import Choice, SourceLocation
    from judge.scenario.play.playing import Playing
    from judge.scenario.play.stated_answers import StatedAnswer

MOST_ANSWERS = 1000
"""After so many answers in one line of a scenario, the play counts as endless."""


def answer_decisions(play: Playing, at: SourceLocation, stated: list[StatedAnswer]) -> None:
    """Answers decisions with the stated answers until all are used; leaves other decisions open.

    Raises ScenarioError if a stated answer fits no decision, NotModelled after ``MOST_ANSWERS``.
    """
    refused: tuple[StatedAnswer, Decision, str] | None = None
    before = play.position.log
    for _ in range(MOST_ANSWERS):
        refused = _check_forced(play, stated) or refused
        decision = play.position.decision
        if decision is None or decision.kind is Kind.ACT:
            break
        for one in stated:
            try:
                reply = one.reply(decision, play.position.state)
            except NotOffered as problem:
                refused = (one, problem.about(decision), str(problem))
                reply = None
            if reply is not None:
                break
        else:
            break
        refused = None
        play.give(reply)
    else:
        raise endless_loop(play.position.state, f"{MOST_ANSWERS} answers have been given")
    left = next((one for one in stated if not one.is_settled), None)
    if left is not None:
        if refused is None and left.passed_over is not None:
            refused = (left, *left.passed_over)
        from judge.scenario.play.line_errors import answer_not_taken  # noqa: PLC0415 - only for an error

        raise answer_not_taken(play, at, left, refused)
    for one in stated:
        other = replaced_otherwise(one, Log.in_order(play.position.log, before))
        if other is not None:
            reason = f"{other.name} replaces the death of {one.words} here, and not {one.names[-1].text}"
            raise play.problem(one.names[-1].at, reason)


def _check_forced(play: Playing, stated: list[StatedAnswer]) -> tuple[StatedAnswer, Decision, str] | None:
    refused: tuple[StatedAnswer, Decision, str] | None = None
    rest = []
    for forced in play.waiting:
        taken = False
        for one in stated:
            try:
                reply = one.reply(forced.decision, play.position.state)
                taken = reply is not None and set(reply) == set(forced.answer)
                if reply is not None and not taken and play.named(forced, reply, said=one.done):
                    return _check_forced(play, stated)
            except NotOffered as problem:
                if one.kind not in {"nothing", "chooses"}:
                    refused = (one, problem.about(forced.decision), str(problem))
            if taken:
                break
        if not taken:
            rest.append(forced)
    play.waiting = rest
    return refused


def check_source(play: Playing, line: Choice) -> None:
    """Raises ScenarioError if the item that a line says is finalized is not being finalized."""
    decision = play.position.decision
    sources = [forced.decision.source for forced in play.waiting]
    if decision is not None and decision.kind is not Kind.ACT:
        sources.append(decision.source)
    if not any(belongs_to(source, line.what[0].text) for source in sources):
        raise play.problem(
            line.what[0].at, f"{line.what[0].text} is not being finalized", hint=describe_options(play.position)
        )
