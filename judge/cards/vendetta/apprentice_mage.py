from judge.cards.definition import card, printed
from judge.engine.actions.predict import Predict
from judge.engine.keyword_abilities.empower import WhenThisBecomesEmpowered, empower
from judge.engine.keywords.empowered import empowered
from judge.engine.state.cost import Cost
from judge.engine.state.traits import MightBy
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

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
