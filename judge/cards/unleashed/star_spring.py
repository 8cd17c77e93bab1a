from judge.cards.definition import card, printed
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.conditions.players import WhenAPlayerPlays
from judge.engine.state.card import UNIT
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.compared import OtherThanThatObject
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import Here

STAR_SPRING = card(
    "Star Spring",
    printed(
        Triggered(
            WhenAPlayerPlays(UNIT, here=True, token=False, first_each_turn=True),
            (Move(Target(a_unit_of_yours(), requirements=(Here(), OtherThanThatObject())), TO_BASE),),
            may=True,
            theirs=True,
        )
    ),
)
