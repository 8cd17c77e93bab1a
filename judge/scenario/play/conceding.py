"""A player concedes in a scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.turn.conceding import concede
from judge.scenario.play.open_decisions import describe_options

if TYPE_CHECKING:
    from judge.scenario.language.script_play import Concedes
    from judge.scenario.play.playing import Playing


def perform_concession(play: Playing, line: Concedes) -> None:
    """The player leaves the game, which is possible at any time (650). Raises ScenarioError if they have left."""
    if play.position.decision is None or line.player not in play.position.state.players:
        raise play.problem(line.at, f"{line.player} is not in the game", hint=describe_options(play.position))
    play.waiting.clear()
    play.position = concede(play.position, line.player, pausing=True)
    play.note()
