from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.passive import Static
from judge.engine.wording.references import Every

SHURELYAS_REQUIEM = card(
    "Shurelya's Requiem",
    printed(
        "Equip",
        "Unique",
        equip(Cost(power=("A",))),
        Triggered(WhenPlayed(), (Ready(Every(a_unit_of_yours())),)),
        WhileAttached(2, abilities=(Static(Every(a_unit_of_yours(), here=True), (HasKeywords(("Ganking",)),)),)),
    ),
)
