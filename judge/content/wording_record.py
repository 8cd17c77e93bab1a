"""The wordings of a card as the compiled library keeps them: without what their parts say already.

A wording is its keywords, a sentence that lists them, and its parts, one a line; most texts are no more than that.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

AS_THE_PARTS_SAY = 0
"""In the place of a text."""
BETWEEN_RULES = " "
"""What stands between two rules that a part is performed by."""


def wording_record(wordings: Iterable[dict[str, Any]]) -> list[list[Any]]:
    """The record of all wordings of a card."""
    return [
        [
            one["name"],
            one["bulletin"],
            one["keywords"],
            AS_THE_PARTS_SAY if one["text"] == _said(one["keywords"], one["parts"]) else one["text"],
            [[part["text"], _kept(part["rules"])] for part in one["parts"]],
        ]
        for one in wordings
    ]


def wordings_of(record: Iterable[Sequence[Any]] | None) -> list[dict[str, Any]]:
    """The wordings with this record; none where there is no record."""
    found = []
    for name, bulletin, keywords, text, kept in record or ():
        parts = [{"text": words, "rules": _whole(rules)} for words, rules in kept]
        said = _said(keywords, parts) if text == AS_THE_PARTS_SAY else text
        found.append({"name": name, "bulletin": bulletin, "keywords": keywords, "text": said, "parts": parts})
    return found


def _kept(rules: Sequence[str]) -> str:
    """Rules as one text; a number that follows one of the same rulebook stands alone."""
    books = ["", *(rule.partition(":")[0] for rule in rules)]
    return BETWEEN_RULES.join(
        rule.partition(":")[2] if book == before else rule
        for rule, before, book in zip(rules, books, books[1:], strict=False)
    )


def _whole(rules: str) -> list[str]:
    found, book = [], ""
    for rule in rules.split(BETWEEN_RULES) if rules else ():
        book, _, number = rule.rpartition(":") if ":" in rule else (book, "", rule)
        found.append(f"{book}:{number}")
    return found


def _said(keywords: Iterable[str], parts: Iterable[dict[str, Any]]) -> str:
    """The keywords that no part says together with its cost, and each part on a line."""
    lines = [part["text"] for part in parts]
    plain = " ".join(f"{one}." for one in keywords if not any(line.startswith(f"{one} [") for line in lines))
    return "\n".join([plain, *lines] if plain else lines)
