"""Unleashed: Fury."""

from __future__ import annotations

from judge.cards.definition import FURY, printed, spell, unit
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.damage import MultiplyDamage
from judge.engine.actions.double import DoubleMight
from judge.engine.actions.this_turn import AppliesThisTurn
from judge.engine.costs import Cost
from judge.engine.criteria import a_unit
from judge.engine.references import Affected, Target, This

INFERNA = unit(
    "Inferna", "UNL-002/219", FURY, energy=2, might=1, tags=("Bilgewater",), keywords=("Ambush", "Assault 2"),
    variants=(printed(),),
)  # fmt: skip

LOTUS_TRAP = spell(
    "Lotus Trap", "UNL-013/219", FURY, energy=2, keywords=("Hidden", "Reaction"),
    variants=(printed(AppliesThisTurn(MultiplyDamage(2, Affected()), Target(a_unit()))),),
)  # fmt: skip

VI_HOTHEADED = unit(
    "Vi, Hotheaded", "UNL-030/219", FURY, energy=4, might=3, tags=("Vi", "Zaun"), keywords=("Deflect",),
    supertype="Champion",
    variants=(printed(Activated(Cost(energy=2, power=("R",)), (DoubleMight(This()),))),),
)  # fmt: skip
