from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Every

CANNON_BARRAGE = card("Cannon Barrage", printed("Reaction", Deal(2, Every(an_enemy_unit(), in_combat=True))))
