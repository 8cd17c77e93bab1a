from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.circumstances import SpentOnASpell
from judge.engine.costs.cost import Cost

JHIN_METICULOUS_KILLER = card(
    "Jhin, Meticulous Killer",
    printed(
        "Vision", OptionalCost("[B] instead of the cost", Cost(power=("B",)), instead=True, during=SpentOnASpell(4))
    ),
)
