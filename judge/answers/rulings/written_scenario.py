"""The scenario of a written answer about two cards: what it sets up and plays, and the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.rulings.check_ruling import names_both
from judge.matchup.points.narration import summary
from judge.matchup.walks.explorer import Outcome
from judge.matchup.walks.observed_facts import observe
from judge.record import NamedTuple
from judge.scenario.board.from_script import setup_of
from judge.scenario.language.script_json import script_from_json
from judge.scenario.runner import run

if TYPE_CHECKING:
    from datetime import date

    from judge.content.library import Library
    from judge.content.model import FaqEntry
    from judge.matchup.search.pair_search import Matchup


class Enacted(NamedTuple):
    """A scenario that was played: its place, its lines, and its events in words."""

    where: str
    lines: tuple[str, ...]
    happened: str


def enacted(library: Library, entry: FaqEntry, found: Matchup, day: date) -> Enacted | None:
    """Plays the first scenario of an answer that has both cards and passes. None if there is none."""
    blocks = library.store.get(f"scenarios {entry.id}") or ()
    for block, text in zip(blocks, entry.scenarios, strict=True):
        script = script_from_json(block)
        made = run(script, day)
        if not made.passed or made.position is None or not names_both(setup_of(script, day).state(), found):
            continue
        end = Outcome(observe(made.position.state), 1, (), made.position)
        return Enacted(f"{script.where}:{script.line}", tuple(text.strip().splitlines()), summary(end))
    return None
