from judge.cards.definition import card, printed
from judge.engine.actions.kill import Kill
from judge.engine.wording.criteria import Criteria, OneOf, Side, an_enemy_unit
from judge.engine.wording.criteria_with_condition import Meets, OfDomain
from judge.engine.wording.references import Target

CHAOS = Meets(OfDomain("Chaos"))

DECREE_OF_UNITY = card(
    "Decree of Unity",
    printed(
        Kill(
            Target(
                OneOf((an_enemy_unit(CHAOS), Criteria("Gear", Side.ENEMY, qualities=(CHAOS,)))),
                "permanent",
            )
        )
    ),
)
