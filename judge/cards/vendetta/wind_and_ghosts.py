from judge.cards.definition import card, printed
from judge.engine.actions.banish import Banish
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.if_so import IfItIs
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.locations import Where
from judge.engine.wording.qualities import WithMight
from judge.engine.wording.references import Chosen, Target

WIND_AND_GHOSTS = card(
    "Wind and Ghosts",
    printed(
        "Action",
        Choose(Target(a_unit(where=Where.BATTLEFIELD))),
        IfItIs(Chosen(), a_unit(WithMight(at_most=3)), (Banish(Chosen()),), (ReturnToHand(Chosen()),)),
    ),
)
