from judge.cards.definition import card, printed
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.wording.references import This
from judge.engine.wording.turn_circumstances import UnitDiedInYourBeginningPhase

SHADOW_WATCHER = card("Shadow Watcher", printed(EntersReady(This(), during=UnitDiedInYourBeginningPhase())))
