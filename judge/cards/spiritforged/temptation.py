from judge.cards.definition import card, printed
from judge.engine.actions.move import Move
from judge.engine.keywords.repeat import repeat
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.places import WhereItsControllerHasUnits
from judge.engine.wording.references import Destination, Target

TEMPTATION = card(
    "Temptation",
    printed("Repeat", repeat(Cost(2)), Move(Target(an_enemy_unit()), Destination(kind=WhereItsControllerHasUnits()))),
)
