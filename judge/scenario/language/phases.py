"""The phases of a turn, by the words that a scenario has for them."""

from __future__ import annotations

from judge.engine.state.turn import Phase

PHASES = {
    "awaken": Phase.AWAKEN, "beginning": Phase.BEGINNING, "channel": Phase.CHANNEL, "draw": Phase.DRAW,
    "main": Phase.MAIN, "ending": Phase.ENDING,
}  # fmt: skip
