"""Answers the decisions that come up while a line is carried out with what the line states."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

from judge.engine.state.decisions import NO, YES, Kind
from judge.engine.state.events import Log
from judge.engine.turn.position import answer, endless_loop
from judge.scenario.play.death_replacement import replaced_otherwise
from judge.scenario.play.name_resolution import belongs_to, label_of
from judge.scenario.play.open_decisions import NotOffered, describe_options

if TYPE_CHECKING:
    from judge.engine.state.decisions import Answer, Decision
    from judge.engine.turn.position import Position
    from judge.scenario.language.script_names import SourceLocation
    from judge.scenario.language.script_play import Choice
    from judge.scenario.play.course import Course
    from judge.scenario.play.stated_answers import StatedAnswer

MOST_ANSWERS = 1000
"""The number of answers in one line of a scenario after which the play counts as endless."""


def answer_decisions(play: Course, at: SourceLocation, stated: list[StatedAnswer]) -> None:
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
            if not _says_yes(play, decision, stated):
                break
            reply = YES
        refused = None
        play.give(reply)
    else:
        raise endless_loop(play.position.state, f"{MOST_ANSWERS} answers have been given")
    unsettled = [one for one in stated if not one.is_settled and not goes_without_saying(play, one)]
    if unsettled:
        left = next((one for one in unsettled if refused is not None and one is refused[0]), unsettled[0])
        if refused is None and left.passed_over is not None:
            refused = (left, *left.passed_over)
        from judge.scenario.play.line_errors import answer_not_taken  # noqa: PLC0415 - only for an error

        raise answer_not_taken(play, at, left, refused)
    for one in stated:
        other = replaced_otherwise(one, Log.in_order(play.position.log, before))
        if other is not None:
            reason = f"{other.name} replaces the death of {one.words} here, and not {one.names[-1].text}"
            raise play.problem(one.names[-1].at, reason)


_BEHIND_A_YES = frozenset({"chooses", "discards"})
"""The lines that name something for a decision which comes up only after a yes, and so say yes as well."""


def _says_yes(play: Course, decision: Decision, stated: list[StatedAnswer]) -> bool:
    """Whether a line says yes to a "you may": it names what the same text asks for after a yes, and not after a no."""
    if decision.kind is not Kind.YES_NO or not decision.is_legal(YES):
        return False
    named = [one for one in stated if one.kind in _BEHIND_A_YES and not one.done]
    fit = [one for one in named if _is_asked_after(play, decision, YES, one)]
    return bool(fit) and not any(_is_asked_after(play, decision, NO, one) for one in fit)


def _is_asked_after(play: Course, decision: Decision, given: Answer, one: StatedAnswer) -> bool:
    if not decision.is_legal(given):
        return False
    after = answer(play.position, given, pausing=True)
    found = [forced.decision for forced in after.forced] + ([after.decision] if after.decision is not None else [])
    asked = [further for further in found if further.source == decision.source and further.kind is not Kind.ACT]
    return any(_fits(deepcopy(one), further, after) for further in asked)


def _fits(one: StatedAnswer, decision: Decision, position: Position) -> bool:
    try:
        return one.reply(decision, position.state) is not None
    except NotOffered:
        return False


def _check_forced(play: Course, stated: list[StatedAnswer]) -> tuple[StatedAnswer, Decision, str] | None:
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


def goes_without_saying(play: Course, left: StatedAnswer) -> bool:
    """Whether a line leaves out an optional cost that could not be paid, of which nobody was asked."""
    if left.kind != "without":
        return False
    from judge.scenario.play.unmatched_answers import cannot_be_paid  # noqa: PLC0415 - only where nobody was asked

    return cannot_be_paid(play, left)


def check_payment(play: Course, line: Choice) -> None:
    """Raises ScenarioError if what a line says is paid for is not what is to be paid for."""
    kinds = {"payment", "discount", "amount"}
    open_now = [play.position.decision] if play.position.decision is not None else []
    asked = [one for one in (*open_now, *(forced.decision for forced in play.waiting)) if one.timing in kinds]
    name = line.what[0]
    if asked and not any(belongs_to(one.source, label_of(play.position.state, name.text)) for one in asked):
        raise play.problem(name.at, f"this is not paid for {name.text}", hint=describe_options(play.position))


def check_source(play: Course, line: Choice) -> None:
    """Raises ScenarioError if the item that a line says is finalized is not being finalized."""
    decision = play.position.decision
    sources = [forced.decision.source for forced in play.waiting]
    if decision is not None and decision.kind is not Kind.ACT:
        sources.append(decision.source)
    if not any(belongs_to(source, line.what[0].text) for source in sources):
        raise play.problem(
            line.what[0].at, f"{line.what[0].text} is not being finalized", hint=describe_options(play.position)
        )
