from judge.cards.definition import card, printed
from judge.engine.abilities.hides_for import HidesFor
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.instructions.this_turn import ThisTurn
from judge.engine.state.cost import FREE
from judge.engine.state.zones import Zone
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.references import Target

HIDDEN_CARDS = Target(CardsIn(Zone.TRASH, keyword="Hidden"), "cards", at_least=0, at_most=2)

GUERILLA_WARFARE = card("Guerilla Warfare", printed(ReturnToHand(HIDDEN_CARDS), ThisTurn(HidesFor(FREE))))
