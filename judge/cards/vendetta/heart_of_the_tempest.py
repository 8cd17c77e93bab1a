from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.empower import Disempower, Empower
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.instructions.give import Give
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target, This

HEART_OF_THE_TEMPEST = card(
    "Heart of the Tempest",
    printed(
        Triggered(WhenYouPlay(elsewhere=True), (Empower(This()),)),
        Activated(
            Cost(exhaust_this=True, actions=(Disempower(This()),)),
            (Give((HasKeywords(("Assault 2",)),), Target(a_unit())),),
            action=True,
        ),
    ),
)
