"""Asks the questions of ``judge quiz`` one by one, reads answers by letter, and keeps the score."""

from __future__ import annotations

import shutil
import sys
from typing import TYPE_CHECKING

from judge.cli.output import say, write
from judge.errors import NotFound
from judge.practice.score import Tally, keep_score, read_score
from judge.practice.told import answer_lines, question_lines, wrapped
from judge.scenario.scene_told import USUAL

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.practice.question import Question

ENDS = frozenset({"q", "quit"})
_PIPED = 80


def ask(found: Iterator[Question], width: int) -> int:
    """Ask until the questions or the answers end, and tell how many were right; each answer is kept at once."""
    on_terminal = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    columns = width or (shutil.get_terminal_size().columns if on_terminal else _PIPED)
    kept, note = read_score()
    if note:
        say(note)
    now, failed, number = Tally(), "", 0
    try:
        for number, question in enumerate(found, 1):
            if number == 1:
                write("\n".join([*wrapped(USUAL, columns), ""]))
            write("\n".join(question_lines(question, number, columns)))
            given = _letter(question, on_terminal=on_terminal)
            if not given:
                break
            right = given == question.letter
            now, kept = now.with_answer(right=right), kept.with_answer(question.sections, right=right)
            write("\n".join(["", *answer_lines(question, given, columns), ""]))
            if not failed and (failed := keep_score(kept)):
                say(failed)
    except KeyboardInterrupt:  # between two questions: what was answered is kept
        write("")
    if not number:
        raise NotFound("no situation gives such a question", hint="Leave out --topic or --level.")
    say(f"{now.right} of {now.asked} right; in all {kept.all.right} of {kept.all.asked} (judge quiz --score)")
    return 0


def _letter(question: Question, *, on_terminal: bool) -> str:
    """The letter that is answered; "" if there is no more answer."""
    letters = [choice.letter for choice in question.choices]
    while True:
        try:
            given = input(f"Your answer ({letters[0]} to {letters[-1]}, q ends): " if on_terminal else "").strip()
        except (EOFError, KeyboardInterrupt):
            write("")
            return ""
        if given.lower() in ENDS:
            return ""
        if given.upper() in letters:
            return given.upper()
        say(f"expected a letter from {letters[0]} to {letters[-1]}, got {given[:20]!r}")


def show_score(*, json: bool) -> int:
    """Write the score by sections of the rulebook, the weakest ones first."""
    kept, note = read_score()
    if note:
        say(note)
    if json:
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415 - each form loads its own writer

        write(json_line(kept.as_json()))
        return 0
    if not kept.all.asked:
        write("No question has been answered yet.")
        return 0
    write(f"{kept.all.right} of {kept.all.asked} right. By section, the weakest first:")
    for name, tally in kept.weakest_first():
        write(f"  {tally.right:3} of {tally.asked:3}  {name}")
    return 0
