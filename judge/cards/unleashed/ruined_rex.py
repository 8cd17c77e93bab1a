from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.keyword_abilities.deathknell import deathknell
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Target

RUINED_REX = card("Ruined Rex", printed("Deathknell", deathknell(Deal(4, Target(an_enemy_unit())))))
