from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.targeting.amounts import AssignedInExcess
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.combat_circumstances import AssignedExcess
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Target

SIVIR_AMBITIOUS = card(
    "Sivir, Ambitious",
    printed(
        "Deflect 2",
        Triggered(
            WhenThisScores((CONQUER,), after_attack=True),
            (Deal(AssignedInExcess(), Target(an_enemy_unit())),),
            may=True,
            only_if=AssignedExcess(5),
        ),
    ),
)
