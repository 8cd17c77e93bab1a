from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.criteria import an_enemy_unit
from judge.engine.references import Every

CANNON_BARRAGE = card("Cannon Barrage", printed("Reaction", Deal(2, Every(an_enemy_unit(), in_combat=True))))
