"""Inactive text (rules 720-725): it has no effect, but can still be found on the card.

The printed text of an attached card is inactive (718.2), and so is text behind a dependent keyword whose condition does
not hold (727.1.b). A search for a keyword finds it all the same (135.4.a, 722.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.card import is_among
from judge.engine.wording.passive import Dependent

if TYPE_CHECKING:
    from judge.engine.state.objects import GameObject


def shows(thing: GameObject, keyword: str) -> bool:
    """Whether a search for a keyword finds it on an object, in active or inactive text."""
    if thing.has(keyword):
        return True
    if thing.attached_to is not None and thing.card.has(keyword):
        return True
    return any(isinstance(found, Dependent) and is_among(keyword, found.keywords) for found in thing.abilities)
