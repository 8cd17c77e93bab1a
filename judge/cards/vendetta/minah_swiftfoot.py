from judge.cards.definition import card, printed
from judge.engine.abilities.move_conditions import WhenThisMoves
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.actions.each_player import EachPlayerDoes
from judge.engine.criteria import Where
from judge.engine.targeting.choose_one import ChooseOne

MINAH_SWIFTFOOT = card(
    "Minah Swiftfoot",
    printed(
        Triggered(
            WhenThisMoves(Where.BATTLEFIELD),
            (ChooseOne(((EachPlayerDoes((Discard(1),)),), (EachPlayerDoes((Draw(1),)),))),),
        )
    ),
)
