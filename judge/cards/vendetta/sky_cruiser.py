from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.deal import Deal
from judge.engine.actions.discard import Discard
from judge.engine.state.card import GEAR
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Target

SKY_CRUISER = card(
    "Sky Cruiser",
    printed(
        Activated(
            Cost(1, exhaust_this=True, actions=(Discard(1, GEAR),)),
            (Deal(4, Target(a_unit(where=Where.BATTLEFIELD))),),
        )
    ),
)
