from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.costs.add import Add
from judge.engine.keywords.legion import LEGION
from judge.engine.state.cost import Cost
from judge.engine.wording.passive import Dependent

HAND_OF_NOXUS = card(
    "Hand of Noxus",
    # What stands behind Legion is inactive until another card was played (812.1.b): without it there is nothing to use.
    printed(
        "Add",
        "Legion",
        Dependent(LEGION, (Activated(Cost(exhaust_this=True), (Add(1),), reaction=True),)),
    ),
)
