"""What the basic runes have in common (rule 164.2)."""

from __future__ import annotations

from judge.engine.abilities.activated import Activated
from judge.engine.actions.recycle import Recycle
from judge.engine.costs.add import Add
from judge.engine.state.cost import Cost
from judge.engine.wording.references import This

RUNE_ABILITIES = (
    Activated(Cost(exhaust_this=True), (Add(1),), reaction=True),
    Activated(Cost(actions=(Recycle(This()),)), (Add(power=("C",)),), reaction=True),
)
"""Its two Add abilities."""
