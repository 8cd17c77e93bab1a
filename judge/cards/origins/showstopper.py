from judge.cards.definition import card, printed
from judge.engine.actions.buff import Buff
from judge.engine.actions.move import Move
from judge.engine.criteria import Where, a_unit_of_yours
from judge.engine.destinations import A_BATTLEFIELD
from judge.engine.references import Chosen, Target

SHOWSTOPPER = card(
    "Showstopper", printed(Buff(Target(a_unit_of_yours(where=Where.BASE))), Move(Chosen(), A_BATTLEFIELD))
)
