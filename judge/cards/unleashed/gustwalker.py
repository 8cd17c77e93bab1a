from judge.cards.definition import card, printed
from judge.engine.keywords.level import WhileLevel, level
from judge.engine.state.traits import MightBy
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

GUSTWALKER = card(
    "Gustwalker",
    printed("Hunt 2", "Level 3", Static(This(), (MightBy(1),), during=WhileLevel(3)), level(3, keywords=("Ganking",))),
)
