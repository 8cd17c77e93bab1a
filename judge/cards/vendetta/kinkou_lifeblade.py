from judge.cards.definition import card, printed
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.state.cost import Cost
from judge.engine.state.traits import MightBy
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

KINKOU_LIFEBLADE = card(
    "Kinkou Lifeblade",
    printed(
        "Empower", "Empowered", empower(Cost(2)), empowered(Static(This(), (MightBy(1), HasKeywords(("Ganking",)))))
    ),
)
