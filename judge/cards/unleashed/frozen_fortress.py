from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.conditions.occurrences import Moment
from judge.engine.conditions.turn import AtTime
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Every

FROZEN_FORTRESS = card(
    "Frozen Fortress",
    printed(Triggered(AtTime(Moment.START_OF_BEGINNING_PHASE, of_any=True), (Deal(1, Every(a_unit(), here=True)),))),
)
