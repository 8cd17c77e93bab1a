from judge.cards.definition import card, printed
from judge.engine.actions.attach import Detach
from judge.engine.actions.deal import Deal
from judge.engine.conditions.turn import END_OF_TURN
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria_with_condition import Not
from judge.engine.wording.references import This
from judge.engine.wording.turn_facts import ThisConquered

BLIGHTED_BATTLEAXE = card(
    "Blighted Battleaxe",
    printed(
        "Equip",
        equip(Cost(1, ("R",))),
        WhileAttached(
            4,
            abilities=(
                Triggered(END_OF_TURN, (Detach(This(attached=True)), Deal(4, This())), only_if=Not(ThisConquered())),
            ),
        ),
    ),
)
