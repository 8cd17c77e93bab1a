from judge.cards.definition import card, printed
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.actions.draw import Draw
from judge.engine.instructions.this_turn import ThisTurn
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.references import Every

CONFRONT = card("Confront", printed("Action", ThisTurn(EntersReady(Every(a_unit_of_yours()))), Draw(1)))
