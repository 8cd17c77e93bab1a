"""Whether words behind a command that it cannot read are a question that begins with its name."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from judge.cli.options import read_options
from judge.errors import Misuse

if TYPE_CHECKING:
    from collections.abc import Callable


def is_question(arguments: list[str], parses: Callable[[list[str]], bool]) -> bool:
    """Whether a command line is a question although it begins with a command, which failed to read ``arguments``.

    It is one if the words do not fit the command even without their options, none of them is a path, the first of
    them is no number, and every option is one that a question takes. ``parses`` says whether words fit the command.
    """
    try:
        words = list(read_options(arguments).words)
    except Misuse:
        return False
    if not words or is_number(words[0]) or any(is_path(word) for word in words):
        return False
    return not parses(words)


def is_number(word: str) -> bool:
    """Whether a word is written like the number of a rule: 1, 428.1.a, 999."""
    return word[:1].isdecimal() and all(part.isalnum() for part in word.rstrip(".?!").split("."))


def is_path(word: str) -> bool:
    """Whether a word names a file: it has a slash and no spaces, ends like one, or is there."""
    if word == "-" or word.endswith((".md", ".json")):
        return True
    return " " not in word and ("/" in word or Path(word).is_file())
