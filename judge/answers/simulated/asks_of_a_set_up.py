"""A question about a set-up of cards, derived as ``judge new`` derives it, and asked of every outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.answers.rulings.write_ruling import MOST_BLOCKS, derived_boards, rebuilt
from judge.answers.simulated.asked_blocks import Assumed, run_asking
from judge.answers.simulated.set_ups import assumed
from judge.errors import CannotSimulate
from judge.matchup.points.narration import when
from judge.matchup.search.third_card import beside
from judge.matchup.walks.whole_line import answers_of
from judge.scenario.board.setup import card_for
from judge.scenario.play.written_play import written_play
from judge.scenario.ruling_files import read_text

if TYPE_CHECKING:
    from datetime import date

    from judge.matchup.boards.steering import Steering
    from judge.scenario.asking.answered import Answered

_MOST_CARDS = 3
_ALWAYS = {"YES": "ALWAYS", "NO": "NEVER"}


def asked_of_set_up(names: list[str], question: str, day: date, rules: str, wanted: Steering
                    ) -> tuple[Answered, Assumed, bool]:  # fmt: skip
    """The answer, the set-up that was assumed for it, and whether every outcome of that was asked.

    Raises CannotSimulate where there is no set-up, or the scenario language has no words for it, ScenarioError where
    the question cannot be read or asked.
    """
    if len(names) not in {2, _MOST_CARDS}:
        raise CannotSimulate(f"{len(names)} cards are named; a set-up is derived for two or three.")
    if len(names) == _MOST_CARDS:
        wanted = beside(wanted, card_for(names[2], day))
    _, boards = derived_boards(names, day, 1, None, wanted=wanted, where="judge ask")
    setup = rebuilt(boards[0], day)
    asked: list[tuple[Answered, str]] = []
    for outcome in setup.walk.outcomes[:MOST_BLOCKS]:
        play = written_play(setup.state, answers_of(setup.walk.start, setup.plan, outcome))
        text = "\n".join(("```scenario", *setup.lines, "", *play, f"ask {question}", "```"))
        (block,) = read_text(text, "")
        run = run_asking(block, day, rules)
        if run.problem is not None:
            raise run.problem
        asked.append((run.answers[-1], when(outcome)))
    if not asked:
        raise CannotSimulate("the walk of the set-up was cut before any outcome.", where="judge ask")
    *lines, acts = assumed(boards[0], day)
    complete = setup.walk.complete and len(setup.walk.outcomes) <= MOST_BLOCKS
    return _together(asked), Assumed(tuple(lines), (acts,)), complete


def _together(asked: list[tuple[Answered, str]]) -> Answered:
    """One answer of all outcomes: the same one, or what it depends on with a line for and one against it."""
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
