from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.attach import Attach
from judge.engine.state.card import GEAR, LEGEND
from judge.engine.state.cost import Cost
from judge.engine.state.sides import Side
from judge.engine.wording.changes import HasAbilities
from judge.engine.wording.criteria import Criteria, a_unit_of_yours
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import Every, Target

ATTACHES = Activated(
    Cost(exhaust_this=True),
    (
        Attach(
            Target(Criteria(GEAR, Side.YOURS, qualities=(Tagged("Equipment"),)), "Equipment"), Target(a_unit_of_yours())
        ),
    ),
)

FORGE_OF_THE_FLUFT = card(
    "Forge of the Fluft",
    printed(Static(Every(Criteria(LEGEND, Side.FRIENDLY)), (HasAbilities((ATTACHES,)),))),
)
