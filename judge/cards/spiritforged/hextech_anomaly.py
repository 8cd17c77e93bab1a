from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.costs.add import Add
from judge.engine.instructions.pay_for import PayToAdd
from judge.engine.state.cost import Cost

HEXTECH_ANOMALY = card(
    "Hextech Anomaly",
    printed(Activated(Cost(exhaust_this=True), (PayToAdd("A", Add(1)),), reaction=True)),
)
