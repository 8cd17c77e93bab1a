from judge.cards.definition import card, printed
from judge.engine.abilities.cost_changes import CostChange, Part, Playing
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.state.cost import Cost
from judge.engine.state.sides import Side
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

ONE_OR_ANY = (Cost(1), Cost(power=("A",)))

EZREAL_PRODIGY = card(
    "Ezreal, Prodigy",
    printed(
        Triggered(WhenPlayed(), (Discard(1), Draw(2))), CostChange(Playing(Side.YOURS), ONE_OR_ANY, part=Part.OPTIONAL)
    ),
)
