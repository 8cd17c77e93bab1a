from judge.cards.definition import card, printed
from judge.engine.actions.play import Play
from judge.engine.actions.recycle import Recycle
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.state.cost import Cost
from judge.engine.state.zones import Zone
from judge.engine.targeting.amounts import MightOfGiven
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import CardsIn, a_friendly_unit, a_unit_of_yours
from judge.engine.wording.passive import Static
from judge.engine.wording.pick import Pick
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import Every, Target

RECYCLED = "recycled unit"

A_MECH_IN_THE_TRASH = Target(CardsIn(Zone.TRASH, tag="Mech"), "Mech")

RUMBLE_HOTHEADED = card(
    "Rumble, Hotheaded",
    printed(
        Static(Every(a_unit_of_yours(Tagged("Mech"))), (HasKeywords(("Assault",)),)),
        Triggered(
            WhenThisScores((CONQUER,)),
            (Play(A_MECH_IN_THE_TRASH, less=MightOfGiven(RECYCLED)),),
            may=True,
            cost=Cost(actions=(Recycle(Pick(a_friendly_unit(another=True), RECYCLED)),)),
        ),
    ),
)
