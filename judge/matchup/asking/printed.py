"""What is printed on a card: whether it has a keyword, and whether it can be hidden."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.wording.instructions import describe_effect
from judge.errors import CannotSimulate
from judge.matchup.asking.found import Found
from judge.matchup.asking.scenes import Scene, standing

if TYPE_CHECKING:
    from datetime import date

    from judge.engine.state.card import Card
    from judge.matchup.asking.scenes import Thing

HIDDEN = "Hidden"
_SENTENCE = re.compile(r"(?<=[.)])\s+")


def has_keyword(one: Thing, keyword: str, day: date) -> Found:
    """Whether a card has a keyword as printed; where it can come to have it, or speaks of it, what its text says.

    Raises CannotSimulate for what is no card.
    """
    card = one.card(day)
    if card is None:
        raise CannotSimulate(f"{one.called} is no card, and has what is said of it.")
    name = keyword.split(maxsplit=1)[0]
    scene = Scene((standing(one, "P1", day),))
    printed = next((found for found in card.keywords if found.split()[0] == name), None)
    if printed is not None:
        return Found("YES", f"{one.name} has {printed}", scene, keywords=(name,))
    told = [found for found in _sentences(card) if re.search(rf"\b{name}\b", found)]
    of_itself = [found for found in told if re.search(rf"\b(?:this has|give this)\b.*\b{name}\b", found, re.IGNORECASE)]
    if of_itself:
        return Found("DEPENDS", " ".join(of_itself).rstrip("."), scene, keywords=(name,))
    has = f"{one.name} has {', '.join(card.keywords) or 'no keyword'}"
    more = f"; its text says: {' '.join(told).rstrip('.')}" if told else ""
    return Found("NO", f"{has}{more}", scene, keywords=(name,))


def can_be_hidden(one: Thing, day: date) -> Found:
    """Whether a card can be put facedown: only one with Hidden can (811)."""
    found = has_keyword(one, HIDDEN, day)
    return found if found.said != "NO" else found._replace(why=f"{found.why}; only a card with {HIDDEN} can be hidden")


def _sentences(card: Card) -> list[str]:
    texts = [ability.describe() for ability in card.abilities]
    return [found for text in (*texts, describe_effect(card.effect)) for found in _SENTENCE.split(text)]
