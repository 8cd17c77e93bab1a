from judge.cards.definition import card, printed
from judge.engine.actions.kill import Kill
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Target

DISARMING_RAKE = card(
    "Disarming Rake", printed(Triggered(WhenPlayed(), (Kill(Target(Criteria("Gear"), "gear")),), may=True))
)
