from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.state.card import SPELL
from judge.engine.state.cost import Cost
from judge.engine.wording.turn_facts import you_played

CRESCENT_GUARDIAN = card(
    "Crescent Guardian",
    printed(OptionalCost("the additional cost", Cost(power=("P",)), enters_ready=True, during=you_played(SPELL))),
)
