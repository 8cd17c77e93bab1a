from judge.cards.definition import card, printed
from judge.engine.keywords.level import level
from judge.engine.state.traits import MightBy
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

GEMHAND_HUNTER = card("Gemhand Hunter", printed("Hunt", "Level 6", level(6, Static(This(), (MightBy(1),)))))
