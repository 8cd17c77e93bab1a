from judge.cards.definition import card, printed
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Every

DOWNWELL = card("Downwell", printed(ReturnToHand(Every(Criteria("")))))
