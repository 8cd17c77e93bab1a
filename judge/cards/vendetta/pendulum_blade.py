from judge.cards.definition import card, printed
from judge.engine.conditions.moves import WhenThisMoves
from judge.engine.instructions.give_might import GiveMight
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Where
from judge.engine.wording.references import This

PENDULUM_BLADE = card(
    "Pendulum Blade",
    printed(
        "Equip",
        equip(Cost(power=("R",))),
        WhileAttached(1, abilities=(Triggered(WhenThisMoves(Where.BATTLEFIELD), (GiveMight(2, This()),)),)),
    ),
)
