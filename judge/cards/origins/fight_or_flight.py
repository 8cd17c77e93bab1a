from judge.cards.definition import card, printed
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Target

FIGHT_OR_FLIGHT = card(
    "Fight or Flight", printed("Action", "Hidden", Move(Target(a_unit(where=Where.BATTLEFIELD)), TO_BASE))
)
