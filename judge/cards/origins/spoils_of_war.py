from judge.cards.definition import card, printed
from judge.engine.abilities.discounts import Discount
from judge.engine.actions.draw import Draw
from judge.engine.wording.turn_facts import AN_ENEMY_UNIT_DIED

SPOILS_OF_WAR = card("Spoils of War", printed("Reaction", Discount(2, during=AN_ENEMY_UNIT_DIED), Draw(2)))
