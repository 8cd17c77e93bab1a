from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.state.card import BATTLEFIELD
from judge.engine.targeting.amounts import CountOf
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.references import Every

RIGHT_OF_CONQUEST = card(
    "Right of Conquest", printed(Draw(1), Draw(CountOf(Every(Criteria(BATTLEFIELD, Side.FRIENDLY)))))
)
