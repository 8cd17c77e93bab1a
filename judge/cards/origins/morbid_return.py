from judge.cards.definition import card, printed
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.state.card import UNIT
from judge.engine.state.zones import Zone
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.references import Target

MORBID_RETURN = card("Morbid Return", printed("Action", ReturnToHand(Target(CardsIn(Zone.TRASH, UNIT)))))
