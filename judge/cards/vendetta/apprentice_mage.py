from judge.cards.definition import card, printed
from judge.engine.abilities.passive import Static
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.predict import Predict
from judge.engine.costs.cost import Cost
from judge.engine.keywords.empower import WhenThisBecomesEmpowered, empower
from judge.engine.keywords.empowered import empowered
from judge.engine.layering.changes import MightBy
from judge.engine.references import This

APPRENTICE_MAGE = card(
    "Apprentice Mage",
    printed(
        "Empower",
        "Empowered",
        empower(Cost(energy=2)),
        Triggered(WhenThisBecomesEmpowered(), (Predict(2),)),
        empowered(Static(This(), (MightBy(1),))),
    ),
)
