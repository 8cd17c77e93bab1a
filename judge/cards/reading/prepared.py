"""A text before it is read: without reminders, in small letters, names in braces, parted into lines and sentences."""

from __future__ import annotations

import re
from functools import cache

from judge.cards.catalogue import catalogue, in_play

_REMINDER = re.compile(r"\s*\([^()]*(?:\([^()]*\)[^()]*)*\)")
_EVEN = re.compile(r"\s*\((even [^().]*)\)")
"""What stands in brackets and belongs to the sentence."""
_BARE_DASH = re.compile(r"\s+-\s+|\s*—\s*|\s*\[>>?\]\s*")
_MIGHT = re.compile(r"([+-]\d+) (?:might\b|\[s\])")
"""Might that is given or had, where it is not printed as its symbol."""
_ACTION = re.compile(r"\[(buff|stun|predict(?: \d+)?|burn(?: \d+)?|discard|banish|recall|heal)\]")
"""Game actions that are printed like keywords."""

_LETTERS = str.maketrans({
    "\N{RIGHT SINGLE QUOTATION MARK}": "'", "\N{LEFT SINGLE QUOTATION MARK}": "'",
    "\N{LEFT DOUBLE QUOTATION MARK}": '"',
    "\N{RIGHT DOUBLE QUOTATION MARK}": '"', "\N{NO-BREAK SPACE}": " ", "\N{MINUS SIGN}": "-", "\N{EN DASH}": "-",
})  # fmt: skip
_SENTENCE = re.compile(r'\.+(?=\s|$|\[)(?=(?:[^"]*"[^"]*")*[^"]*$)')


@cache
def _names() -> re.Pattern[str]:
    """Tags and the names of tokens, which a text writes with a capital letter."""
    tags = {tag for card in catalogue().values() for tag in card.tags}
    tokens = {in_play(name) for name, card in catalogue().items() if card.is_token and card.types}
    longest = sorted(tags | tokens, key=len, reverse=True)
    return re.compile(rf"\b({'|'.join(map(re.escape, longest))})(?=s?\b)")


def lines_of(text: str, name: str) -> list[str]:
    """The paragraphs of a text, as the grammar has them; reminders in brackets say nothing of their own."""
    plain = _REMINDER.sub("", _EVEN.sub(r", \1,", text.translate(_LETTERS)))
    found = []
    for line in plain.split("\n"):
        named = _small(_named(line, name))
        tidy = " ".join(_BARE_DASH.sub(" — ", named).split())
        if tidy:
            found.append(_MIGHT.sub(r"\1 [m]", _ACTION.sub(r"\1", re.sub("— (?:— )+", "— ", tidy))))
    return found


def _named(line: str, name: str) -> str:
    """The line with its own name and all names of tags and tokens in braces."""
    line = line.replace(name, "{self}")
    short = name.partition(",")[0]
    if short != name:
        line = re.sub(rf"\b{re.escape(short)}\b(?! unit)", "{self}", line)
    return "".join(
        part if part.startswith("{self}") else _names().sub(r"{\1}", part) for part in re.split(r"(\{self\})", line)
    )


def _small(line: str) -> str:
    """The line in small letters, except for names in braces."""
    return "".join(part if part.startswith("{") else part.lower() for part in re.split(r"(\{[^}]*\})", line))


def sentences_of(line: str) -> list[str]:
    """The sentences of a paragraph, without their full stops."""
    found, start = [], 0
    for stop in _SENTENCE.finditer(line):
        found.append(line[start : stop.start()])
        start = stop.end()
    found.append(line[start:])
    return [sentence.strip() for sentence in found if sentence.strip()]
