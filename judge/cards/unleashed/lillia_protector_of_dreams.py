from judge.cards.definition import card, printed
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.card import UNIT
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import IsToken
from judge.engine.wording.references import Every, This

LILLIA_PROTECTOR_OF_DREAMS = card(
    "Lillia, Protector of Dreams",
    printed(
        Triggered(WhenYouPlay(card_type=UNIT, token=True), (GiveMight(1, This()),)),
        Static(Every(a_unit_of_yours(IsToken())), (HasKeywords(("Tank",)),)),
    ),
)
