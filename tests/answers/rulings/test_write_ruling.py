"""Set-ups of two cards as ruling files: each passes as it is written, and fails without any line of its play."""

from __future__ import annotations

import random
from datetime import date
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from judge.answers.library.open_library import open_library
from judge.answers.rulings.write_ruling import MOST_BLOCKS, derived_ruling
from judge.cards.catalogue import catalogue
from judge.cards.loader import is_defined
from judge.errors import CannotSimulate, JudgeError, Misuse
from judge.matchup.boards.roles import unmodelled
from judge.matchup.boards.walked_scene import rebuilt
from judge.scenario.board.setup import card_for
from judge.scenario.language.parse import parse
from judge.scenario.ruling_files import RulingBlock, read_text
from judge.scenario.runner import run, run_block

if TYPE_CHECKING:
    from judge.matchup.boards.board_of_roles import Board
    from judge.matchup.boards.walked_scene import WalkedScene

DAY = date(2026, 8, 1)
LIBRARY = open_library(DAY.isoformat())
PAIRS = 40
"""Drawn from all cards; ``judge new`` writes such a file for any two."""


@cache
def _names() -> tuple[str, ...]:
    return tuple(name for name in catalogue() if is_defined(name) and not unmodelled(card_for(name, DAY)))


@cache
def _pairs() -> tuple[tuple[str, str], ...]:
    chance = random.Random(13)
    return tuple((one, other) for one, other in (chance.sample(_names(), 2) for _ in range(PAIRS)))


def _blocks(one: str, other: str, number: int = 1) -> tuple[RulingBlock, ...]:
    return read_text(derived_ruling(LIBRARY, [one, other], number).text, "new.md")


def _passes_without(block: RulingBlock, line: int) -> bool:
    lines = block.text.rstrip("\n").split("\n")
    try:
        return run(parse("\n".join(lines[:line] + lines[line + 1 :])), DAY).passed
    except JudgeError:
        return False


@pytest.mark.parametrize("place", range(PAIRS))
def test_any_two_cards(place: int) -> None:
    one, other = _pairs()[place]
    try:
        blocks = _blocks(one, other)
    except CannotSimulate as problem:
        refused = problem.reason
    else:
        refused = ""
    if refused:
        assert "can be played" in refused
        return
    assert 1 <= len(blocks) <= MOST_BLOCKS
    for block in blocks:
        assert run_block(block, DAY).passed, run_block(block, DAY).message
        assert block.script is not None
        assert block.as_of == DAY
        for part in block.script.play:
            says_yes = part.at.source.endswith(" chooses yes")  # the target of the next line says it as well
            if not part.at.source.startswith("expect") and not says_yes:
                assert not _passes_without(block, part.at.line - block.line), f"{part.at.source} in\n{block.text}"


def test_a_set_up_with_the_choices_that_lead_to_each_outcome() -> None:
    made = derived_ruling(LIBRARY, ["Baited Hook", "Unlicensed Armory"])
    blocks = read_text(made.text, "new.md")
    assert len(blocks) > 1
    assert made.complete
    assert len({block.text for block in blocks}) == len(blocks)
    assert any("replaces u's death with Unlicensed Armory" in block.text for block in blocks)
    assert any("lets u die" in block.text for block in blocks)


def test_every_set_up_has_a_number() -> None:
    first, second = (derived_ruling(LIBRARY, ["Hidden Blade", "Zhonya's Hourglass"], number) for number in (1, 2))
    assert first.set_ups == second.set_ups > 1
    assert first.text != second.text
    assert "set-up 2 of" in second.text
    with pytest.raises(Misuse, match=f"expected a number from 1 to {first.set_ups}, got '99'"):
        derived_ruling(LIBRARY, ["Hidden Blade", "Zhonya's Hourglass"], 99)


def test_one_card_twice() -> None:
    made = derived_ruling(LIBRARY, ["Zhonya's Hourglass", "Zhonya's Hourglass"])
    assert "2 x Zhonya's Hourglass" in made.text or "Zhonya's Hourglass #2" in made.text


@pytest.mark.usefixtures("two_cards_not_defined")
def test_a_card_that_is_not_defined_is_refused() -> None:
    with pytest.raises(CannotSimulate):
        derived_ruling(LIBRARY, ["Sandstone Chimera", "Hidden Blade"])


def test_a_set_up_that_loses_something_as_it_is_written_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_outcomes(board: Board, day: date, **settings: Any) -> WalkedScene:
        found = rebuilt(board, day, **settings)
        return replace(found, walk=replace(found.walk, outcomes=()))

    monkeypatch.setattr("judge.answers.rulings.write_ruling.rebuilt", without_outcomes)
    with pytest.raises(CannotSimulate, match="the set-up has no words in a scenario"):
        derived_ruling(LIBRARY, ["Hidden Blade", "Zhonya's Hourglass"])
