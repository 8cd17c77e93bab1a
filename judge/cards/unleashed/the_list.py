from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.give_might import GiveMight
from judge.engine.costs.cost import Cost
from judge.engine.naming import NamesTag, WithNamedTag
from judge.engine.references import Target

THE_LIST = card(
    "The List", printed(NamesTag(), Activated(Cost(exhaust_this=True), (GiveMight(-2, Target(WithNamedTag())),)))
)
