from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

PORO_SNAX = card(
    "Poro Snax",
    printed(
        Triggered(WhenPlayed(), (Draw(1),)),
        Activated(Cost(1, ("G",), exhaust_this=True, actions=(Kill(This()),)), (Draw(1),)),
    ),
)
