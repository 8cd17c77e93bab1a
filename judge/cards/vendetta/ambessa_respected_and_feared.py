from judge.cards.definition import card, printed
from judge.engine.actions.kill import Kill
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.qualities import LessMight
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import Here

AMBESSA_RESPECTED_AND_FEARED = card(
    "Ambessa, Respected and Feared",
    printed(
        "Empower",
        "Empowered",
        empower(Cost(1, ("Y", "Y"))),
        empowered(keywords=("Assault 2",)),
        empowered(Triggered(WHEN_THIS_ATTACKS, (Kill(Target(an_enemy_unit(LessMight()), requirements=(Here(),))),))),
    ),
)
