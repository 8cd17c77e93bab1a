from judge.cards.definition import card, printed
from judge.engine.conditions.combat import WhenThisWinsCombat
from judge.engine.instructions.gain_points import GainPoints
from judge.engine.triggers.triggered import WhenThisDies
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.combat_circumstances import InCombat
from judge.engine.wording.references import TargetPlayer

DRAVEN_AUDACIOUS = card(
    "Draven, Audacious",
    printed(
        "Deflect",
        Triggered(WhenThisWinsCombat(first_each_turn=True), (GainPoints(),)),
        Triggered(WhenThisDies(), (GainPoints(who=TargetPlayer()),), only_if=InCombat()),
    ),
)
