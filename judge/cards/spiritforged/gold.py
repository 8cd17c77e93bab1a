from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.kill import Kill
from judge.engine.costs.add import Add
from judge.engine.state.cost import Cost
from judge.engine.wording.references import This

# 187.5
GOLD = card(
    "Gold",
    printed(
        Activated(Cost(exhaust_this=True, actions=(Kill(This()),)), (Add(power=("A",)),), reaction=True),
    ),
)
