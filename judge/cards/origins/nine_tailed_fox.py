from judge.cards.definition import card, printed
from judge.engine.abilities.combat_conditions import ATTACKS, WhenFights
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.give_might import GiveMight
from judge.engine.criteria import an_enemy_unit
from judge.engine.references import Noted

NINE_TAILED_FOX = card(
    "Nine-Tailed Fox",
    printed(Triggered(WhenFights((ATTACKS,), an_enemy_unit(), yours=True), (GiveMight(-1, Noted(), at_least=1),))),
)
