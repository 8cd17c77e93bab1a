from judge.cards.definition import card, printed
from judge.engine.keywords.level import level
from judge.engine.state.traits import MightBy
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

MOSSTOMPER = card(
    "Mosstomper", printed("Hunt 2", "Level 3", level(3, Static(This(), (MightBy(1),)), keywords=("Deflect",)))
)
