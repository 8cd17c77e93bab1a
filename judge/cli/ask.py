"""``judge ask``: one question about a scenario, of a file or of lines given on the command line."""

from __future__ import annotations

import re
from pathlib import Path

from judge.cli.command_or_question import is_path
from judge.cli.output import write
from judge.cli.run import day_of, read_in, with_imported_cards, writer_of
from judge.errors import Misuse

_NEXT_LINE = re.compile(r"\n|;\s*(?=P[1-9]:|P[1-9]'s turn|battlefields:|players:|mode:|BF\d+ controlled)")
_NEXT_ACT = re.compile(r"[\n;]")
_QUOTED = re.compile(r'("[^"]*")')
_LAST = ("because", "expect", "ask")


def ask(
    words: list[str], *, board: str, play: str, block: int, as_of: str, rules: str, width: int, json: bool, md: bool,
    plain: bool,
) -> int:  # fmt: skip
    """Answer a question and write the answer; the exit code is that of the play that it rests on."""
    from judge.answers.asked_blocks import run_asking  # noqa: PLC0415 - imported when it runs
    from judge.answers.played import AnsweredQuestions  # noqa: PLC0415
    from judge.scenario.ruling_files import read_text  # noqa: PLC0415

    written = writer_of(md=md, plain=plain, json=json, width=width)
    day = day_of(as_of)
    with_imported_cards(day)
    in_file = len(words) > 1 and is_path(words[0])
    question = " ".join(words[1:] if in_file else words)
    text = _of_file(words[0], block) if in_file else _of_lines(board, play)
    (found,) = read_text(f"```scenario\n{text}\nask {question}\n```", "")
    run = run_asking(found, found.as_of or day, rules)
    if run.problem is not None:
        raise run.problem
    answers = AnsweredQuestions(run.answers[-1:], rules)
    read = read_in(found, day)
    if json:
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415 - each form loads its own writer

        cards = {"read_cards": read.as_json()} if read is not None else {}
        write(json_line({"schema": 1, "asked": answers.as_json(), **cards}))
    else:
        write(written([answers] if read is None else [answers, read]))
    return run.exit_code


def _of_file(name: str, block: int) -> str:
    """The set-up and the play of a block of a file, without what it expects and asks itself."""
    from judge.scenario.ruling_files import read_rulings  # noqa: PLC0415 - imported when it runs

    blocks = list(read_rulings([Path(name)]))
    if block > len(blocks):
        raise Misuse(f"--block: expected a number from 1 to {len(blocks)}, got '{block}'", where="judge ask")
    kept, skips = [], False
    for line in blocks[block - 1].text.splitlines():
        skips = line.startswith(_LAST) or (skips and line[:1].isspace())
        kept += [] if skips else [line]
    return "\n".join(kept)


def _of_lines(board: str, play: str) -> str:
    if not board and not play:
        raise Misuse(
            "there is no board to ask about", where="judge ask",
            hint='Say it with --with "P2: at BF1 u = 3-Might unit" and --play "P1 plays A on u", or name a file.',
        )  # fmt: skip
    lines = [part.strip() for part in _NEXT_LINE.split(board)]
    acts = [part.strip().removesuffix(" in response") for part in _split(play)]
    return "\n".join([*filter(None, lines), "", *filter(None, acts)])


def _split(play: str) -> list[str]:
    """The acts of a play, at semicolons and line ends that are in no quotes."""
    parts = [""]
    for piece in _QUOTED.split(play):
        if piece.startswith('"'):
            parts[-1] += piece
            continue
        first, *others = _NEXT_ACT.split(piece)
        parts[-1] += first
        parts += others
    return parts
