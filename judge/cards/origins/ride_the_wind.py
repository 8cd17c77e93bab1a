from judge.cards.definition import card, printed
from judge.engine.actions.move import Move
from judge.engine.actions.ready import Ready
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Chosen, Destination, Target

RIDE_THE_WIND = card(
    "Ride the Wind", printed("Action", Move(Target(a_friendly_unit()), Destination()), Ready(Chosen()))
)
