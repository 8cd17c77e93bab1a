"""Spiritforged: Order."""

from __future__ import annotations

from judge.cards.definition import ORDER, errata, printed, spell
from judge.engine.abilities.passive import NotYet
from judge.engine.actions.draw import Draw
from judge.engine.actions.give_might import GiveMight
from judge.engine.actions.if_you_do import IfKilled
from judge.engine.actions.kill import Kill
from judge.engine.criteria import a_friendly_unit
from judge.engine.references import MightOfKilled, Target

SPIRITFORGED = "errata/2026-01-14-spiritforged.md"

ANOTHER = Target(a_friendly_unit(another=True), "other unit", other_than="unit")

DEATHGRIP = spell(
    "Deathgrip", "SFD-163/221", ORDER, energy=2, keywords=("Reaction",),
    variants=(
        printed(NotYet("a cost within the instructions of a spell")),
        errata(
            "2026-01-14", SPIRITFORGED,
            Kill(Target(a_friendly_unit())),
            IfKilled((GiveMight(MightOfKilled(), ANOTHER),)),
            Draw(1),
        ),
    ),
)  # fmt: skip
