from judge.cards.definition import card, printed
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.state.card import GEAR
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Target

FACTORY_RECALL = card("Factory Recall", printed("Action", ReturnToHand(Target(Criteria(GEAR), "gear"))))
