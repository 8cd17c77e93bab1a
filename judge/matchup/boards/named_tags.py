"""The tag that a card on a set-up has named: one that a unit there has, so the text has an effect (763)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.abilities.naming import NamesTag
from judge.engine.state.zones import BOARD

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.scenario.board.stated_setup import Placed

TAG = "Poro"
"""The tag that is named if nothing there has one. A unit without a text is then given it."""


def name_tags(objects: Iterable[Placed]) -> None:
    """Let each card that names a tag as it is played have named one, if it lies on the board of a set-up."""
    placed = list(objects)
    for one in placed:
        naming = next((ability for ability in one.card.abilities if isinstance(ability, NamesTag)), None)
        if naming is None or one.named or one.place.zone not in BOARD:
            continue
        units = [other for other in placed if other is not one and other.card.is_unit and other.place.zone in BOARD]
        there = [tag for other in units for tag in other.card.tags if not naming.among or tag in naming.among]
        one.named = next(iter(there), naming.among[0] if naming.among else TAG)
        plain = next((other for other in units if other.card.name.endswith("-Might unit")), None)
        if not there and not naming.among and plain is not None:
            plain.card = replace(plain.card, tags=(*plain.card.tags, TAG))
