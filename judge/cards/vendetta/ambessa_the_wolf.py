from judge.cards.definition import card, printed
from judge.engine.abilities.damage import NoDamage
from judge.engine.abilities.passive import Static
from judge.engine.combat_circumstances import InCombat
from judge.engine.costs.cost import Cost
from judge.engine.criteria_such_that import ItIsNot
from judge.engine.keywords.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.layering.changes import MightBy
from judge.engine.references import This

AMBESSA_THE_WOLF = card(
    "Ambessa, The Wolf",
    printed(
        "Empower",
        "Empowered",
        empower(Cost(energy=3, power=("O",))),
        empowered(Static(This(), (MightBy(3),)), NoDamage(This(), when=ItIsNot(InCombat()))),
    ),
)
