from judge.cards.definition import card, printed
from judge.engine.actions.as_revealed import AsRevealed
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.costs.add import Add
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.references import Every

UNDERTITAN = card(
    "Undertitan",
    printed(Triggered(WhenPlayed(), (GiveMight(2, Every(a_unit_of_yours(another=True))),)), AsRevealed(Add(2))),
)
