from judge.cards.definition import card, printed
from judge.engine.abilities.damage import MultiplyDamage
from judge.engine.actions.this_turn import AppliesThisTurn
from judge.engine.criteria import a_unit
from judge.engine.references import Affected, Target

LOTUS_TRAP = card(
    "Lotus Trap", printed("Hidden", "Reaction", AppliesThisTurn(MultiplyDamage(2, Affected()), Target(a_unit())))
)
