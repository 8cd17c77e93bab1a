from judge.cards.definition import card, printed
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.state.card import GEAR
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.passive import AdditionalCost
from judge.engine.wording.pick import Pick

LEGION_QUARTERMASTER = card(
    "Legion Quartermaster",
    printed(AdditionalCost(Cost(actions=(ReturnToHand(Pick(Criteria(GEAR, Side.FRIENDLY), "gear")),)))),
)
