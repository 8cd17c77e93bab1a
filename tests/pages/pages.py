"""Pages for tests."""

from __future__ import annotations

from datetime import date

from judge.answers.simulated.replay_of_a_scenario import all_replayed
from judge.answers.simulated.replay_steps import steps_of
from judge.answers.simulated.replays_of_a_set_up import OtherSetUp
from judge.citations.numbers import CURRENT
from judge.pages.replay_page import replay_page
from judge.scenario.ruling_files import read_text

DAY = date(2026, 11, 23)

OPEN = """\
P1: hand Hidden Blade; at BF1 u = 2-Might unit
P2: at BF2 v = 3-Might unit, w = 4-Might unit; base Zhonya's Hourglass

P1 plays Hidden Blade
"""
"""A spell of which the targets are still to be chosen: three outcomes."""


def page(text: str = OPEN, title: str = "Table 7 <game 2>", *, folded: int = 0) -> str:
    """The page of a scenario, with every outcome that it leaves open; rules are told by their ids.

    ``folded`` is how many other set-ups it has, each of them the same once more.
    """
    (block,) = read_text(f"```scenario\n{text}```\n", "table.md")
    plays = [(steps_of(replay, words), block.text) for words, replay in all_replayed(block, DAY, CURRENT)]
    others = [
        OtherSetUp(number, "shown: <it>", ("P1: hand Hidden Blade",), tuple(plays), 0)
        for number in range(2, folded + 2)
    ]
    return replay_page(title, plays, basis="Core Rules 1.4", text_of=lambda rule: f"Words of <{rule}>.", others=others)
