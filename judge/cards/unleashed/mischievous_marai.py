from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import AtABattlefield
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import Here

MISCHIEVOUS_MARAI = card(
    "Mischievous Marai",
    printed(
        "Hidden",
        Triggered(WhenPlayed(during=AtABattlefield()), (Deal(2, Target(an_enemy_unit(), requirements=(Here(),))),)),
    ),
)
