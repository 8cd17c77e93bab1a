"""Which changes call for the layers to be worked out anew (rule 473)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.reading import _OF_THE_CHAIN, UNREAD, Reading

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from judge.engine.state.objects import GameObject


def takes_part(thing: GameObject) -> bool:
    """Whether an object has a text, or an effect on it, that layers apply."""
    return thing.card.changes_others or bool(thing.lasting) or thing.traits is not None


def reads_of_game(reading: Reading | None, fields: AbstractSet[str]) -> bool:
    """Whether effects in force can depend on one of these fields of the state; on the objects they always can."""
    if reading is None:
        return False
    game = reading.game
    return "objects" in fields or (not fields <= _OF_THE_CHAIN if game is None else not game.isdisjoint(fields))


def reads_of_object(
    reading: Reading | None, before: GameObject, now: GameObject, fields: AbstractSet[str] | None = None
) -> bool:
    """Whether effects in force can depend on the change of an object, limited to ``fields`` if they are given."""
    if reading is None:
        return False
    if reading.game is None:
        return True
    if fields is not None and not reading.statuses and fields <= UNREAD:
        return False
    if not (before.on_board or now.on_board):
        return False
    if reading.others and (now.card.is_permanent or reading.every_type):
        return True
    return takes_part(now) or takes_part(before)
