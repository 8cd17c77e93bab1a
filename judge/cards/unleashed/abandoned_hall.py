from judge.cards.definition import card, printed
from judge.engine.conditions.players import WhenAPlayerPlays
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.card import SPELL
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import Here

ABANDONED_HALL = card(
    "Abandoned Hall",
    printed(
        Triggered(
            WhenAPlayerPlays(SPELL),
            (GiveMight(1, Target(a_unit_of_yours(), requirements=(Here(),))),),
            may=True,
            theirs=True,
        )
    ),
)
