from judge.cards.definition import card, printed
from judge.engine.abilities.discounts import Discount
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.state.cost import Cost
from judge.engine.state.sides import Side
from judge.engine.wording.circumstances import ThereAreAtMost
from judge.engine.wording.criteria import Criteria

BACCAI_SANDSPINNER = card(
    "Baccai Sandspinner",
    printed(
        "Empower",
        "Empowered",
        empower(Cost(5), Discount(3, during=ThereAreAtMost(4, Criteria("Rune", Side.YOURS)))),
        empowered(keywords=("Deflect", "Assault 2")),
    ),
)
