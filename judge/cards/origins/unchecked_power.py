from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.actions.exhaust import Exhaust
from judge.engine.wording.criteria import Where, a_friendly_unit, a_unit
from judge.engine.wording.references import Every

UNCHECKED_POWER = card(
    "Unchecked Power", printed(Exhaust(Every(a_friendly_unit())), Deal(12, Every(a_unit(where=Where.BATTLEFIELD))))
)
