from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.move import Move, ToPlaceOfGiven
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.pick import Pick
from judge.engine.wording.qualities import IsReady
from judge.engine.wording.references import Target

THE_EXHAUSTED = Pick(a_unit_of_yours(IsReady()), "exhausted unit", other_than="unit")

FORGOTTEN_SIGNPOST = card(
    "Forgotten Signpost",
    printed(
        Activated(
            Cost(exhaust_this=True, actions=(Exhaust(THE_EXHAUSTED),)),
            (Move(Target(a_unit_of_yours()), ToPlaceOfGiven("exhausted unit")),),
            action=True,
        ),
    ),
)
