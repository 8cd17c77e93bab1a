"""No choice can be left out, and no text brings the runner down."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from judge.engine.state.events import Happened
from judge.errors import JudgeError
from judge.matchup.kinds.scenario_questions import answer_to
from judge.scenario.language.parse import parse
from judge.scenario.language.script import Expect
from judge.scenario.language.script_play import Act, Choice, Legality, PassUntil
from judge.scenario.runner import run
from tests.each import each
from tests.rulings.played import BY_ONE_WORKER, folders, name_of, played_in
from tests.scenario.variants import Underway
from tools.runs import RULINGS, TODAY, BlockRun, blocks, runs

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from judge.scenario.language.script import PlayLine, Script

pytestmark = BY_ONE_WORKER
ODD = "aP1#\"'[]() ,;:\u00e9\t"


def _passes(text: str, day: date) -> bool:
    try:
        return run(parse(text), day, answering=answer_to).passed
    except JudgeError:
        return False


def _script(found: BlockRun) -> Script:
    assert found.block.script is not None
    return found.block.script


def _underway(found: BlockRun) -> Underway:
    return Underway(_script(found), found.block.as_of or TODAY)


@pytest.mark.parametrize("folder", folders(RULINGS))
def test_a_ruling_without_one_of_its_choices_fails(folder: str) -> None:
    each(played_in(folder), _needs_its_choices, name_of)


def _needs_its_choices(found: BlockRun) -> None:
    play = _script(found).play
    for number, before in _underway(found).before_each_line():
        line = play[number]
        if isinstance(line, Choice) and before.passes(play[number + 1 :]):
            further = [one for one in play[number + 1 :] if not isinstance(one, Expect | Legality)]
            said = _is_said_by(further[:1], line) or _is_unasked(found, line)
            assert said, f"passes without line {line.at.line}: {line.at.source}"


def _is_said_by(following: Sequence[PlayLine], line: Choice) -> bool:
    """Whether a line says yes to what the next one names the target of, which says yes as well."""
    yes = line.verb == "chooses" and [name.text for name in line.what] == ["yes"]
    return yes and any(
        isinstance(one, Choice) and one.player == line.player and one.verb in {"chooses", "discards"}
        for one in following
    )  # fmt: skip


def _is_unasked(found: BlockRun, part: Choice) -> bool:
    """Whether a line says how damage is assigned that is lethal for all anyway: it has to be legal all the same."""
    assigned = [
        event for step in found.run.steps for event in step.events
        if event.kind is Happened.DAMAGE_ASSIGNED and event.who == part.player
    ]  # fmt: skip
    named = {f"{amount} to {name.text}" for name, amount in zip(part.what, part.amounts, strict=False)}
    return part.verb == "assigns" and any(set(event.detail.split(", ")) == named for event in assigned)


def _undone(found: BlockRun) -> set[int]:
    """The lines whose play came to nothing, so that it can be tried again (358.5, 405.1)."""
    came_to_nothing = {Happened.PLAY_UNDONE, Happened.ABILITY_REMOVED}
    return {step.at.line for step in found.run.steps if any(event.kind in came_to_nothing for event in step.events)}


@pytest.mark.parametrize("folder", folders(RULINGS))
def test_a_ruling_with_one_of_its_lines_twice_fails_or_really_does_it_twice(folder: str) -> None:
    each(played_in(folder), _needs_each_line_once, name_of)


def _needs_each_line_once(found: BlockRun) -> None:
    play, undone = _script(found).play, _undone(found)
    for number, before in _underway(found).before_each_line():
        line = play[number]
        if isinstance(line, Act | Choice) and not _is_repeatable(line) and line.at.line not in undone:
            twice = (line, *play[number:])
            assert not before.passes(twice), f"passes with line {line.at.line} twice: {line.at.source}"


def _is_repeatable(line: PlayLine) -> bool:
    return isinstance(line, PassUntil) or (isinstance(line, Act) and line.verb in {"end turn", "pass"})


def test_playing_on_comes_to_what_the_whole_text_comes_to() -> None:
    each([found for found in runs(RULINGS)[::40] if _script(found).play], _same_as_the_text, name_of)


def _same_as_the_text(found: BlockRun) -> None:
    """As written, and without each of its lines that stand on one line."""
    play, day = _script(found).play, found.block.as_of or TODAY
    lines = found.block.text.rstrip("\n").split("\n")
    for number, before in _underway(found).before_each_line():
        assert before.passes(play[number:]), "passes as written"
        place = play[number].at.line - found.block.line
        if len(lines) == place + 1 or lines[place + 1][:1] not in {" ", "\t"}:
            text = "\n".join(lines[:place] + lines[place + 1 :])
            assert before.passes(play[number + 1 :]) is _passes(text, day), f"without {lines[place]}"


@pytest.mark.parametrize("seed", range(8))
def test_no_text_brings_the_runner_down(seed: int) -> None:
    chance = random.Random(seed)
    known = blocks(RULINGS)
    pool = [line for block in known for line in block.text.split("\n") if line]
    for _ in range(60):
        lines = chance.choice(known).text.split("\n")
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
