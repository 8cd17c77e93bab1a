"""Keywords that stand for triggered abilities (rules 816, 817, 823), with these abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.keyword_abilities.hunt import hunt
from judge.engine.keyword_abilities.temporary import TEMPORARY
from judge.engine.keyword_abilities.vision import VISION
from judge.engine.state.card import is_among, value_among

if TYPE_CHECKING:
    from judge.engine.triggers.triggered_ability import Triggered


def keyword_triggers(keywords: tuple[str, ...]) -> tuple[Triggered, ...]:
    """The triggered abilities that keywords, printed or given, stand for."""
    found: list[Triggered] = [VISION for keyword in keywords if keyword == "Vision"]
    if is_among("Hunt", keywords):
        found.append(hunt(value_among("Hunt", keywords)))
    if is_among("Temporary", keywords):
        found.append(TEMPORARY)
    return tuple(found)
