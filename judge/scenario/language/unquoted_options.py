"""Quotes added around options and chain items that a line names as they are printed.

What a message lists can be put behind ``chooses``, and in a list, as it is printed.
"""

from __future__ import annotations

import re

from judge.scenario.language.name_masking import mask

_CHOOSES = re.compile(r"(?P<head>(?:P[1-9]|chance) (?:chooses|takes) )(?P<rest>[^\"]+?)(?P<timing> \([a-z][a-z ]*\))?$")
_LISTS = re.compile(r"(?P<head>expect (?:options|the chain|playable(?: with [^:]+)?): )(?P<rest>[^\n]+)$")
_CLEAR = re.compile(r"\ue000\ue001*|\"[^\"]*\"|[A-Za-z_]\w*|P[1-9]'s base|(?:\ue000\ue001*|\w+)'s ability(?: #\d+)?")


def with_quotes(line: str) -> str | None:
    """The line with its options in quotes; None where it has none that could be meant so."""
    chooses = _CHOOSES.match(line)
    if chooses is not None:
        return f'{chooses["head"]}"{chooses["rest"]}"{chooses["timing"] or ""}'
    listed = _LISTS.match(line)
    if listed is None or "\n" in line:
        return None
    rest = listed["rest"]
    pieces, at = [], 0
    for masked in mask(rest).split(", "):
        piece = rest[at : at + len(masked)]
        at += len(masked) + 2
        pieces.append(piece if _CLEAR.fullmatch(masked) or '"' in piece else f'"{piece}"')
    return listed["head"] + ", ".join(pieces)
