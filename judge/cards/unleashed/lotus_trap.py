from judge.cards.definition import card, printed
from judge.engine.abilities.damage_changes import MultiplyDamage
from judge.engine.instructions.this_turn import AppliesThisTurn
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Affected, Target

LOTUS_TRAP = card(
    "Lotus Trap", printed("Hidden", "Reaction", AppliesThisTurn(MultiplyDamage(2, Affected()), Target(a_unit())))
)
