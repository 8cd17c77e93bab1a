from judge.cards.definition import card, printed
from judge.engine.actions.move import Move
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Destination, Target

CHARM = card("Charm", printed(Move(Target(an_enemy_unit()), Destination())))
