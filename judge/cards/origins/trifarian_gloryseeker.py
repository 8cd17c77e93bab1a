from judge.cards.definition import card, printed
from judge.engine.actions.buff import Buff
from judge.engine.keywords.legion import LEGION
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

TRIFARIAN_GLORYSEEKER = card(
    "Trifarian Gloryseeker", printed("Legion", Triggered(WhenPlayed(), (Buff(This()),), only_if=LEGION))
)
