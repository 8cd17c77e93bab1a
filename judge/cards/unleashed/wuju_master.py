from judge.cards.definition import card, printed
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.keywords.level import WhileLevel, level
from judge.engine.state.traits import MightBy
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.passive import Static
from judge.engine.wording.references import Every

WUJU_MASTER = card(
    "Wuju Master",
    printed(
        "Level 6",
        "Level 11",
        Static(Every(a_unit_of_yours()), (MightBy(1),), during=WhileLevel(6)),
        level(11, EntersReady(Every(a_unit_of_yours()))),
    ),
)
