from judge.cards.definition import card, printed
from judge.engine.actions.play import PlayThis
from judge.engine.conditions.kills import WhenYouKill
from judge.engine.state.card import SPELL
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit

IMMORTAL_PHOENIX = card(
    "Immortal Phoenix",
    printed(
        "Assault 2",
        Triggered(
            WhenYouKill(a_unit(), by=SPELL), (PlayThis(),), may=True, cost=Cost(energy=1, power=("R",)), in_trash=True
        ),
    ),
)
