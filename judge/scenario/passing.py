"""Passing on: until an item has resolved, the chain is empty, or a showdown or combat is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.decisions import PASS_KEY, Kind
from judge.engine.position import loop
from judge.scenario.telling import is_reached, keys_of, now

if TYPE_CHECKING:
    from judge.scenario.playing import Playing
    from judge.scenario.script import RunOn

MOST_PASSES = 400
"""After so many passes in one line of a scenario, things go in circles."""


def pass_until(play: Playing, line: RunOn) -> None:
    """Everybody passes until what the line waits for, or until somebody has a real choice.

    Raises ScenarioError where there is nothing to pass on, NotModelled where it never comes.
    """
    start = play.position.state
    under_way = {"chain": bool(start.chain), "combat": start.combat is not None}
    if not under_way.get(line.until, bool(start.chain) or start.showdown is not None):
        what = "there is no combat" if line.until == "combat" else "the chain is empty"
        raise play.problem(line.at, f"there is nothing to pass on: {what}", hint=now(play.position))
    newest = start.chain[-1].id if start.chain and line.until == "item" else None
    for _ in range(MOST_PASSES):
        decision = play.position.decision
        if decision is None or decision.kind is not Kind.ACT:
            return
        if is_reached(line.until, newest, start, play.position.state) or PASS_KEY not in keys_of(decision):
            return
        play.give((PASS_KEY,))
    raise loop(play.position.state, f"{MOST_PASSES} times somebody has passed")
