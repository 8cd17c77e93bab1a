"""Puts the facts of the catalogue into the compiled library, so that a card page opens no other file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from judge.content.model import Content


def records(_content: Content, _root: Path) -> dict[str, Any]:
    """``facts <name>`` for every card of the catalogue."""
    from judge.cards.catalogue import catalogue  # noqa: PLC0415 - compiling only

    return {f"facts {name}": card._asdict() for name, card in catalogue().items()}
