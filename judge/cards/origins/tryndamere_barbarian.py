from judge.cards.definition import card, printed
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.instructions.gain_points import GainPoints
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.combat_circumstances import AssignedExcess

TRYNDAMERE_BARBARIAN = card(
    "Tryndamere, Barbarian",
    printed(Triggered(WhenThisScores((CONQUER,), after_attack=True), (GainPoints(1),), only_if=AssignedExcess(5))),
)
