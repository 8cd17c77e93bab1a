"""No choice can be left out, and no text brings the runner down."""

from __future__ import annotations

import random
from datetime import date
from pathlib import Path

import pytest

from judge.engine.state.events import Happened
from judge.errors import JudgeError
from judge.scenario.language.parse import parse
from judge.scenario.language.script import Act, Choice, PassUntil
from judge.scenario.ruling_files import RulingBlock, read_rulings
from judge.scenario.runner import run

ROOT = Path(__file__).parents[2]
TODAY = date(2026, 8, 1)
BLOCKS = tuple(read_rulings([ROOT / "tests" / "rulings"], root=ROOT))
ODD = "aP1#\"'[]() ,;:\u00e9\t"


def _passes(text: str, day: date) -> bool:
    try:
        return run(parse(text), day).passed
    except JudgeError:
        return False


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: f"{block.file}:{block.line}")
def test_a_ruling_without_one_of_its_choices_fails(block: RulingBlock) -> None:
    lines = block.text.rstrip("\n").split("\n")
    assert block.script is not None
    for part in block.script.play:
        if isinstance(part, Choice):
            place = part.at.line - block.line
            left_out = _passes("\n".join(lines[:place] + lines[place + 1 :]), block.as_of or TODAY)
            assert not left_out or _is_unasked(block, part), part.at.source


def _is_unasked(block: RulingBlock, part: Choice) -> bool:
    """Whether a line says how damage is assigned that is lethal for all anyway: it has to be legal all the same."""
    assert block.script is not None
    assigned = [
        event for step in run(block.script, block.as_of or TODAY).steps for event in step.events
        if event.kind is Happened.DAMAGE_ASSIGNED and event.who == part.player
    ]  # fmt: skip
    named = {f"{amount} to {name.text}" for name, amount in zip(part.what, part.amounts, strict=False)}
    return part.verb == "assigns" and any(set(event.detail.split(", ")) == named for event in assigned)


def _undone(block: RulingBlock) -> set[int]:
    """The lines whose play came to nothing, so that it can be tried again (358.5, 405.1)."""
    steps = run(block.script, block.as_of or TODAY).steps if block.script is not None else ()
    came_to_nothing = {Happened.PLAY_UNDONE, Happened.ABILITY_REMOVED}
    return {step.at.line for step in steps if any(event.kind in came_to_nothing for event in step.events)}


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: f"{block.file}:{block.line}")
def test_a_ruling_with_one_of_its_lines_twice_fails_or_really_does_it_twice(block: RulingBlock) -> None:
    lines = block.text.rstrip("\n").split("\n")
    assert block.script is not None
    undone = _undone(block)
    for part in block.script.play:
        is_repeatable = isinstance(part, PassUntil) or (isinstance(part, Act) and part.verb in {"end turn", "pass"})
        is_repeatable = is_repeatable or part.at.line in undone
        if isinstance(part, Act | Choice) and not is_repeatable:
            place = part.at.line - block.line
            assert not _passes("\n".join([*lines[:place], lines[place], *lines[place:]]), block.as_of or TODAY)


@pytest.mark.parametrize("seed", range(8))
def test_no_text_brings_the_runner_down(seed: int) -> None:
    chance = random.Random(seed)
    pool = [line for block in BLOCKS for line in block.text.split("\n") if line]
    for _ in range(60):
        lines = chance.choice(BLOCKS).text.split("\n")
        for _ in range(chance.randint(1, 4)):
            _spoil(lines, pool, chance)
        assert _passes("\n".join(lines), TODAY) in {True, False}


def _spoil(lines: list[str], pool: list[str], chance: random.Random) -> None:
    place = chance.randrange(len(lines))
    words = lines[place].split(" ")
    at = chance.randrange(len(words))
    how = chance.randrange(4)
    if how == 0:
        lines[place] = chance.choice(pool)
    elif how == 1:
        lines.insert(place, chance.choice(pool))
    elif how == 2:
        words[at] = chance.choice(chance.choice(pool).split(" "))
        lines[place] = " ".join(words)
    else:
        lines[place] = lines[place][:at] + chance.choice(ODD) + lines[place][at:]
