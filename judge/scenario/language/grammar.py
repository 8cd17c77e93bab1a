"""The grammar of the scenario language, from its files; the library for it is loaded only when a text is read."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from judge.scenario.language.words_apart import WordsApart

if TYPE_CHECKING:
    from lark import Lark

GRAMMAR = ("scenario.lark", "earlier.lark", "legality.lark", "effects.lark", "claims.lark")


@cache
def grammar() -> Lark:
    """The grammar, ready to parse a line."""
    from lark import Lark  # noqa: PLC0415 - loaded only when a text is read

    return Lark(grammar_text(), parser="lalr", propagate_positions=True, maybe_placeholders=True, postlex=WordsApart())


def grammar_text() -> str:
    """The whole grammar of the scenario language, from its files."""
    folder = resources.files("judge.scenario.language")
    return "\n".join(folder.joinpath(name).read_text(encoding="utf-8") for name in GRAMMAR)
