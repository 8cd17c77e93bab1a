from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.state.cost import Cost
from judge.engine.wording.circumstances import SpentOnASpell

JHIN_METICULOUS_KILLER = card(
    "Jhin, Meticulous Killer",
    printed(
        "Vision", OptionalCost("[B] instead of the cost", Cost(power=("B",)), instead=True, during=SpentOnASpell(4))
    ),
)
