from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.actions.empower import Disempower, Empower
from judge.engine.conditions.deeds import WhenYouBanishYours
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

MASTER_OF_SHADOWS = card(
    "Master of Shadows",
    printed(
        Triggered(WhenYouBanishYours(), (Empower(This()),)),
        Activated(Cost(exhaust_this=True, actions=(Disempower(This()),)), (Discard(1), Draw(1)), action=True),
    ),
)
