"""Reads the words of a question from left to right. Every grammar file is a class on top of this one."""

from __future__ import annotations

from contextlib import contextmanager

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import TypeVar

    T = TypeVar("T")


class Words:
    """Words, and the number of them that are read. Each reading returns None, and goes back, if it does not fit."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words
        self.at = 0
        self.furthest = 0

    @property
    def next(self) -> str:
        """The next word, "" at the end."""
        return self.words[self.at] if self.at < len(self.words) else ""

    @property
    def after_next(self) -> str:
        """The word after the next one."""
        return self.words[self.at + 1] if self.at + 1 < len(self.words) else ""

    def take(self, *phrases: str) -> str:
        """Read the first of several phrases that comes next, words with blanks between. "" if none does."""
        for phrase in phrases:
            wanted = tuple(phrase.split())
            if self.words[self.at : self.at + len(wanted)] == wanted:
                self._go(len(wanted))
                return phrase
        return ""

    def one_of(self, words: frozenset[str] | dict[str, str] | dict[str, int]) -> str:
        """Read a word of a set. "" if the next one is not in it."""
        if self.next in words:
            self._go(1)
            return self.words[self.at - 1]
        return ""

    def number(self) -> int | None:
        """Read a number in digits."""
        if self.next.isdigit():
            self._go(1)
            return int(self.words[self.at - 1])
        return None

    def _go(self, many: int) -> None:
        self.at += many
        self.furthest = max(self.furthest, self.at)

    @contextmanager
    def attempt(self) -> Iterator[Callable[[T], T]]:
        """Go back to here unless the reading is kept: ``with self.attempt() as keep: … return keep(value)``."""
        start, kept = self.at, False

        def keep(value: T) -> T:
            nonlocal kept
            kept = True
            return value

        try:
            yield keep
        finally:
            if not kept:
                self.at = start
