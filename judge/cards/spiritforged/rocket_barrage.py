from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.actions.kill import Kill
from judge.engine.keywords.repeat import repeat
from judge.engine.state.cost import Cost
from judge.engine.targeting.choose_one import ChooseOne
from judge.engine.wording.criteria import Criteria, Where, a_unit
from judge.engine.wording.references import Target

ROCKET_BARRAGE = card(
    "Rocket Barrage",
    printed(
        "Repeat",
        repeat(Cost(energy=4, power=("B",))),
        ChooseOne(((Deal(4, Target(a_unit(where=Where.BASE))),), (Kill(Target(Criteria("Gear"), "gear")),))),
    ),
)
