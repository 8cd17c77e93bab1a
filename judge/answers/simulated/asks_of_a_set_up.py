"""A question about a set-up of cards, derived as ``judge new`` derives it, and asked of every outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.answers.rulings.write_ruling import MOST_BLOCKS, derived_boards
from judge.answers.simulated.blocks_with_answers import Assumed
from judge.errors import CannotSimulate
from judge.matchup.boards.set_up_lines import assumed
from judge.matchup.boards.walked_scene import rebuilt
from judge.matchup.kinds.scenario_questions import answer_to
from judge.matchup.points.narration import when
from judge.scenario.runner import run

if TYPE_CHECKING:
    from datetime import date

    from judge.matchup.boards.steering import Steering
    from judge.scenario.asking.answered import Answered

_ALWAYS = {"YES": "ALWAYS", "NO": "NEVER"}


def asked_of_set_up(names: list[str], question: str, day: date, rules: str, wanted: Steering
                    ) -> tuple[Answered, Assumed, bool]:  # fmt: skip
    """The answer, the set-up that was assumed for it, and whether every outcome of that was asked.

    Raises CannotSimulate if there is no set-up, or if the scenario language has no words for it. Raises ScenarioError
    if the question cannot be read or asked.
    """
    _, boards = derived_boards(names, day, 1, None, wanted=wanted, where="judge ask")
    setup = rebuilt(boards[0], day)
    asked: list[tuple[Answered, str]] = []
    for outcome in setup.walk.outcomes[:MOST_BLOCKS]:
        played = run(setup.played_to(outcome).script((question,)), day, rules, answer_to)
        if played.problem is not None:
            raise played.problem
        asked.append((played.answers[-1], when(outcome)))
    if not asked:
        raise CannotSimulate("the walk of the set-up was cut before any outcome.", where="judge ask")
    *lines, acts = assumed(boards[0], day)
    complete = setup.walk.complete and len(setup.walk.outcomes) <= MOST_BLOCKS
    return _together(asked), Assumed(tuple(lines), (acts,)), complete


def _together(asked: list[tuple[Answered, str]]) -> Answered:
    """One answer for all outcomes: the common one, or what it depends on, with a line for and one against it."""
    first = asked[0][0]
    said = [_ALWAYS.get(one.said, one.said) for one, _ in asked]
    if len(set(said)) == 1:
        return first
    if not set(said) <= {"ALWAYS", "NEVER"}:
        return replace(first, said=" or ".join(dict.fromkeys(one.said for one, _ in asked)), why="")
    lines = {word: choices for word, (_, choices) in reversed(list(zip(said, asked, strict=True)))}
    return replace(
        first, said="DEPENDS", why="", rules=tuple(dict.fromkeys(rule for one, _ in asked for rule in one.rules)),
        line_for=(lines["ALWAYS"],), line_against=(lines["NEVER"],),
    )  # fmt: skip
