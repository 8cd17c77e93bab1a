"""Opens the replay screen on the terminal, with the texts of the rules and the file that notes go to."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from judge.errors import Misuse

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from judge.content.library import Library
    from judge.replay.annotations import Annotation
    from judge.scenario.ruling_files import RulingBlock
    from judge.screens.replay_screen import ReplayScreen

STANDARD_INPUT = "-"


def is_installed() -> bool:
    """Whether the extra ``screen`` is there."""
    return find_spec("textual") is not None


def show(block: RulingBlock, day: date, rules: str, outcome: int) -> int:
    """Show a block until it is closed; the exit code says whether it holds."""
    from judge.answers.library.open_library import open_library  # noqa: PLC0415 - loaded for a screen only
    from judge.screens.replay_app import ReplayApp  # noqa: PLC0415

    screen = played(block, open_library(day.isoformat(), rules), day, rules, outcome)()
    ReplayApp(screen).run()
    return screen.session.replay.run.exit_code


def played(block: RulingBlock, library: Library, day: date, rules: str, outcome: int = 0) -> Callable[[], ReplayScreen]:
    """Play a block, and give what makes its screen. Raises the problem of a block that cannot be set up."""
    from judge.answers.library.rule_text import number_of, text_of  # noqa: PLC0415
    from judge.answers.simulated.replay_of_a_scenario import replayed  # noqa: PLC0415 - loaded for a screen only
    from judge.replay.session import Session  # noqa: PLC0415
    from judge.screens.replay_screen import ReplayScreen  # noqa: PLC0415

    replay = replayed(block, day, rules, outcome=outcome)
    session = Session(replay, block.text, block.line, block.title or f"{Path(block.file).name}:{block.line}")
    return lambda: ReplayScreen(
        session,
        block.text,
        block.line,
        number_of=lambda rule: number_of(rule, rules),
        text_of=lambda rule: text_of(library, rule, rules),
        keep=lambda line, annotation: keep(block.file, line, annotation),
        save=save,
        version=rules,
    )


def keep(file: str, line: int, annotation: Annotation | None) -> None:
    """Write an annotation into the file. Raises Misuse if it cannot be written."""
    from judge.replay.annotations import annotated  # noqa: PLC0415 - loaded for a screen only

    if file == STANDARD_INPUT:
        raise Misuse("standard input keeps no annotations", hint="Save the scenario to a file first.")
    path = Path(file)
    try:
        text = path.read_text(encoding="utf-8")
        _write(path, annotated(text, line, annotation))
    except OSError as problem:
        raise Misuse(f"{file} cannot be written: {problem.strerror}") from problem


def save(name: str, text: str) -> str:
    """Write a scenario to a new file; returns what is to be said. Raises Misuse if it cannot be written."""
    path = Path(name).expanduser()
    if path.exists():
        raise Misuse(f"{name} is there already: choose another name")
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise Misuse(f"{name} cannot be written: {problem.strerror}") from problem
    return f"saved; judge run {name} plays it"


def _write(path: Path, text: str) -> None:
    """Put a text in the place of a file's; the file is whole at any time."""
    beside = path.with_name(f".{path.name}.new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)
