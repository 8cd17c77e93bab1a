from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.triggers.triggered import WhenDies
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit

# The card says "a friendly unit"; its own death is not seen all the same (383.2.c.2).
WRAITH_OF_ECHOES = card(
    "Wraith of Echoes", printed(Triggered(WhenDies(a_friendly_unit(), first_each_turn=True), (Draw(1),)))
)
