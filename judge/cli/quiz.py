"""``judge quiz``: practice with situations whose outcomes the engine computes."""

from __future__ import annotations

from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from judge.cli.extras import how_to_install
from judge.cli.output import say, write
from judge.cli.read_arguments import Options
from judge.cli.run import with_imported_cards
from judge.errors import Misuse, NotFound

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.content.library import Library
    from judge.practice.question import Question

AT_ONCE = 10
"""The number of questions asked or written if ``-n`` is not given."""


def quiz(
    *, topic: str, level: str, seed: int | str, number: int | str, printed: int | str, html: str, anki: str,
    score: bool, reset: bool, as_of: str, width: int, json: bool,
) -> int:  # fmt: skip
    """Ask questions, or write them; 0 however many answers are right."""
    _check_forms({"--print": printed, "--anki": anki, "--score": score, "--reset": reset})
    if html and printed == "":
        raise Misuse("--html requires --print", where="judge quiz", hint=f"judge quiz --print 10 --html {html}")
    if reset:
        from judge.practice.score import reset_score  # noqa: PLC0415 - imported when it runs

        say(reset_score())
        return 0
    if score:
        from judge.cli.quiz_answers import show_score  # noqa: PLC0415

        return show_score(json=json)
    _check_extra(html, "jinja2", "page", "--html")
    _check_extra(anki, "genanki", "anki", "--anki")
    library = _library(as_of)
    many = int(printed or number or AT_ONCE)
    found = _drawn(library, topic, level, seed, is_asked=not (printed or anki or json))
    if printed or anki or json:
        made = list(islice(found, many))
        return _written(made, many, _basis(library), html=html, anki=anki, json=json)
    from judge.cli.quiz_answers import ask  # noqa: PLC0415

    return ask(islice(found, many), width)


def _check_forms(forms: dict[str, object]) -> None:
    given = [name for name, value in forms.items() if value]
    if len(given) > 1:
        raise Misuse(
            f"expected one of {', '.join(forms)}, got {' and '.join(given)}", where="judge quiz",
            hint="Give only one of them.",
        )  # fmt: skip


def _check_extra(path: str, package: str, extra: str, option: str) -> None:
    """Raise Misuse if a file could not be written, before anything is worked out."""
    if not path:
        return
    if find_spec(package) is None:
        raise Misuse(f"{option} needs the extra {extra}", hint=how_to_install(extra))
    if not Path(path).parent.is_dir():
        raise Misuse(f"{option}: there is no directory {Path(path).parent}", hint="Name a file in an existing one.")


def _library(as_of: str) -> Library:
    from datetime import date  # noqa: PLC0415 - imported when it runs

    from judge.cli.entry import opened  # noqa: PLC0415

    library = opened(Options(as_of=as_of))
    with_imported_cards(date.fromisoformat(library.as_of))
    return library


def _drawn(library: Library, topic: str, level: str, seed: int | str, *, is_asked: bool) -> Iterator[Question]:
    """The questions that are wanted; what one is weak in comes more often where no seed decides."""
    from secrets import randbelow  # noqa: PLC0415 - imported when it runs

    from judge.practice.levels import checked_level  # noqa: PLC0415
    from judge.practice.pool import questions  # noqa: PLC0415
    from judge.practice.score import EMPTY, read_score  # noqa: PLC0415
    from judge.practice.topics import topic_called  # noqa: PLC0415

    wanted = topic_called(library, topic) if topic else None
    level = checked_level(level)
    known, note = read_score() if is_asked and seed == "" else (EMPTY, "")
    if note:
        say(note)
    return questions(library, int(seed) if seed != "" else randbelow(1_000_000), wanted, level, known)


def _basis(library: Library) -> str:
    return f"Core Rules {library.version}, cards as of {library.as_of}"


def _written(made: list[Question], many: int, basis: str, *, html: str, anki: str, json: bool) -> int:
    """Write questions in one of the forms, and say where they are fewer than what was asked for."""
    if not made:
        raise NotFound("no situation gives such a question", hint="Leave out --topic or --level.")
    if len(made) < many:
        say(f"there are {len(made)} such questions, not {many}")
    if json:
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415 - each form loads its own writer

        write(json_line({"schema": 1, "basis": basis, "questions": [question.as_json() for question in made]}))
        return 0
    if not (html or anki):
        from judge.practice.sheet import sheet_as_markdown  # noqa: PLC0415

        write(sheet_as_markdown(made, basis))
        return 0
    try:
        if anki:
            from judge.practice.anki import write_deck  # noqa: PLC0415

            write_deck(made, anki)
        else:
            from judge.practice.sheet import sheet_as_page  # noqa: PLC0415

            Path(html).write_text(sheet_as_page(made, basis), encoding="utf-8")
    except OSError as problem:
        raise Misuse(f"{anki or html} cannot be written: {problem.strerror}",
                     hint="Name a file in an existing directory.") from problem  # fmt: skip
    say(f"written: {anki or html}, {len(made)} question{'s' * (len(made) != 1)}")
    return 0
