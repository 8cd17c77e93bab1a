"""Reads JSON from any source: either valid as a whole or refused with one error."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, NoReturn

from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.content.importers.source import Source

LONGEST_NAME = 200
_LONE = re.compile("[\ud800-\udfff]")


def json_of(source: Source) -> Any:
    """The value of a JSON file; raises ContentError if it is malformed or contains a lone surrogate."""

    def refuse(constant: str) -> NoReturn:
        raise ContentError(f"{constant} is no JSON", where=source.name)

    try:
        found = json.loads(source.text, parse_constant=refuse)
    except (ValueError, RecursionError) as problem:
        reason = (
            str(problem) if isinstance(problem, json.JSONDecodeError) else "it is nested too deep, or a number too long"
        )
        raise ContentError(f"this is no complete JSON: {reason[:100]}", where=source.name) from None
    if "\\u" in source.text and _LONE.search(json.dumps(found, ensure_ascii=False)):
        hint = "A code such as \\ud83d stands there without its other half."
        raise ContentError("a character in it is cut in half", where=source.name, hint=hint)
    return found


def text_of(entry: Mapping[str, Any], key: str, place: str, where: str, *, needed: bool = True) -> str:
    """The text of an entry under a key; raises ContentError if it is no text, or missing while ``needed``."""
    value = entry.get(key)
    if value is None and not needed:
        return ""
    if not isinstance(value, str):
        raise ContentError(f"{place}: {key!r} is no text", where=where, hint="Texts stand in quotation marks.")
    return value


def name_of(entry: Mapping[str, Any], key: str, place: str, where: str) -> str:
    """The name of an entry; raises ContentError if it is missing, too long or without a letter or digit."""
    name = text_of(entry, key, place, where)
    if len(name) > LONGEST_NAME:
        raise ContentError(f"{place}: {key!r} is longer than {LONGEST_NAME} letters", where=where)
    if not any(letter.isalnum() for letter in name):
        raise ContentError(f"{place} has no name", where=where)
    return name
