from judge.cards.definition import card, printed
from judge.engine.abilities.discount_counts import EachOf
from judge.engine.abilities.discounts import Discount
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.state.cost import Cost
from judge.engine.state.sides import Side
from judge.engine.state.traits import MightBy
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

FROSTCOAT_MOTHER = card(
    "Frostcoat Mother",
    printed(
        "Empower",
        "Empowered",
        empower(Cost(12), Discount(1, each=EachOf(Criteria("Rune", Side.YOURS)))),
        empowered(Static(This(), (MightBy(3),))),
    ),
)
