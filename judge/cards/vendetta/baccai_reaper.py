from judge.cards.definition import card, printed
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.instructions.give import Give
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.references import This

BACCAI_REAPER = card(
    "Baccai Reaper",
    printed(
        Triggered(WHEN_THIS_ATTACKS, (Give((HasKeywords(("Assault 2",)),), This()),), may=True, cost=Cost(power=("R",)))
    ),
)
