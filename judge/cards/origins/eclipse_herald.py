from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.conditions.deeds import WhenYouDo
from judge.engine.conditions.occurrences import Deed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import This

ECLIPSE_HERALD = card(
    "Eclipse Herald", printed(Triggered(WhenYouDo(Deed.STUN, an_enemy_unit()), (Ready(This()), GiveMight(1, This()))))
)
