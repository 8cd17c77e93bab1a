from judge.cards.definition import card, printed
from judge.engine.abilities.passive import Static
from judge.engine.costs.cost import Cost
from judge.engine.keywords.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.layering.changes import HasKeywords, MightBy
from judge.engine.references import This

BRUTAL_HUNTER = card(
    "Brutal Hunter",
    printed(
        "Empower",
        "Empowered",
        empower(Cost(energy=3)),
        empowered(Static(This(), (MightBy(2), HasKeywords(("Ganking",))))),
    ),
)
