from judge.cards.definition import card, printed
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.conditions.moves import WhenThisMoves
from judge.engine.picks.each_player import EachPlayerDoes
from judge.engine.targeting.choose_one import ChooseOne
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Where

MINAH_SWIFTFOOT = card(
    "Minah Swiftfoot",
    printed(
        Triggered(
            WhenThisMoves(Where.BATTLEFIELD),
            (ChooseOne(((EachPlayerDoes((Discard(1),)),), (EachPlayerDoes((Draw(1),)),))),),
        )
    ),
)
