from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.targeting.amounts import CountOf
from judge.engine.wording.circumstances import IsMighty
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.criteria_with_condition import Meets
from judge.engine.wording.references import Every

SHOW_OF_STRENGTH = card(
    "Show of Strength", printed("Reaction", Draw(CountOf(Every(a_unit_of_yours(Meets(IsMighty()))))))
)
