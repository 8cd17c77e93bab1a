from judge.cards.definition import card, printed
from judge.engine.actions.empower import Empower
from judge.engine.conditions.combat import WhenItsCombatEnds
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.state.traits import MightBy
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

MOURNFUL_WITNESS = card(
    "Mournful Witness",
    printed(
        "Empowered",
        Triggered(WhenItsCombatEnds(), (Empower(This()),)),
        Static(This(), (MightBy(2),), during=IsEmpowered()),
    ),
)
