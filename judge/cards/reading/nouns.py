"""What objects are called by the names of targets."""

from __future__ import annotations

from typing import Any

from judge.engine.wording.chain_criteria import ItemOnChain, SpellOnChain
from judge.engine.wording.criteria import CardsIn, Criteria
from judge.engine.wording.qualities import Tagged


def noun_of(criteria: Any) -> str:
    """What an object of the criteria is called."""
    if isinstance(criteria, SpellOnChain):
        return "spell"
    if isinstance(criteria, ItemOnChain):
        return "item"
    if isinstance(criteria, CardsIn):
        return criteria.tag or criteria.card_type.lower() or "card"
    if not isinstance(criteria, Criteria):
        return "card"
    tagged = any(isinstance(one, Tagged) and one.tag == "Equipment" for one in criteria.qualities)
    return "Equipment" if tagged else criteria.card_type.lower() or "permanent"
