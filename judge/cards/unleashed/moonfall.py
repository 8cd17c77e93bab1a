from judge.cards.definition import card, printed
from judge.engine.actions.move import Move, ToPlaceOf
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.give_might import GiveMight
from judge.engine.instructions.may import May
from judge.engine.state.card import BATTLEFIELD
from judge.engine.targeting.moves_to_another import MovesBeside
from judge.engine.wording.criteria import Criteria, an_enemy_unit
from judge.engine.wording.places import IsPlace, WhereYouHaveUnits
from judge.engine.wording.references import Chosen, Every, Target

WHERE_YOU_HAVE_UNITS = Criteria(BATTLEFIELD, qualities=(IsPlace(WhereYouHaveUnits()),))
ONE_FROM_ELSEWHERE = Target(an_enemy_unit(), at_least=0, requirements=(MovesBeside("battlefield"),))

MOONFALL = card(
    "Moonfall",
    printed(
        "Action",
        Choose(Target(WHERE_YOU_HAVE_UNITS, "battlefield")),
        May((Move(ONE_FROM_ELSEWHERE, ToPlaceOf(Chosen("battlefield"))),)),
        GiveMight(-2, Every(an_enemy_unit(), at_chosen="battlefield")),
    ),
)
