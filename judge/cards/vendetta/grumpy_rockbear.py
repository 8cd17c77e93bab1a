from judge.cards.definition import card, printed
from judge.engine.abilities.discount_counts import EachOf
from judge.engine.abilities.discounts import Discount
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.state.card import RUNE
from judge.engine.state.cost import Cost
from judge.engine.state.sides import Side
from judge.engine.wording.criteria import Criteria

GRUMPY_ROCKBEAR = card(
    "Grumpy Rockbear",
    printed(
        "Empower",
        "Empowered",
        empower(Cost(12), Discount(1, each=EachOf(Criteria(RUNE, Side.YOURS)))),
        empowered(keywords=("Deflect", "Shield 3")),
    ),
)
