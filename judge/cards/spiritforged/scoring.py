"""Spiritforged: who can score, and who scores by an ability."""

from __future__ import annotations

from judge.cards.definition import MIND, battlefield, printed, unit
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.not_scored_yet import NoScoringBeforeTurn
from judge.engine.actions.draw import Draw
from judge.engine.actions.gain_points import GainPoints
from judge.engine.circumstances import AtABattlefield
from judge.engine.costs.cost import Cost

FORGOTTEN_MONUMENT = battlefield("Forgotten Monument", "SFD-209/221", variants=(printed(NoScoringBeforeTurn(3)),))

RENATA_GLASC_MASTERMIND = unit(
    "Renata Glasc, Mastermind", "SFD-088/221", MIND, energy=5, might=4, tags=("Renata Glasc", "Zaun"),
    supertype="Champion",
    variants=(
        printed(
            Activated(Cost(1, ("B",)), (Draw(1),), only_while=AtABattlefield()),
            Activated(Cost(4, ("B",) * 4, exhaust_this=True), (GainPoints(1),), only_while=AtABattlefield()),
        ),
    ),
)  # fmt: skip
