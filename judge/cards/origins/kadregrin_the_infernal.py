from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.targeting.amounts import CountOf
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import IsMighty
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.criteria_with_condition import Meets
from judge.engine.wording.references import Every

KADREGRIN_THE_INFERNAL = card(
    "Kadregrin the Infernal",
    printed(Triggered(WhenPlayed(), (Draw(CountOf(Every(a_unit_of_yours(Meets(IsMighty()))))),))),
)
