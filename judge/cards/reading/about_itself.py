"""Passive abilities about their own card, of which a second part can go on: "I have … and enter ready"."""

from __future__ import annotations

from typing import Any

from judge.cards.reading.phrases import NotRead
from judge.engine.abilities.discounts import Discount
from judge.engine.wording.references import This


def about_itself(ability: Any) -> Any:
    """The ability, where it is about its own card.

    Raises NotRead if it is about others or about play: what follows behind "and" would be about those, too.
    """
    if isinstance(ability, Discount) or getattr(ability, "who", None) == This():
        return ability
    raise NotRead("and", "what follows is about others than this card")
