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
        raise ContentError(f"expected JSON, got {constant}", where=source.name, hint="Write a number or null.")

    try:
        found = json.loads(source.text, parse_constant=refuse)
    except (ValueError, RecursionError) as problem:
        reason = (
            str(problem) if isinstance(problem, json.JSONDecodeError) else "it is nested too deep, or a number too long"
        )
        hint = "Download it again, or export it as JSON."
        raise ContentError(
            f"expected complete JSON, got another text: {reason[:100]}", where=source.name, hint=hint
        ) from None
    if "\\u" in source.text and _LONE.search(json.dumps(found, ensure_ascii=False)):
        hint = "A code such as \\ud83d lacks its other half."
        raise ContentError("it is not valid Unicode: half of a character is missing", where=source.name, hint=hint)
    return found


def text_of(entry: Mapping[str, Any], key: str, place: str, where: str, *, needed: bool = True) -> str:
    """The text of an entry under a key; raises ContentError if it is no text, or missing while ``needed``."""
    value = entry.get(key)
    if value is None and not needed:
        return ""
    if not isinstance(value, str):
        hint = "Put texts in quotation marks."
        raise ContentError(f"{place}: expected a text as {key!r}, got {_what(value)}", where=where, hint=hint)
    return value


def _what(value: object) -> str:
    """What stands in the place of a text, in words."""
    return "nothing" if value is None else f"{json.dumps(value)[:40]}"


def name_of(entry: Mapping[str, Any], key: str, place: str, where: str) -> str:
    """The name of an entry; raises ContentError if it is missing, too long or without a letter or digit."""
    name = text_of(entry, key, place, where)
    if len(name) > LONGEST_NAME:
        reason = f"{place}: expected at most {LONGEST_NAME} letters as {key!r}, got {len(name)}"
        raise ContentError(reason, where=where, hint="It is the name of a card or an entry.")
    if not any(letter.isalnum() for letter in name):
        hint = "It is the name of a card or an entry."
        raise ContentError(f"{place}: expected a name as {key!r}, got {name!r}", where=where, hint=hint)
    return name
