"""``judge quiz``: practice with situations whose outcomes the engine computes."""

from __future__ import annotations

import shutil
import sys
from itertools import islice
from typing import TYPE_CHECKING

from judge.cli.output import say, write
from judge.cli.read_arguments import Options
from judge.cli.run import with_imported_cards
from judge.errors import NotFound

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.practice.question import Question

ENDS = frozenset({"q", "quit"})


def quiz(*, topic: str, level: str, seed: int | str, number: int, as_of: str, width: int, json: bool) -> int:
    """Ask questions and say what is right; 0 however many answers are."""
    from datetime import date  # noqa: PLC0415 - imported when it runs

    from judge.cli.entry import opened  # noqa: PLC0415
    from judge.practice.levels import checked_level  # noqa: PLC0415
    from judge.practice.pool import questions  # noqa: PLC0415
    from judge.practice.topics import topic_called  # noqa: PLC0415

    library = opened(Options(as_of=as_of))
    with_imported_cards(date.fromisoformat(library.as_of))
    wanted = topic_called(library, topic) if topic else None
    found = questions(library, _seed(seed), wanted, checked_level(level))
    if json:
        return _as_json(list(islice(found, number)))
    on_terminal = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    columns = width or (shutil.get_terminal_size().columns if on_terminal else 80)
    return _ask(islice(found, number) if number else found, columns)


def _seed(stated: int | str) -> int:
    if stated != "":
        return int(stated)
    from secrets import randbelow  # noqa: PLC0415 - only where no seed is given

    return randbelow(1_000_000)


def _as_json(made: list[Question]) -> int:
    from judge.cli.writers.json_line import json_line  # noqa: PLC0415 - each form loads its own writer

    write(json_line({"schema": 1, "questions": [question.as_json() for question in made]}))
    return 0


def _ask(found: Iterator[Question], width: int) -> int:
    """Ask until the questions or the answers end, and tell the score."""
    from judge.practice.told import answer_lines, question_lines  # noqa: PLC0415

    asked = right = 0
    for number, question in enumerate(found, 1):
        write("\n".join(question_lines(question, number, width)))
        given = _letter(question)
        if not given:
            break
        asked, right = asked + 1, right + (given == question.letter)
        write("\n".join(["", *answer_lines(question, given, width), ""]))
    else:
        if not asked:
            raise NotFound("no situation makes such a question", hint="Leave out --topic or --level.")
    say(f"{right} of {asked} right")
    return 0


def _letter(question: Question) -> str:
    """The letter that is answered; "" where there is no more answer."""
    letters = [choice.letter for choice in question.choices]
    while True:
        try:
            given = input(f"Your answer ({letters[0]}-{letters[-1]}, q ends): ").strip()
        except (EOFError, KeyboardInterrupt):
            write("")
            return ""
        if given.lower() in ENDS:
            return ""
        if given.upper() in letters:
            return given.upper()
        say(f"expected a letter from {letters[0]} to {letters[-1]}, got {given[:20]!r}")
