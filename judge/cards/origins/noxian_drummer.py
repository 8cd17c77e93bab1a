from judge.cards.definition import card, printed
from judge.cards.origins.recruit import RECRUIT
from judge.engine.conditions.moves import WhenThisMoves
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Where

NOXIAN_DRUMMER = card(
    "Noxian Drummer", printed(Triggered(WhenThisMoves(Where.BATTLEFIELD), (PlayToken(RECRUIT.token, here=True),)))
)
