"""Inactive text (rules 720-725): it does nothing, but it is there to be seen.

What is printed on an attached card is inactive (718.2), and text behind a dependent keyword as long as its condition
does not hold (727.1.b). Whoever asks whether a card has a keyword finds it all the same (135.4.a, 722.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.passive import Dependent
from judge.engine.card import is_among

if TYPE_CHECKING:
    from judge.engine.objects import GameObject


def shows(thing: GameObject, keyword: str) -> bool:
    """Whether a text that looks for a keyword finds it on an object, active or inactive."""
    if thing.has(keyword):
        return True
    if thing.attached_to is not None and thing.card.has(keyword):
        return True
    return any(isinstance(found, Dependent) and is_among(keyword, found.keywords) for found in thing.abilities)
