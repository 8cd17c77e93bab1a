from judge.cards.definition import card, printed
from judge.cards.unleashed.bird import BIRD
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.triggered import Triggered
from judge.engine.abilities.turn_conditions import START_OF_BEGINNING_PHASE
from judge.engine.actions.discard import Discard
from judge.engine.actions.play_token import PlayToken
from judge.engine.actions.win import WinTheGame
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Where, a_unit_of_yours
from judge.engine.exactly import ExactlyInHandAndOnBoard

FOUR_AND_FOUR = ExactlyInHandAndOnBoard(4, 4, a_unit_of_yours(where=Where.BATTLEFIELD))

GUTTER_PALACE = card(
    "Gutter Palace",
    printed(
        Triggered(START_OF_BEGINNING_PHASE, (WinTheGame(),), only_if=FOUR_AND_FOUR),
        Activated(Cost(exhaust_this=True, actions=(Discard(1),)), (PlayToken(BIRD.token),)),
    ),
)
