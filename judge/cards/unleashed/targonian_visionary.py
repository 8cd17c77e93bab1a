from judge.cards.definition import card, printed
from judge.engine.keywords.level import WhileLevel
from judge.engine.state.traits import MightBy
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

TARGONIAN_VISIONARY = card(
    "Targonian Visionary", printed("Level 11", Static(This(), (MightBy(4),), during=WhileLevel(11)))
)
