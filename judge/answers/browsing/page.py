"""The page of a place, as it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.record import NamedTuple

if TYPE_CHECKING:
    from judge.answers.browsing.places import Place
    from judge.answers.page.blocks import Block


class Page(NamedTuple):
    """What is shown of a place: its name, its blocks, the id that its short labels begin from, other labels.

    ``rule`` is the id of the rule that it is about, if it is about one; ``notes`` is said beside it.
    """

    name: str
    blocks: tuple[Block, ...]
    own: str
    labels: dict[str, Place]
    rule: str = ""
    notes: tuple[str, ...] = ()
    replay: Place | None = None
