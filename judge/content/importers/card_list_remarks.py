"""What of a card list was left out, and why: entries without a name, texts that are none, cards that stand twice.

Lists of every form are taken, so that one bad entry does not keep the others out; it is named instead.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from judge.content.ids import fold
from judge.content.importers.card_list import NAMES, TEXTS, name_in, text_in
from judge.content.importers.json_values import json_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.content.importers.source import Source

LISTS = ("cards", "data", "items", "results")


def card_list_remarks(source: Source) -> list[str]:
    """A line for each entry of a plain list that was left out or taken in part."""
    found = json_of(source)
    return list(_remarks(_plain_list(found))) if found else []


def _plain_list(found: Any) -> list[Any]:
    """The entries of a list of cards, or of an object that has one; nothing for a page of another form."""
    if isinstance(found, dict):
        found = next((found[key] for key in LISTS if isinstance(found.get(key), list)), [])
    if not isinstance(found, list):
        return []
    return found if any(isinstance(one, dict) and name_in(one) for one in found) else []


def _remarks(entries: list[Any]) -> Iterator[str]:
    texts: dict[str, str] = {}
    for count, entry in enumerate(entries, 1):
        if not isinstance(entry, dict):
            yield f"entry {count} is left out: expected a card, got {json.dumps(entry)[:40]}"
        elif not name_in(entry):
            yield f"entry {count} is left out: it has no {NAMES[0]!r}"
        elif not any(key in entry for key in TEXTS):
            yield f"entry {count} is left out: {name_in(entry)} has no {TEXTS[0]!r}"
        else:
            yield from _of_one(count, entry, texts)


def _of_one(count: int, entry: dict[str, Any], texts: dict[str, str]) -> Iterator[str]:
    name = name_in(entry)
    wrong = [value for key in TEXTS if not isinstance(value := entry.get(key), str | dict | None)]
    if wrong:
        yield f"entry {count}: expected a text of {name}, got {json.dumps(wrong[0])[:40]}"
    text = text_in(entry)
    before = texts.setdefault(fold(name), text)
    if before and text and before != text:
        yield f"entry {count} is left out: {name} stands there before with another text, which counts"
