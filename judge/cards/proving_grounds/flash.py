from judge.cards.definition import card, printed
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Target

FLASH = card("Flash", printed("Reaction", Move(Target(a_friendly_unit(), "units", at_least=0, at_most=2), TO_BASE)))
