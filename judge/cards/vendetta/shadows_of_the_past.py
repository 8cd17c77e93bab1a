from judge.cards.definition import card, printed
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.state.card import UNIT
from judge.engine.wording.chain_criteria import CardInATrash
from judge.engine.wording.criteria import Side
from judge.engine.wording.references import Target

SHADOWS_OF_THE_PAST = card(
    "Shadows of the Past",
    printed(ReturnToHand(Target(CardInATrash(Side.ANY, (UNIT,)), "units", at_least=0, at_most=2))),
)
