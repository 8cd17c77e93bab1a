from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.outcomes.lethal import AnyDamageKills
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import ANY_NUMBER, Target
from judge.engine.wording.requirements import OneAtEachLocation

ELDER_DRAGON = card(
    "Elder Dragon",
    printed(
        AnyDamageKills(an_enemy_unit()),
        Triggered(
            WhenPlayed(),
            (
                Deal(
                    1,
                    Target(
                        an_enemy_unit(), "units", at_least=0, at_most=ANY_NUMBER, requirements=(OneAtEachLocation(),)
                    ),
                ),
            ),
        ),
    ),
)
