from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.keywords.repeat import repeat
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import AtOneLocation

BELLOWS_BREATH = card(
    "Bellows Breath",
    printed(
        "Action",
        "Repeat",
        repeat(Cost(1, ("B",))),
        Deal(1, Target(a_unit(), "units", at_least=0, at_most=3, requirements=(AtOneLocation(),))),
    ),
)
