from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.actions.discard import Discard
from judge.engine.targeting.amounts import EnergyCostOfDiscarded
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.locations import Where
from judge.engine.wording.references import Target

GET_EXCITED = card(
    "Get Excited!",
    printed("Action", Discard(1), Deal(EnergyCostOfDiscarded(), Target(a_unit(where=Where.BATTLEFIELD)))),
)
