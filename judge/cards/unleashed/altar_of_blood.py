from judge.cards.definition import card, printed
from judge.cards.instead_of_death import HEAL_EXHAUST_RECALL
from judge.engine.outcomes.replacement_effects import WouldDie
from judge.engine.state.cost import Cost
from judge.engine.wording.combat_circumstances import CombatHere
from judge.engine.wording.criteria import a_unit

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
