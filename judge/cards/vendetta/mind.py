"""Vendetta: Mind."""

from __future__ import annotations

from judge.cards.definition import MIND, printed, spell
from judge.engine.actions.draw import Draw
from judge.engine.actions.give_might import GiveMight
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.choose_one import ChooseOne
from judge.engine.costs import Cost
from judge.engine.criteria import a_friendly_unit, an_enemy_unit
from judge.engine.keywords.flow import Flow
from judge.engine.references import Target

DREDGE_UP = spell(
    "Dredge Up", "VEN-049/166", MIND, energy=2, keywords=("Flow",), variants=(printed(Flow(Cost(2)), Draw(1)),)
)

MESMERIZE = spell(
    "Mesmerize", "VEN-052/166", MIND, energy=1, power=1, keywords=("Reaction",),
    variants=(
        printed(
            ChooseOne(
                (
                    (ReturnToHand(Target(a_friendly_unit())),),
                    (GiveMight(-2, Target(an_enemy_unit())),),
                )
            )
        ),
    ),
)  # fmt: skip
