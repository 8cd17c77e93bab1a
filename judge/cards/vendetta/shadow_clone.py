from judge.cards.definition import card, printed
from judge.engine.actions.banish import Banish
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.instructions.give import Give
from judge.engine.instructions.if_you_do import IfDone
from judge.engine.state.card import UNIT
from judge.engine.state.zones import Zone
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.references import Target, This

# 187.11
SHADOW_CLONE = card(
    "Shadow Clone",
    printed(
        Triggered(
            WHEN_THIS_ATTACKS,
            (
                Banish(Target(CardsIn(Zone.TRASH, UNIT), "card")),
                IfDone((Give((HasKeywords(("Assault 4",)),), This()),), "card"),
            ),
            may=True,
        )
    ),
)
