from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.locations import Where
from judge.engine.wording.references import Every

TIBBERS = card("Tibbers", printed(Triggered(WhenPlayed(), (Deal(3, Every(a_unit(where=Where.BATTLEFIELD))),))))
