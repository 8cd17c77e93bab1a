from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.references import Target

BUBBLE_BOT = card(
    "Bubble Bot",
    printed(Triggered(WhenPlayed(), (Ready(Target(Criteria(side=Side.FRIENDLY, another=True, tag="Mech"))),))),
)
