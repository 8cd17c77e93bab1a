from judge.cards.definition import card, printed
from judge.engine.abilities.passive import Static
from judge.engine.abilities.scoring_conditions import CONQUER, WhenThisScores
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.play import Play
from judge.engine.actions.recycle import Recycle
from judge.engine.amounts import MightOfGiven
from judge.engine.costs.cost import Cost
from judge.engine.criteria import CardsIn, Criteria, a_friendly_unit
from judge.engine.layering.changes import HasKeywords
from judge.engine.references import Every, Pick, Target
from judge.engine.sides import Side
from judge.engine.zones import Zone

RECYCLED = "recycled unit"

A_MECH_IN_THE_TRASH = Target(CardsIn(Zone.TRASH, tag="Mech"), "Mech")

RUMBLE_HOTHEADED = card(
    "Rumble, Hotheaded",
    printed(
        Static(Every(Criteria(side=Side.YOURS, tag="Mech")), (HasKeywords(("Assault",)),)),
        Triggered(
            WhenThisScores((CONQUER,)),
            (Play(A_MECH_IN_THE_TRASH, less=MightOfGiven(RECYCLED)),),
            may=True,
            cost=Cost(actions=(Recycle(Pick(a_friendly_unit(another=True), RECYCLED)),)),
        ),
    ),
)
