"""Unleashed: cards that name something."""

from __future__ import annotations

from judge.cards.definition import CHAOS, gear, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.give_might import GiveMight
from judge.engine.costs.cost import Cost
from judge.engine.naming import NamesTag, WithNamedTag
from judge.engine.references import Target

THE_LIST = gear(
    "The List", "UNL-138/219", CHAOS, energy=1,
    variants=(
        printed(NamesTag(), Activated(Cost(exhaust_this=True), (GiveMight(-2, Target(WithNamedTag())),))),
    ),
)  # fmt: skip
