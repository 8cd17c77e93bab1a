"""Marks on the objects of a recipe's board, and the tags that its card has or names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.instruction import walk

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.scenario.board.stated_setup import Placed


def mark(one: Placed, word: str) -> None:
    """Put a mark on an object, where it can have it."""
    if not one.place.on_board:
        return
    match word:
        case "exhausted":
            one.exhausted = True
        case "Empowered" | "Empowered2" | "Empowered3":
            one.empowered = int(word[9:] or 1)
        case "buffed" if one.card.is_unit:
            one.buffs = 1
        case "moved" | "moved2":
            one.moves = 1 + word.endswith("2")
        case "stunned" if one.card.is_unit:
            one.stunned = True
        case "damaged" if one.card.is_unit and (one.card.might or 0) > 1:
            one.damage = 1


def tags_of(card: Card) -> tuple[str, ...]:
    """The tags that a card has or names in its text."""
    named: list[str] = [*card.tags]
    for part in walk((card.abilities, card.effect)):
        tag, tags = getattr(part, "tag", ""), getattr(part, "tags", ())
        named += [tag] if isinstance(tag, str) and tag else []
        named += [one for one in tags if isinstance(one, str)] if isinstance(tags, tuple) else []
    return tuple(dict.fromkeys(named))
