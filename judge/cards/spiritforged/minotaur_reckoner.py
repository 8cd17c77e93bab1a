from judge.cards.definition import card, printed
from judge.engine.abilities.no_moves import CannotMove
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Every

MINOTAUR_RECKONER = card("Minotaur Reckoner", printed(CannotMove(Every(a_unit()), Where.BASE)))
