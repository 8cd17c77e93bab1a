from judge.cards.definition import card, printed
from judge.engine.abilities.discounts import Discount
from judge.engine.circumstances import ThereAreAtMost
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Criteria
from judge.engine.keywords.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.sides import Side

BACCAI_SANDSPINNER = card(
    "Baccai Sandspinner",
    printed(
        "Empower",
        "Empowered",
        empower(Cost(5), Discount(3, during=ThereAreAtMost(4, Criteria("Rune", Side.YOURS)))),
        empowered(keywords=("Deflect", "Assault 2")),
    ),
)
