from judge.cards.definition import card, printed
from judge.engine.actions.buff import Buff
from judge.engine.actions.move import Move
from judge.engine.targeting.destinations import A_BATTLEFIELD
from judge.engine.wording.criteria import Where, a_unit_of_yours
from judge.engine.wording.references import Chosen, Target

SHOWSTOPPER = card(
    "Showstopper", printed(Buff(Target(a_unit_of_yours(where=Where.BASE))), Move(Chosen(), A_BATTLEFIELD))
)
