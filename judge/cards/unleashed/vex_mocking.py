from judge.cards.definition import card, printed
from judge.engine.actions.move import TO_THERE, Move
from judge.engine.conditions.deeds import WhenYouDo
from judge.engine.conditions.occurrences import Deed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Where, an_enemy_unit
from judge.engine.wording.references import This

VEX_MOCKING = card(
    "Vex, Mocking",
    printed(
        "Shield",
        "Tank",
        Triggered(WhenYouDo(Deed.STUN, an_enemy_unit(where=Where.BATTLEFIELD)), (Move(This(), TO_THERE),), may=True),
    ),
)
