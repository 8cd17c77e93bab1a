from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.instructions.choose import Choose
from judge.engine.keyword_abilities.weaponmaster import WEAPONMASTER
from judge.engine.targeting.amounts import AttachedTo
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Chosen, Target, This
from judge.engine.wording.requirements import Here

RIVEN_SHATTERED = card(
    "Riven, Shattered",
    printed(
        "Weaponmaster",
        WEAPONMASTER,
        Triggered(
            WHEN_THIS_ATTACKS,
            (
                Choose(Target(an_enemy_unit(), requirements=(Here(),))),
                Deal(AttachedTo("Equipment", This(), 2), Chosen()),
            ),
        ),
    ),
)
