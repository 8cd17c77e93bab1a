"""Choices that a user states for an act ("on u", "killing v"): the answers, or why they are not legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.state.decisions import Kind
from judge.scenario.language.script_names import Name, SourceLocation
from judge.scenario.language.script_play import Detail
from judge.scenario.play.answers_of_lines import from_details
from judge.scenario.play.name_resolution import belongs_to
from judge.scenario.play.open_decisions import NotOffered

if TYPE_CHECKING:
    from judge.engine.state.decisions import Answer, Decision
    from judge.engine.turn.position import Position
    from judge.slugs import Slug


NOWHERE = SourceLocation(0, 0, "")
"""The place given for what is stated, but not by a line of a file."""


def stated_target(label: str) -> Detail:
    """The detail of an act by which it chooses an object."""
    return Detail(NOWHERE, "on", (Name(label, NOWHERE),))


class Refusal(Struct, frozen=True):
    """Why a stated choice is not legal."""

    rule: Slug | None
    why: str


def pinned(who: str, label: str, details: tuple[Detail, ...], position: Position) -> Answer | Refusal | None:
    """The stated answer to the decision at a position. None if it is about something else.

    A decision that had only one possible answer is compared with the stated one, too.
    """
    for forced in position.forced:
        found = _reply(who, label, details, forced.decision, position)
        if isinstance(found, Refusal):
            return found
        if found is not None and set(found) != set(forced.answer):
            said = forced.decision.in_words(forced.answer)
            return Refusal(forced.decision.rule, f"{forced.decision.prompt}: the only choice is {said}")
    decision = position.decision
    if decision is None or decision.kind is Kind.ACT:
        return None
    return _reply(who, label, details, decision, position)


def _reply(
    who: str, label: str, details: tuple[Detail, ...], decision: Decision, position: Position
) -> Answer | Refusal | None:
    if not belongs_to(decision.source, label):
        return None
    for stated in from_details(who, details):
        try:
            found = stated.reply(decision, position.state)
        except NotOffered as problem:
            return Refusal(problem.rule or decision.rule, f"{decision.prompt}: {problem}")
        if found is not None:
            return found
    return None
