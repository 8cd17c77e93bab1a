"""Stops in phases in which nobody has priority (rules 312.1.b, 315, 317), where a scenario asks for one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.state.turn import Phase
from judge.engine.turn.phases import GO_ON_KEY
from judge.engine.turn.position import begin
from judge.scenario.language.phases import PHASES
from judge.scenario.play.open_decisions import describe_options, option_keys

if TYPE_CHECKING:
    from judge.scenario.language.script_names import SourceLocation
    from judge.scenario.language.script_play import Detail
    from judge.scenario.play.course import Course


def stop_in(play: Course, phase: Detail) -> None:
    """Stops play as a later phase begins. Raises ScenarioError if somebody has priority in it."""
    player, _, word = phase.words.partition(" ")
    state = play.position.state
    if player not in state.players:
        raise play.problem(phase.at, f"there is no player {player}", options=state.players)
    if PHASES[word] is Phase.MAIN:
        raise play.problem(
            phase.at, "the turn player has priority in the main phase: play stops in it by itself",
            options=tuple(f"{name} phase" for name in PHASES if name != "main"),
        )  # fmt: skip
    play.position = begin(
        replace(state, turn=replace(state.turn, stops=(player, PHASES[word]))), play.position.log, pausing=True
    )
    play.note()


def end_phase(play: Course, at: SourceLocation) -> None:
    """Goes on from a stop to the end of its phase. Raises ScenarioError if play is not stopped."""
    decision = play.position.decision
    if decision is None or GO_ON_KEY not in option_keys(decision):
        raise play.problem(at, "play is not at the start of a phase", hint=describe_options(play.position))
    play.give((GO_ON_KEY,))


def check_reached(play: Course, at: SourceLocation | None) -> None:
    """Raise ScenarioError if the play ends before the phase that was to be reached."""
    stops, decision = play.position.state.turn.stops, play.position.decision
    if at is not None and stops is not None and decision is not None and GO_ON_KEY not in option_keys(decision):
        raise play.problem(
            at, f"{stops[0]}'s {stops[1].value} has not been reached", hint=describe_options(play.position)
        )
