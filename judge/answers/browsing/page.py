"""The page of a place, ready to be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.record import NamedTuple

if TYPE_CHECKING:
    from judge.answers.browsing.places import Place
    from judge.answers.page.blocks import Block


class Page(NamedTuple):
    """A page: its name, its blocks, the id that its short labels begin from, other labels.

    ``rule`` is the id of its rule, if it has one. ``notes`` are shown beside it.
    """

    name: str
    blocks: tuple[Block, ...]
    own: str
    labels: dict[str, Place]
    rule: str = ""
    notes: tuple[str, ...] = ()
    replay: Place | None = None
