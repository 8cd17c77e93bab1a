"""Errors about a line of play: an illegal act, an answer that was not taken, a decision left open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.citations.numbers import rule_id
from judge.engine.playing.feasibility import RESOURCES
from judge.engine.state.card import RUNE
from judge.engine.state.decisions import Kind
from judge.engine.state.player import Pool
from judge.errors import ScenarioError
from judge.scenario.play.discretionary_actions import WORDS
from judge.scenario.play.open_decisions import Illegal, describe_choices, describe_options
from judge.scenario.play.unmatched_answers import why_unmatched

if TYPE_CHECKING:
    from judge.engine.state.decisions import Decision
    from judge.scenario.language.script_names import SourceLocation
    from judge.scenario.language.script_play import Act
    from judge.scenario.play.course import Course
    from judge.scenario.play.stated_answers import StatedAnswer
    from judge.slugs import Slug


def illegal_act(play: Course, line: Act, rule: Slug, why: str) -> Illegal:
    what = " and ".join(name.text for name in line.what)
    reason = f"{line.player} cannot {WORDS[line.verb]}{' ' + what if what else ''} now ({rule_id(rule, play.rules)})"
    found = Illegal(
        reason, where=play.where, line=line.at.line, column=line.at.column, source=line.at.source,
        hint=f"{why[0].upper()}{why[1:]}. {_without_funds(play, line.player, rule)}{describe_options(play.position)}",
    )  # fmt: skip
    found.rule = rule
    return found


def _without_funds(play: Course, player: str, rule: Slug) -> str:
    """Says of a player who has nothing to pay with why that is so."""
    state = play.position.state
    if rule != RESOURCES or player not in state.players or state.player(player).unlimited_resources:
        return ""
    if state.player(player).pool != Pool() or any(
        thing.card.is_a(RUNE) and thing.controller == player for thing in state.on_board
    ):
        return ""
    return f"{player} pays with what they have, as runes, a rune deck or a pool are stated, and that is nothing. "


def answer_not_taken(
    play: Course, at: SourceLocation, left: StatedAnswer, refused: tuple[StatedAnswer, Decision, str] | None
) -> ScenarioError:
    reason = why_unmatched(play, left)
    raised = reason is not None and left.kind == "paying"  # whatever else was paid before
    if refused is not None and refused[0] is left and not raised:
        _, decision, why = refused
        found = Illegal(
            f"{why} ({decision.prompt}, {rule_id(decision.rule, play.rules)}).", where=play.where,
            line=left.at.line, column=left.at.column, source=left.at.source, hint=describe_choices(decision),
        )  # fmt: skip
        found.rule = decision.rule
        return found
    here = at if left.at.line == at.line and left.kind in {"nothing", "moving"} else left.at
    open_now = play.position.decision
    if reason is not None and left.kind == "without":
        return play.problem(here, f"nothing is left for this to decide: {reason.why}")
    if reason is not None:
        rule = rule_id(reason.rule, play.rules)
        found = Illegal(
            f"{reason.why} ({rule}).", where=play.where, line=left.at.line, column=left.at.column,
            source=left.at.source, hint=reason.hint,
        )  # fmt: skip
        found.rule = reason.rule
        return found
    if open_now is None or open_now.kind is Kind.ACT:
        return play.problem(here, "nothing is left for this to decide", hint=describe_options(play.position))
    return decision_left_open(play, here, open_now, "this answers another question")


def decision_left_open(play: Course, at: SourceLocation | None, decision: Decision, before: str = "") -> ScenarioError:
    who = decision.by or "Chance"
    reason = f"a decision is open: {who} has to say ({decision.timing}): {decision.prompt}"
    reason += f" ({rule_id(decision.rule, play.rules)})"
    hint = describe_choices(decision)
    if at is None:
        return ScenarioError(f"{reason}.", where=play.where, hint=hint)
    return play.problem(at, f"{before}, {reason}" if before else reason, hint=hint)
