from judge.cards.definition import card, printed
from judge.engine.abilities.cost_changes import CostChange, Playing
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import Side

HERALD_OF_SCALES = card(
    "Herald of Scales", printed(CostChange(Playing(Side.YOURS, tag="Dragon"), (Cost(2),), minimum=1))
)
