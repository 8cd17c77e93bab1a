"""What things are called in answers on two cards: battlefields by their cards, cards without the second half."""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.matchup.search import Found

Names = dict[str, str]
"""What things are called, by their names or labels in a set-up."""


def battlefields(found: Found) -> Names:
    """The cards of the battlefields that have a text, by the labels of the battlefields."""
    fields = found.board.setup().fields.items()
    return {label: card.name for label, card in fields if label != card.name}


def names_in_rows(found: Found, cards: tuple[str, str]) -> Names:
    """What is called otherwise in rows: battlefields by their cards, cards by what stands before the comma.

    Two cards that would be called the same keep their names.
    """
    one, other = (name.partition(",")[0] for name in cards)
    shorter = dict(zip(cards, (one, other), strict=True)) if one != other else {}
    return {name: short for name, short in (battlefields(found) | shorter).items() if name != short}


def named(text: str, names: Names) -> str:
    """A text with each name, where it is a word of its own, replaced with what the thing is called."""
    for name, called in names.items():
        if name in text:
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", called, text)
    return text
