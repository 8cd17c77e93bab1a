"""What of a card list was left out, and why: entries without a name, texts that are none.

Lists of every form are taken, so that one bad entry does not keep the others out; it is named instead.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from judge.content.importers.card_list import TEXTS, is_card, members
from judge.content.importers.json_values import json_of
from judge.content.importers.listed_cards import NAMES, name_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.content.importers.source import Source


def card_list_remarks(source: Source) -> list[str]:
    """A line for each entry of a list, at any depth, that was left out or taken in part."""
    return list(_remarks(json_of(source)))


def _remarks(value: Any) -> Iterator[str]:
    """The remarks on what stands beside cards, and on the cards; what holds no card is no list of cards."""
    inside = members(value)
    has_cards = any(map(is_card, inside))
    for count, entry in enumerate(inside, 1):
        if is_card(entry):
            yield from _on_text(count, entry)
        elif _holds_cards(entry):
            yield from _remarks(entry)
        elif has_cards and (isinstance(value, list) or _is_part_of_a_card(entry)):
            yield f"entry {count} is left out: {_reason(entry)}"


def _holds_cards(value: Any) -> bool:
    return any(is_card(inner) or _holds_cards(inner) for inner in members(value))


def _is_part_of_a_card(entry: Any) -> bool:
    return isinstance(entry, dict) and (bool(name_in(entry)) or any(key in entry for key in TEXTS))


def _reason(entry: Any) -> str:
    if not isinstance(entry, dict):
        return f"expected a card, got {json.dumps(entry)[:40]}"
    name = name_in(entry)
    return f"{name} has no {TEXTS[0]!r}" if name else f"it has no {NAMES[0]!r}"


def _on_text(count: int, entry: dict[str, Any]) -> Iterator[str]:
    wrong = [value for key in TEXTS if not isinstance(value := entry.get(key), str | dict | None)]
    if wrong:
        yield f"entry {count}: expected a text of {name_in(entry)}, got {json.dumps(wrong[0])[:40]}"
