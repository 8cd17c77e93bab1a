from judge.cards.definition import card, printed
from judge.cards.instead_of_death import HEAL_EXHAUST_RECALL
from judge.engine.abilities.replacement import WouldDie
from judge.engine.combat_circumstances import CombatHere
from judge.engine.costs.cost import Cost
from judge.engine.criteria import a_unit

ALTAR_OF_BLOOD = card(
    "Altar of Blood",
    printed(
        WouldDie(
            a_unit(),
            HEAL_EXHAUST_RECALL,
            may=True,
            cost=Cost(power=("A", "A", "A")),
            here=True,
            during=CombatHere(),
            its_controller=True,
        )
    ),
)
