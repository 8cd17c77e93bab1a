"""Vendetta: Calm."""

from __future__ import annotations

from judge.cards.definition import CALM, errata, printed, spell
from judge.engine.actions.give_might import GiveMight
from judge.engine.actions.move import Move
from judge.engine.criteria import a_unit_of_yours
from judge.engine.references import Chosen, Destination, Target

VENDETTA = "errata/2026-07-23-vendetta.md"

TO_THE_CHOSEN_BATTLEFIELD = (
    Move(Target(a_unit_of_yours(), arrives=True), Destination(name="battlefield", yours=True)),
    GiveMight(2, Chosen()),
)

RESONATING_STRIKE = spell(
    "Resonating Strike", "VEN-034/166", CALM, energy=2, power=1, keywords=("Hidden", "Reaction"),
    variants=(
        # The errata only puts the right reminder behind the keyword.
        printed(*TO_THE_CHOSEN_BATTLEFIELD),
        errata("2026-07-23", VENDETTA, *TO_THE_CHOSEN_BATTLEFIELD),
    ),
)  # fmt: skip
