from judge.cards.definition import card, errata, printed
from judge.cards.spiritforged.sand_soldier import SAND_SOLDIER
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.conditions.scoring import WHEN_YOU_CONQUER_HERE
from judge.engine.instructions.if_you_do import IfDone
from judge.engine.instructions.pay_for import IfYouPay
from judge.engine.instructions.play_token import PlayToken
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import Here

A_SOLDIER_HERE = PlayToken(SAND_SOLDIER.token, here=True)

EMPERORS_DAIS = card(
    "Emperor's Dais",
    # The unit that is returned is a target of the trigger, and all of it is done as that resolves.
    printed(
        Triggered(
            WHEN_YOU_CONQUER_HERE,
            (
                IfYouPay(
                    Cost(energy=1),
                    (ReturnToHand(Target(a_unit_of_yours(), requirements=(Here(),))), IfDone((A_SOLDIER_HERE,))),
                ),
            ),
            may=True,
        )
    ),
    # Both parts are the base cost of the trigger (383.3.b); what is returned for a cost is no target (355.10.c).
    errata(
        "2026-07-23-vendetta",
        Triggered(
            WHEN_YOU_CONQUER_HERE,
            (A_SOLDIER_HERE,),
            may=True,
            cost=Cost(energy=1, actions=(ReturnToHand(Pick(a_unit_of_yours(), here=True)),)),
        ),
    ),
)
