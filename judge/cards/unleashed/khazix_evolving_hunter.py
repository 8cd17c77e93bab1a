from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.instructions.xp import SpendXP
from judge.engine.state.cost import Cost
from judge.engine.targeting.amounts import MightOf
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Target, This
from judge.engine.wording.requirements import Here

KHAZIX_EVOLVING_HUNTER = card(
    "Kha'Zix, Evolving Hunter",
    printed(
        "Hunt",
        Triggered(
            WHEN_THIS_ATTACKS,
            (Deal(MightOf(This()), Target(an_enemy_unit(), requirements=(Here(),))),),
            may=True,
            cost=Cost(actions=(SpendXP(3),)),
        ),
    ),
)
