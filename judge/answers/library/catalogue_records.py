"""Gives the compiled library the names of the cards, and the names by which ban lists refer to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.content.left_out import CARD
from judge.errors import ContentError

if TYPE_CHECKING:
    from pathlib import Path

    from judge.content.model import Content


def records(content: Content, _root: Path) -> dict[str, Any]:
    """``all battlefields``, the ``tags of legends`` and the collector's codes (``printings``) by their names.

    Every card of the catalogue has ``facts <name>`` while the library is compiled. A later look-up of facts reads the
    catalogue.
    """
    from judge.cards.checked_catalogue import checked_catalogue  # noqa: PLC0415 - compiling only

    try:
        cards, wrong = checked_catalogue()
    except ContentError as problem:
        content.leave_out(problem)
        return {}
    for name, slip in wrong.items():
        content.leave_out(slip, f"{CARD}{name}")
    return {
        "all battlefields": [name for name, card in cards.items() if "Battlefield" in card.types],
        "tags of legends": {name: card.tags for name, card in cards.items() if "Legend" in card.types},
        "printings": {name: card.printings for name, card in cards.items()},
        **{f"facts {name}": card._asdict() for name, card in cards.items()},
    }
