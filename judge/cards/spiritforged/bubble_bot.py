from judge.cards.definition import card, printed
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.ready import Ready
from judge.engine.criteria import Criteria, Side
from judge.engine.references import Target

BUBBLE_BOT = card(
    "Bubble Bot",
    printed(Triggered(WhenPlayed(), (Ready(Target(Criteria(side=Side.FRIENDLY, another=True, tag="Mech"))),))),
)
