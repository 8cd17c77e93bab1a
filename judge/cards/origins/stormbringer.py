from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.actions.move import Move
from judge.engine.instructions.choose import Choose
from judge.engine.targeting.amounts import MightOf
from judge.engine.wording.criteria import (
    Criteria,
    Side,
    Where,
    an_enemy_unit,
)
from judge.engine.wording.references import (
    Chosen,
    Destination,
    Every,
    Target,
)

STORMBRINGER = card(
    "Stormbringer",
    printed(
        Choose(Target(Criteria(side=Side.YOURS, where=Where.BASE))),
        Deal(MightOf(Chosen()), Every(an_enemy_unit(), at_chosen="destination")),
        Move(Chosen(), Destination(where=Where.BATTLEFIELD)),
    ),
)
