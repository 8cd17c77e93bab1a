from judge.cards.definition import card, printed
from judge.engine.abilities.kill_conditions import WhenYouKill
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.play import PlayThis
from judge.engine.card import SPELL
from judge.engine.costs.cost import Cost
from judge.engine.criteria import a_unit

IMMORTAL_PHOENIX = card(
    "Immortal Phoenix",
    printed(
        "Assault 2",
        Triggered(
            WhenYouKill(a_unit(), by=SPELL), (PlayThis(),), may=True, cost=Cost(energy=1, power=("R",)), in_trash=True
        ),
    ),
)
