"""The error for a card whose file cannot be read; everything that does not need the card still works."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb

from judge.errors import ContentError

PACKAGE = Path(__file__).parents[1]


def cannot_be_read(name: str, module: str, problem: Exception) -> ContentError:
    """The error for a card whose file is wrong, at the last line of the file that was reached.

    ``problem`` is what importing ``module`` raised, or StopIteration if it defines no card of that name.
    """
    path = file_of(module)
    lines = [frame.lineno for frame in extract_tb(problem.__traceback__) if Path(frame.filename) == path]
    line = problem.lineno if isinstance(problem, SyntaxError) else lines[-1] if lines else None
    place = path.relative_to(PACKAGE.parent).as_posix()
    what = f"{type(problem).__name__}: {problem}"
    if isinstance(problem, StopIteration):
        what = "the file defines no card of that name"
    reason = f"the definition of {name} cannot be read: {what}"
    hint = "Mend that file; everything that does not need the card works. judge doctor lists all such cards."
    return ContentError(reason, where=f"{place}:{line}" if line else place, hint=hint)


def file_of(module: str) -> Path:
    """The file of a module of this package."""
    return PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py")
