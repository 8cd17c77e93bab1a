from judge.cards.definition import card, printed
from judge.engine.abilities.combat_conditions import WHEN_THIS_ATTACKS
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.banish import Banish
from judge.engine.actions.give import Give
from judge.engine.actions.if_you_do import IfDone
from judge.engine.card import UNIT
from judge.engine.criteria import CardsIn
from judge.engine.layering.changes import HasKeywords
from judge.engine.references import Target, This
from judge.engine.zones import Zone

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
