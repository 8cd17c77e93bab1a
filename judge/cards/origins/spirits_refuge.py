from judge.cards.definition import card, printed
from judge.engine.actions.buff import Buff
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.changes import HasMissingKeywords
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import Buffed
from judge.engine.wording.references import Every, Target

SPIRITS_REFUGE = card(
    "Spirit's Refuge",
    printed(
        Triggered(WhenPlayed(), (Buff(Target(a_friendly_unit())),)),
        Static(Every(a_friendly_unit(Buffed())), (HasMissingKeywords(("Deflect",)),)),
    ),
)
