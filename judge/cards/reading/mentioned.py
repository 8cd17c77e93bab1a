"""What a part of an instruction mentions, and what it means by that where it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from judge.cards.reading.phrases import LAST, It, Phrase
from judge.engine.actions.move import TO_THERE, TO_THIS_BATTLEFIELD, Move
from judge.engine.state.card import UNIT
from judge.engine.targeting.amounts import CountOf, DamageMarkedOn
from judge.engine.targeting.destinations import CanMoveThere
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Chosen, Target

if TYPE_CHECKING:
    from judge.engine.instructions.if_so import IfItIs


def to_there(step: Any) -> Any:
    """A move to "this battlefield", which a later trigger notes as there."""
    if not isinstance(step, Move) or step.to != TO_THIS_BATTLEFIELD or not isinstance(step.what, Phrase):
        return step
    asked = tuple(CanMoveThere() if isinstance(one, CanMoveThere) else one for one in step.what.requirements)
    return replace(step, what=replace(step.what, requirements=asked), to=TO_THERE)


def mentions_last(amount: Any) -> bool:
    """Whether an amount is about what the same sentence chooses, as "the damage marked on it" can be."""
    if isinstance(amount, DamageMarkedOn):
        return isinstance(amount.what, It)
    return isinstance(amount, CountOf) and amount.what.at_chosen == LAST


def about_what_is_chosen(one: IfItIs, target: Target) -> IfItIs:
    """An "if it is" about a target: without a noun of its own it asks for what the target is, and a gear is no unit."""
    criteria, asked = one.criteria, target.criteria
    nameless = isinstance(criteria, Criteria) and criteria.card_type in {UNIT, ""}
    if nameless and isinstance(asked, Criteria) and asked.card_type:
        criteria = replace(criteria, card_type=asked.card_type)
    return replace(one, what=Chosen(target.name), criteria=criteria)


def mentions(value: Any, kind: type) -> bool:
    """Whether something of a kind stands anywhere in a value."""
    if isinstance(value, kind):
        return True
    if isinstance(value, tuple):
        return any(mentions(one, kind) for one in value)
    return isinstance(value, Struct) and any(mentions(getattr(value, name), kind) for name in value.__struct_fields__)
