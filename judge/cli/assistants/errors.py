"""The errors for an assistant whose call fails: by its own arguments, without options, commands and files.

An error that the project does not know is a fault of the judge, and said to be one.
"""

from __future__ import annotations

import logging
import re
from functools import wraps
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from judge.errors import JudgeError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

P = ParamSpec("P")
R = TypeVar("R")

LANGUAGE = "riftbound://scenario-language"
ARGUMENTS = {"--as-of": "as_of", "--with": "board", "--play": "play", "docs/scenario-language.md": LANGUAGE}
"""What the command line calls an argument of a tool, or a resource."""
_OF_THE_COMMAND_LINE = re.compile(r"(?<!\ba )\bjudge [\"a-z]|(?<!\w)--\w|\bFILE\b|\.md\b")
_SENTENCE = re.compile(r"(?<=[.?]) (?=[A-Z])")
_OPTIONS = re.compile(r"\s*\(--[\w-]+(?: \w+)?(?:, --[\w-]+)*\)|[;,:]? --[a-z][\w-]*(?:, --[\w-]+)*")
_log = logging.getLogger(__name__)


def errors_as(function: Callable[P, R], as_error: type[Exception]) -> Callable[P, R]:
    """The function with every error raised as one of the protocol."""

    @wraps(function)
    def called(*values: P.args, **named: P.kwargs) -> R:
        try:
            return function(*values, **named)
        except JudgeError as problem:
            raise as_error(in_arguments(str(problem))) from problem
        except Exception as problem:
            _log.exception("%s failed", function.__name__)
            reason = f"{type(problem).__name__}: {problem}"[:200]
            fault = f"This is a fault of the judge and not of the call ({reason}). Please report it with the call."
            raise as_error(fault) from problem

    return called


def in_arguments(text: str) -> str:
    """An error with the names of arguments, and without hints that only the command line can follow."""
    for said, here in ARGUMENTS.items():
        text = re.sub(rf"(?<!\w){re.escape(said)}\b", here, text)
    reason, *hints = text.split("\n")
    kept = [line for hint in hints if (line := _followed(hint))]
    return "\n".join([reason, *kept])


def notes_of(notes: Iterable[str]) -> list[str]:
    """How a question was read, and the like, as far as an assistant can follow it."""
    return [found for note in notes if (found := in_arguments(f"\n{note}").strip())]


def _followed(hint: str) -> str:
    """The sentences of a hint that an assistant can follow; a line of a scenario is kept as it is."""
    if hint.startswith("    "):
        return hint
    kept = [one for one in _SENTENCE.split(hint.strip()) if not _OF_THE_COMMAND_LINE.search(one)]
    return f"  {' '.join(kept)}" if kept else ""


def without_options(text: str) -> str:
    """An answer without the options that would show more of it on the command line; the data have every outcome."""
    return _OPTIONS.sub("", text.replace(": --steps", " in the data"))
