from judge.cards.definition import card, printed
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.qualities import WithMight
from judge.engine.wording.references import Every

ANGLER_BEAST = card(
    "Angler Beast", printed(Triggered(WhenPlayed(), (ReturnToHand(Every(a_unit(WithMight(at_most=2)))),)))
)
