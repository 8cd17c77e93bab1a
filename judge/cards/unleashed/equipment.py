"""Unleashed: Equipment of all domains."""

from __future__ import annotations

from judge.cards.definition import BODY, CALM, ORDER, equipment, printed
from judge.engine.abilities.passive import Static
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.xp import GainXP, SpendXP
from judge.engine.costs.cost import Cost
from judge.engine.effect_text import WhileAttached
from judge.engine.keywords.equip import equip
from judge.engine.keywords.level import WhileLevel
from judge.engine.layering.changes import MightBy
from judge.engine.references import This

SOUL_SWORD = equipment(
    "Soul Sword", "UNL-039/219", CALM, energy=1,
    variants=(
        printed(
            equip(Cost(power=("G",))),
            WhileAttached(1, abilities=(Static(This(), (MightBy(1),), during=WhileLevel(3)),)),
        ),
    ),
)  # fmt: skip

HUNTERS_MACHETE = equipment(
    "Hunter's Machete", "UNL-096/219", BODY, energy=3,
    variants=(printed(equip(Cost(power=("O",))), WhileAttached(keywords=("Hunt",))),),
)  # fmt: skip

SHEPHERDS_HEIRLOOM = equipment(
    "Shepherd's Heirloom", "UNL-158/219", ORDER, energy=2,
    variants=(printed(Triggered(WhenPlayed(), (GainXP(1),)), equip(Cost(actions=(SpendXP(1),)))),),
)  # fmt: skip
