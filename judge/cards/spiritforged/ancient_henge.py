from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.costs.add import Add
from judge.engine.costs.exchanges import ENERGY
from judge.engine.instructions.pay_for import PayToAdd
from judge.engine.state.cost import Cost

ANCIENT_HENGE = card(
    "Ancient Henge",
    printed(Activated(Cost(exhaust_this=True), (PayToAdd(ENERGY, Add(power=("A",))),), reaction=True)),
)
