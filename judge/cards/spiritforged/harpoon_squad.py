from judge.cards.definition import card, printed
from judge.engine.conditions.moves import WhenThisMoves
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Where
from judge.engine.wording.references import This

HARPOON_SQUAD = card(
    "Harpoon Squad", printed(Triggered(WhenThisMoves(origin=Where.BATTLEFIELD), (GiveMight(2, This()),)))
)
