from judge.cards.definition import card, printed
from judge.engine.abilities.no_moves import CannotMove
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import Side
from judge.engine.wording.references import This

JAGGED_CUTLASS = card(
    "Jagged Cutlass",
    printed("Equip", equip(Cost(power=("O",))), WhileAttached(2, abilities=(CannotMove(This(), by=Side.ENEMY),))),
)
