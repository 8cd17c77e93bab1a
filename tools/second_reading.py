"""Marks definitions that somebody who did not write them has compared with the official text, clause by clause.

Usage: python tools/second_reading.py NAME [NAME ...]

Writes ``judge/cards/second-reading.tsv``: the card, a hash of its definition, and the day. A definition that changes
loses its mark. Without a name the definitions that have none are listed, lapsed ones first.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from judge.cards.card_coverage import SECOND_READING, Mark, card_coverage, definition_hash, marks  # noqa: E402

HEAD = "# Second readings: card, hash of the definition, day. Written by tools/second_reading.py.\n"


def main(names: list[str]) -> int:
    """Mark the named cards; list what is left where none is named. Raises KeyError for a name that is no card."""
    if not names:
        unread = [card for card in card_coverage() if card.defined and not card.read]
        for card in sorted(unread, key=lambda card: not card.lapsed):
            print(f"{card.name}{' (changed since it was read)' if card.lapsed else ''}")
        return 0
    today = datetime.now(UTC).date().isoformat()
    found = {**marks(), **{name: Mark(definition_hash(name), today) for name in names}}
    rows = "".join(f"{name}\t{mark.hash}\t{mark.day}\n" for name, mark in sorted(found.items()))
    SECOND_READING.write_text(HEAD + rows, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
