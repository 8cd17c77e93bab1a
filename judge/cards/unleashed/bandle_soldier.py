from judge.cards.definition import card, printed
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.keywords.level import WhileLevel
from judge.engine.wording.references import This

BANDLE_SOLDIER = card("Bandle Soldier", printed("Level 3", EntersReady(This(), WhileLevel(3))))
