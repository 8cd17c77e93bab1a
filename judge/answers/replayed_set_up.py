"""A set-up of cards as replays: one to each outcome of its walk, with the scenario that plays it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.derived_ruling import MOST_BLOCKS, scenario_of
from judge.answers.replay_steps import steps_of
from judge.answers.replayed import replayed
from judge.scenario.ruling_files import read_text

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from judge.answers.derived_ruling import SetUpInWords
    from judge.answers.replay_steps import ReplaySteps


def replayed_set_up(
    setup: SetUpInWords, day: date, rules: str, telling: Sequence[str] = ()
) -> tuple[tuple[ReplaySteps, str], ...]:
    """The steps to each outcome of a set-up, under its words, and the text of its scenario; at most ``MOST_BLOCKS``.

    ``telling`` are the rules that the scenario names before others. Raises CannotSimulate where the language of
    scenarios has no words for a line of play.
    """
    made = []
    for outcome in setup.walk.outcomes[:MOST_BLOCKS]:
        found = scenario_of(setup, outcome, telling, day)
        (block,) = read_text("\n".join(("```scenario", *found.lines, "```", "")), "set-up.md")
        made.append((steps_of(replayed(block, day, rules), found.told), block.text))
    return tuple(made)
