from judge.cards.definition import card, printed
from judge.engine.actions.recycle import RecycleFromTrash
from judge.engine.conditions.turn import START_OF_BEGINNING_PHASE
from judge.engine.state.zones import Zone
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.counted_changes import MightPerCard
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

DR_MUNDO_EXPERT = card(
    "Dr. Mundo, Expert",
    printed(
        Static(This(), (MightPerCard(which=CardsIn(Zone.TRASH)),)),
        Triggered(START_OF_BEGINNING_PHASE, (RecycleFromTrash(3),)),
    ),
)
