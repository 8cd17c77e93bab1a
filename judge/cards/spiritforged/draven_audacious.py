from judge.cards.definition import card, printed
from judge.engine.abilities.combat_conditions import WhenThisWinsCombat
from judge.engine.abilities.triggered import Triggered, WhenThisDies
from judge.engine.actions.gain_points import GainPoints
from judge.engine.combat_circumstances import InCombat
from judge.engine.references import TargetPlayer

DRAVEN_AUDACIOUS = card(
    "Draven, Audacious",
    printed(
        "Deflect",
        Triggered(WhenThisWinsCombat(first_each_turn=True), (GainPoints(),)),
        Triggered(WhenThisDies(), (GainPoints(who=TargetPlayer()),), only_if=InCombat()),
    ),
)
