from judge.cards.definition import card, printed
from judge.engine.abilities.combat_conditions import WhenItsCombatEnds
from judge.engine.abilities.passive import Static
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.empower import Empower
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.layering.changes import MightBy
from judge.engine.references import This

MOURNFUL_WITNESS = card(
    "Mournful Witness",
    printed(
        "Empowered",
        Triggered(WhenItsCombatEnds(), (Empower(This()),)),
        Static(This(), (MightBy(2),), during=IsEmpowered()),
    ),
)
