from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.naming import NamedTag, NamesTag
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

THE_LIST = card(
    "The List",
    printed(NamesTag(), Activated(Cost(exhaust_this=True), (GiveMight(-2, Target(a_unit(NamedTag()))),))),
)
