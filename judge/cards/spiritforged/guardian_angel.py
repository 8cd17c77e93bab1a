from judge.cards.definition import card, printed
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.heal import Heal
from judge.engine.actions.kill import Kill
from judge.engine.actions.recall import Recall
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.outcomes.replacement_effects import WouldDie
from judge.engine.state.cost import Cost
from judge.engine.wording.references import This

THIS_EQUIPMENT = This(attached=True)

GUARDIAN_ANGEL = card(
    "Guardian Angel",
    printed(
        "Equip",
        equip(Cost(power=("G",))),
        WhileAttached(
            1, abilities=(WouldDie(This(), (Kill(THIS_EQUIPMENT), Heal(This()), Exhaust(This()), Recall(This()))),)
        ),
    ),
)
