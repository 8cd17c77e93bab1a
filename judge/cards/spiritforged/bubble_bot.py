from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import Target

BUBBLE_BOT = card(
    "Bubble Bot",
    printed(Triggered(WhenPlayed(), (Ready(Target(a_friendly_unit(Tagged("Mech"), another=True))),))),
)
