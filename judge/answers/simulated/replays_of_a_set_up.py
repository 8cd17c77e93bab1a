"""Replays of a set-up of cards: one per outcome of its walk, with the scenario that plays it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.rulings.write_ruling import MOST_BLOCKS, decisive_in, derived_boards, scenario_of
from judge.answers.simulated.replay_of_a_scenario import replayed
from judge.answers.simulated.replay_steps import steps_of
from judge.answers.simulated.set_ups import set_ups
from judge.errors import CannotSimulate
from judge.matchup.boards.set_up_lines import assumed
from judge.matchup.boards.walked_scene import rebuilt
from judge.record import NamedTuple
from judge.scenario.ruling_files import read_text

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from judge.answers.simulated.replay_steps import ReplaySteps
    from judge.matchup.boards.steering import Steering
    from judge.matchup.boards.walked_scene import WalkedScene
    from judge.matchup.search.pair_search import Matchup
    from judge.matchup.walks.explorer import Progress

MOST_OTHERS = 12
"""The maximum number of set-ups replayed besides the first."""
MOST_OF_ANOTHER = 2
"""The maximum number of outcomes of each of those."""


class OtherSetUp(NamedTuple):
    """A set-up other than the one shown first: its number, its result, its lines and its replays.

    ``plays`` is empty if the language of scenarios has no words for it. ``left`` is the number of outcomes without one.
    """

    number: int
    verdict: str
    about: tuple[str, ...]
    plays: tuple[tuple[ReplaySteps, str], ...]
    left: int


class ReplayedPair(NamedTuple):
    """The replays of a set-up of two cards, the remarks on it, and the other set-ups."""

    plays: tuple[tuple[ReplaySteps, str], ...]
    about: tuple[str, ...]
    others: tuple[OtherSetUp, ...]


def replayed_pair(
    names: list[str], number: int, version: tuple[date, str], wanted: Steering, progress: Progress | None
) -> ReplayedPair:
    """Every outcome of two cards in the set-up of that number, then their other set-ups.

    Raises Misuse if there are fewer set-ups, CannotSimulate if there is none, or no words for it.
    """
    day, rules = version
    found, boards = derived_boards(names, day, number, progress, wanted=wanted, where="--html")
    setup = rebuilt(boards[number - 1], day, progress=progress)
    plays = replayed_set_up(setup, day, rules, decisive_in(found, number))
    many = len(setup.walk.outcomes)
    said = [f"Set-up {number} of {len(boards)}."]
    said += [f"The first {len(plays)} outcomes of {many} are on this page."] if many > len(plays) else []
    said += ["The walk was cut: there may be more outcomes."] if not setup.walk.complete or found.cut else []
    about = (*assumed(boards[number - 1], day), " ".join(said))
    return ReplayedPair(plays, about, other_set_ups(found, number, day, rules))


def replayed_set_up(
    setup: WalkedScene, day: date, rules: str, telling: Sequence[str] = (), most: int = MOST_BLOCKS
) -> tuple[tuple[ReplaySteps, str], ...]:
    """The steps to each outcome of a set-up, under its words, with the text of its scenario. At most ``most`` of them.

    ``telling`` are the rules that the scenario names before others. If the walk was cut before any outcome, it is the
    set-up alone. Raises CannotSimulate if the language of scenarios has no words for a line of play.
    """
    made = []
    for outcome in setup.walk.outcomes[:most]:
        found = scenario_of(setup, outcome, telling, day)
        made.append(_replayed(found.lines, day, rules, found.told))
    return tuple(made) or (_replayed(setup.scene.setup, day, rules, "the set-up"),)


def _replayed(lines: Sequence[str], day: date, rules: str, told: str) -> tuple[ReplaySteps, str]:
    (block,) = read_text("\n".join(("```scenario", *lines, "```", "")), "set-up.md")
    return steps_of(replayed(block, day, rules), told), block.text


def other_set_ups(found: Matchup, first: int, day: date, rules: str) -> tuple[OtherSetUp, ...]:
    """The set-ups of two cards besides the ``first``, each with its verdict. Those on which they interact come first.

    They have the numbers of ``judge new``. There are at most ``MOST_OTHERS``.
    """
    made: list[OtherSetUp] = []
    for told, entry in zip(set_ups(found, rules), found.set_ups, strict=False):
        if told.number == first or len(made) == MOST_OTHERS:
            continue
        plays: tuple[tuple[ReplaySteps, str], ...] = ()
        left = len(entry.walk.outcomes)
        try:
            plays = replayed_set_up(rebuilt(entry.board, day), day, rules, most=MOST_OF_ANOTHER)
            left = max(0, left - len(plays))
        except CannotSimulate:  # no words of a scenario for something on it
            plays = ()
        verdict = f"{told.verdict}: {told.why}" if told.why else told.verdict
        made.append(OtherSetUp(told.number, verdict, assumed(entry.board, day), plays, left))
    return tuple(made)
