from judge.cards.definition import card, printed
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.criteria_with_condition import Meets, OfDomain
from judge.engine.wording.references import ANY_NUMBER, Target
from judge.engine.wording.requirements import TotalMight

DECREE_OF_DISCORD = card(
    "Decree of Discord",
    printed(
        ReturnToHand(
            Target(
                an_enemy_unit(Meets(OfDomain("Order"))),
                "units",
                at_least=0,
                at_most=ANY_NUMBER,
                requirements=(TotalMight(5),),
            )
        )
    ),
)
