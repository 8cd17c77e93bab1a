from judge.cards.definition import card, printed
from judge.engine.abilities.no_moves import CannotMove
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Every

VILEMAWS_LAIR = card("Vilemaw's Lair", printed(CannotMove(Every(a_unit(), here=True), Where.BASE)))
