"""Puts the lists of banned cards into the compiled library, under the names in the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.content.bans import Names
from judge.content.read_bans import read_bans, read_legal_sets
from judge.errors import ContentError

if TYPE_CHECKING:
    from pathlib import Path

    from judge.content.model import Content


def records(content: Content, root: Path) -> dict[str, Any]:
    """``bans``: the lists, oldest first. ``legal sets``: the sets that became legal on a day that is known."""
    from judge.cards.catalogue import catalogue, slips  # noqa: PLC0415 - compiling only

    try:
        known = [(card.name, card.types, card.tags) for card in catalogue().values()]
    except ContentError:  # of the catalogue, which has been told of
        return {}
    names = Names((*known, *((name, (), ()) for name in slips())))
    lists = sorted(read_bans(root, names, content.leave_out), key=lambda one: (one.day, one.format))
    return {
        "bans": [[one.id, one.day, one.format, [list(card) for card in one.banned]] for one in lists],
        "legal sets": [list(one) for one in read_legal_sets(root, content.leave_out)],
    }
