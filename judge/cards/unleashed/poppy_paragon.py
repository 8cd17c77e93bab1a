from judge.cards.definition import card, printed
from judge.engine.abilities.victory_score import OpponentIsClose
from judge.engine.actions.ready import Ready
from judge.engine.instructions.xp import GainXP
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

POPPY_PARAGON = card(
    "Poppy, Paragon",
    printed("Deflect", Triggered(WhenPlayed(), (Ready(This()), GainXP(3)), only_if=OpponentIsClose(3))),
)
