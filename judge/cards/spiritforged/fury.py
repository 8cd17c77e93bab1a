"""Spiritforged: Fury."""

from __future__ import annotations

from judge.cards.definition import FURY, ORDER, equipment, errata, legend, printed, spell, unit
from judge.cards.top_of_the_deck import reveal_two
from judge.engine.abilities.scoring_conditions import WHEN_YOU_CONQUER
from judge.engine.abilities.triggered import Triggered
from judge.engine.abilities.while_played import PlayedFromElsewhere
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.look import DrawRest, LookAtTop, MayPlayOne
from judge.engine.attachment import WhileAttached
from judge.engine.costs import Cost
from judge.engine.keywords.equip import equip
from judge.engine.keywords.quick_draw import QUICK_DRAW
from judge.engine.references import This

SPIRITFORGED = "errata/2026-01-14-spiritforged.md"

REKSAI_BREACHER = unit(
    "Rek'Sai, Breacher", "SFD-029/221", FURY, energy=3, might=3, tags=("Rek'Sai", "The Void"),
    keywords=("Accelerate", "Assault"), supertype="Champion",
    variants=(printed(PlayedFromElsewhere(("Accelerate",))),),
)  # fmt: skip

LONG_SWORD = equipment(
    "Long Sword", "SFD-022/221", FURY, energy=2, power=1, keywords=("Equip", "Quick-Draw", "Reaction"),
    variants=(printed(QUICK_DRAW, equip(Cost(power=("R",))), WhileAttached(2)),),
)  # fmt: skip

VOID_BURROWER = legend(
    "Void Burrower", "SFD-187/221", FURY, ORDER, tags=("Rek'Sai",),
    variants=(
        printed(
            Triggered(WHEN_YOU_CONQUER, reveal_two(banish_first=False), may=True, cost=Cost(actions=(Exhaust(This()),)))
        ),
        errata(
            "2026-01-14", SPIRITFORGED,
            Triggered(WHEN_YOU_CONQUER, reveal_two(banish_first=True), may=True, cost=Cost(actions=(Exhaust(This()),))),
        ),
    ),
)  # fmt: skip

VOID_RUSH = spell(
    "Void Rush", "SFD-188/221", FURY, ORDER, energy=2, power=1, supertype="Signature", tags=("Rek'Sai",),
    variants=(
        printed(LookAtTop(2, reveal=True), MayPlayOne(banish_first=False, less=2), DrawRest()),
        errata("2026-01-14", SPIRITFORGED, LookAtTop(2, reveal=True), MayPlayOne(less=2), DrawRest()),
    ),
)  # fmt: skip
