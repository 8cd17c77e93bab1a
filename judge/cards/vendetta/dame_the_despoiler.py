from judge.cards.definition import card, printed
from judge.engine.conditions.combat import ATTACKS, DEFENDS, WhenThisFights
from judge.engine.instructions.give_might import GiveMight, RaiseMightTo
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target, This
from judge.engine.wording.requirements import Here

DAME_THE_DESPOILER = card(
    "Dame the Despoiler",
    printed(
        "Empower",
        "Empowered",
        empower(Cost(5, ("O",))),
        empowered(
            Triggered(
                WhenThisFights((ATTACKS, DEFENDS)),
                (RaiseMightTo(This(), Target(a_unit(), requirements=(Here(),))), GiveMight(1, This())),
            )
        ),
    ),
)
