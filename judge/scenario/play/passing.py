"""Passing on: until an item has resolved, the chain is empty, or a showdown or combat is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.decisions import PASS_KEY, Kind
from judge.engine.turn.acts import offered_keys, possible_acts
from judge.engine.turn.position import endless_loop
from judge.scenario.play.open_decisions import describe_options, is_reached, option_keys

if TYPE_CHECKING:
    from judge.engine.state.decisions import Decision
    from judge.engine.state.state import GameState
    from judge.scenario.language.script_play import PassUntil
    from judge.scenario.play.course import Course

FIGHTS = frozenset({"showdown", "combat"})
"""What has several rounds of passes, in which things can come up that nobody knew of when the line was written."""

MOST_PASSES = 400
"""The number of passes in one line of a scenario after which the play counts as endless."""


def pass_until(play: Course, line: PassUntil) -> None:
    """Everybody passes until what the line waits for, or until somebody has a real choice.

    What somebody can do in a showdown counts as one where it was not possible yet as the line began.

    Raises ScenarioError if there is nothing to pass on, NotModelled if it never comes.
    """
    start = play.position.state
    suspended = {"chain": bool(start.chain), "combat": start.combat is not None}
    if not suspended.get(line.until, bool(start.chain) or start.showdown is not None):
        what = "there is no combat" if line.until == "combat" else "the chain is empty"
        raise play.problem(line.at, f"there is nothing to pass on: {what}", hint=describe_options(play.position))
    newest = start.chain[-1].id if start.chain and line.until == "item" else None
    known = {player: possible_acts(start, player) for player in start.players} if line.until in FIGHTS else None
    for _ in range(MOST_PASSES):
        decision = play.position.decision
        if decision is None or decision.kind is not Kind.ACT:
            return
        if is_reached(line.until, newest, start, play.position.state) or PASS_KEY not in option_keys(decision):
            return
        same = _is_the_same_fight(start, play.position.state)
        if known is not None and (found := _new_choice(decision, known if same else {})):
            play.stopped = f'"{line.at.source.strip()}" has stopped: {found}.'
            return
        play.give((PASS_KEY,))
    raise endless_loop(play.position.state, f"{MOST_PASSES} times a player has passed")


def _is_the_same_fight(start: GameState, state: GameState) -> bool:
    """Whether the showdown, or the combat, is still the one in which the line began."""
    before, describe_options = start.showdown or start.combat, state.showdown or state.combat
    return before is None or describe_options is None or before.at == describe_options.at


def _new_choice(decision: Decision, known: dict[str, frozenset[str]]) -> str:
    """What somebody can do that they could not do as the line began, in words; empty where there is nothing."""
    new = sorted(offered_keys(decision) - known.get(decision.by or "", frozenset()))
    return f"{decision.by} can {' or '.join(new)}, which was not possible before" if new else ""
