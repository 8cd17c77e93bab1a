from judge.cards.definition import card, printed
from judge.engine.actions.play import Play
from judge.engine.actions.recycle import RecycleFromTrash
from judge.engine.conditions.scoring import CONQUER, HOLD, WhenThisScores
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost
from judge.engine.state.zones import Zone
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.references import Target

LAST_RITES = card(
    "Last Rites",
    printed(
        "Equip",
        equip(Cost(power=("P",), actions=(RecycleFromTrash(2),))),
        WhileAttached(
            2,
            abilities=(
                Triggered(WhenThisScores((CONQUER, HOLD)), (Play(Target(CardsIn(Zone.TRASH, "Unit"))),), may=True),
            ),
        ),
    ),
)
