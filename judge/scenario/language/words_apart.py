"""Words of a line must stand apart: two that run together are refused, wherever the grammar would read them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.scenario.language.name_masking import FILLING, OPENING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lark import Token

_TOUCH = re.compile(rf'[\w"\]{FILLING}{OPENING}][\w"\[{OPENING}]')
"""The end of one word and the beginning of another, with nothing between them; a name is masked."""


class RunTogether(Exception):
    """Two words without a blank between them; ``first`` and ``second`` are the words as the grammar reads them."""

    def __init__(self, first: Token, second: Token) -> None:
        super().__init__(f"{first}{second}")
        self.first = first
        self.second = second

    def said(self, line: str) -> tuple[str, Token]:
        """What is wrong in a line, and where."""
        return f"these words run together: {self._around(line, '')}", self.first

    def hint(self, line: str) -> str:
        """What to write instead."""
        return f"Write them with a blank between: {self._around(line, ' ')}"

    def _around(self, line: str, between: str) -> str:
        """The two words with what belongs to them in a line."""
        begin, end = self.first.start_pos or 0, self.second.start_pos or 0
        while begin and not line[begin - 1].isspace() and line[begin - 1] not in ",;:(":
            begin -= 1
        rest = line[end:].split(None, 1)[0] if self.second[0] != '"' else str(self.second)
        return f"{line[begin:end]}{between}{rest.rstrip(',:;')}"


class WordsApart:
    """Goes over the words of a line as the grammar reads them, and raises RunTogether if two of them touch."""

    always_accept = ()

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        """The same words."""
        before: Token | None = None
        for token in stream:
            if before is not None and before.end_pos == token.start_pos and _TOUCH.fullmatch(before[-1] + token[0]):
                raise RunTogether(before, token)
            before = token
            yield token
