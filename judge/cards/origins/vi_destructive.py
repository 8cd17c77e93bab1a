from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.recycle import RecycleFromTrash
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.cost import Cost
from judge.engine.wording.references import This

VI_DESTRUCTIVE = card(
    "Vi, Destructive", printed("Ganking", Activated(Cost(actions=(RecycleFromTrash(1),)), (GiveMight(1, This()),)))
)
