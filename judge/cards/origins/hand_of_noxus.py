from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.costs.add import Add
from judge.engine.keywords.legion import LEGION
from judge.engine.state.cost import Cost

HAND_OF_NOXUS = card(
    "Hand of Noxus",
    # The cost stands in front of Legion, whose text begins with the keyword (812.1.b): it can be paid for nothing.
    printed("Legion", Activated(Cost(exhaust_this=True), (Add(instead=(LEGION, Add(1))),), reaction=True)),
)
