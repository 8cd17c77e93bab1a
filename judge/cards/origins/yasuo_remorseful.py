from judge.cards.definition import card, printed
from judge.engine.abilities.combat_conditions import WHEN_THIS_ATTACKS
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.deal import Deal
from judge.engine.amounts import MightOf
from judge.engine.criteria import an_enemy_unit
from judge.engine.references import Target, This

YASUO_REMORSEFUL = card(
    "Yasuo, Remorseful",
    printed(Triggered(WHEN_THIS_ATTACKS, (Deal(MightOf(This()), Target(an_enemy_unit(), here=True)),))),
)
