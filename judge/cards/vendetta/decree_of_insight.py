from judge.cards.definition import card, printed
from judge.engine.abilities.ignoring import IgnoresDeflect
from judge.engine.instructions.give_might import GiveMight
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.criteria_with_condition import Meets, OfDomain
from judge.engine.wording.references import Target

DECREE_OF_INSIGHT = card(
    "Decree of Insight",
    printed(
        "Reaction",
        IgnoresDeflect(),
        GiveMight(-5, Target(an_enemy_unit(Meets(OfDomain("Body"))))),
    ),
)
