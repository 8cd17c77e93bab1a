"""Spiritforged: Chaos."""

from __future__ import annotations

from judge.cards.definition import CHAOS, equipment, errata, printed, spell
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.swap_might import SwapMight
from judge.engine.attachment import WhileAttached
from judge.engine.costs import Cost
from judge.engine.criteria import Where, a_unit
from judge.engine.keywords.equip import ATTACH_THIS, equip
from judge.engine.references import Target

SPIRITFORGED = "errata/2026-01-14-spiritforged.md"

EDGE_OF_NIGHT_TEXT = (Triggered(WhenPlayed(facedown=True), (ATTACH_THIS,)), equip(Cost(power=("C",))), WhileAttached(2))

EDGE_OF_NIGHT = equipment(
    "Edge of Night", "SFD-139/221", CHAOS, energy=3, keywords=("Equip", "Hidden"),
    variants=(
        # "Here" of the printed text means the battlefield where it was played, to which Hidden binds the choice anyway
        # (811.1.d.2); the errata only keeps it from being read as the base, where the gear is by then.
        printed(*EDGE_OF_NIGHT_TEXT),
        errata("2026-01-14", SPIRITFORGED, *EDGE_OF_NIGHT_TEXT),
    ),
)  # fmt: skip

SWITCHEROO = spell(
    "Switcheroo", "SFD-145/221", CHAOS, energy=2, power=2, keywords=("Action", "Hidden"),
    variants=(
        printed(SwapMight(Target(a_unit(where=Where.BATTLEFIELD), "units", at_least=2, at_most=2, together=True))),
    ),
)  # fmt: skip
