from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.actions.banish import Banish
from judge.engine.instructions.give import Give
from judge.engine.state.cost import Cost
from judge.engine.state.sides import Side
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.chain_criteria import CardInATrash
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Target

ADDITIONAL = "the additional cost"

GUST_MONK = card(
    "Gust Monk",
    printed(
        OptionalCost(ADDITIONAL, Cost(1)),
        Triggered(
            WhenPlayed(paid=ADDITIONAL),
            (Give((HasKeywords(("Assault 2",)),), Target(a_unit())),),
            cost=Cost(actions=(Banish(Pick(CardInATrash(Side.ANY), "card")),)),
        ),
    ),
)
