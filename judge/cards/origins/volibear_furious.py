from judge.cards.definition import card, printed
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.instructions.deal_split import DealSplit
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import Here, SplitDamage

VOLIBEAR_FURIOUS = card(
    "Volibear, Furious",
    printed(
        "Deflect 2",
        Triggered(
            WHEN_THIS_ATTACKS,
            (
                DealSplit(
                    5, Target(an_enemy_unit(), "units", at_least=0, at_most=5, requirements=(Here(), SplitDamage()))
                ),
            ),
        ),
    ),
)
