"""What the options of a question ask of the set-up of two cards, as one value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.errors import Misuse
from judge.matchup.stated_board import StatedBoard
from judge.matchup.steering import FREE, Steering, Timing
from judge.scenario.board.from_script import setup_of
from judge.scenario.language.one_line import setup_lines
from judge.scenario.language.parse import parse
from judge.scenario.language.script import (
    Battlefields,
    ChosenChampion,
    Control,
    Deck,
    ObjectsInZone,
    Points,
    StatedPool,
    StatedRunes,
    Turn,
    Wording,
)

if TYPE_CHECKING:
    from datetime import date

    from judge.answers.request import Wishes

_OF_A_BOARD = (
    Battlefields, ChosenChampion, Control, Deck, ObjectsInZone, Points, StatedPool, StatedRunes, Wording
)  # fmt: skip


def steering(wishes: Wishes, cards: list[str], day: date, words: Steering = FREE) -> Steering:
    """What options ask of a set-up, on top of what the words of the question do; FREE where nothing is asked.

    Raises Misuse for options that exclude one another, ScenarioError for lines that cannot be read.
    """
    timings = {
        "--before": (wishes.before, Timing.BEFORE, cards[0]),
        "--response": (wishes.response, Timing.RESPONSE, cards[1]),
        "--combat": (wishes.combat, Timing.COMBAT, ""),
        "--hold": (wishes.hold, Timing.HOLD, ""),
    }
    given = [name for name, (is_given, _, _) in timings.items() if is_given]
    if len(given) > 1:
        raise Misuse(f"{' and '.join(given)} exclude each other", hint="Give one of them.")
    wanted = words
    if given:
        _, timing, timed = timings[given[0]]
        wanted = replace(wanted, timing=timing, timed=timed)
    if wishes.swap or wishes.set_up:
        wanted = replace(wanted, swapped=wishes.swap, set_up=wishes.set_up)
    if wishes.board:
        wanted = replace(wanted, stated=stated_board(wishes.board, day))
    return FREE if wanted == FREE else replace(wanted, day=day)


def stated_board(text: str, day: date) -> StatedBoard:
    """What lines of the scenario language state of a board.

    Raises ScenarioError where they cannot be read, Misuse where a line says what a set-up of two cards has fixed.
    """
    lines = setup_lines(text)
    script = parse("\n".join(lines), where="--with")
    for line in (*script.setup, *script.play):
        if not isinstance(line, _OF_A_BOARD) and not (
            isinstance(line, Turn) and (line.player, line.phase) == _ITS_TURN
        ):
            raise Misuse(
                f"--with: {line.at.source.strip()!r} is no part of a board", where="judge",
                hint="It takes what lies where, runes, decks, points and battlefields, on P1's turn; "
                "--play takes acts, and a file can state everything.",
            )  # fmt: skip
    controls = tuple((line.field, line.player) for line in script.setup if isinstance(line, Control))
    return StatedBoard(setup_of(script, day), day, lines, controls)


_ITS_TURN = ("P1", "main")
