"""Vendetta: what sets the base Might of a unit."""

from __future__ import annotations

from judge.cards.definition import ORDER, printed, spell
from judge.engine.actions.give import Give
from judge.engine.costs.cost import Cost
from judge.engine.criteria import a_unit
from judge.engine.keywords.flow import Flow
from judge.engine.layering.changes import BecomesMight
from judge.engine.references import Target

DRAGON_FORM = spell(
    "Dragon Form", "VEN-116/166", ORDER, energy=3, keywords=("Flow",),
    variants=(printed(Flow(Cost(3)), Give((BecomesMight(5),), Target(a_unit()))),),
)  # fmt: skip
