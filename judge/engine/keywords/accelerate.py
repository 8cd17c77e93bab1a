"""Accelerate (rule 805): an optional additional cost for which a unit enters ready."""

from __future__ import annotations

from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.state.cost import Cost
from judge.slugs import cite

ACCELERATE_COST = cite("accelerate.optional-cost")  # 805.2
ENTERS_READY = cite("accelerate.enters-ready")  # 805.6

ACCELERATE = OptionalCost("Accelerate", Cost(1, ("C",)), enters_ready=True)
"""What the keyword is short for (805.1.a); several instances are one (805.4)."""
