from judge.cards.definition import card, printed
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.passive import Static
from judge.engine.costs.cost import Cost
from judge.engine.costs.discount_counts import EachOf
from judge.engine.criteria import Criteria
from judge.engine.keywords.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.layering.changes import MightBy
from judge.engine.references import This
from judge.engine.sides import Side

FROSTCOAT_MOTHER = card(
    "Frostcoat Mother",
    printed(
        "Empower",
        "Empowered",
        empower(Cost(12), Discount(1, each=EachOf(Criteria("Rune", Side.YOURS)))),
        empowered(Static(This(), (MightBy(3),))),
    ),
)
