from judge.cards.definition import card, printed
from judge.cards.unleashed.bird import BIRD
from judge.engine.abilities.activated import Activated
from judge.engine.instructions.play_token import PlayToken
from judge.engine.state.cost import Cost
from judge.engine.wording.circumstances import AtABattlefield

ULTRASOFT_PORO = card(
    "Ultrasoft Poro",
    printed(Activated(Cost(exhaust_this=True), (PlayToken(BIRD.token, 2),), only_while=AtABattlefield())),
)
