from judge.cards.definition import card, printed
from judge.cards.origins.recruit import RECRUIT
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Side
from judge.engine.wording.turn_circumstances import InTurnOf

VIKTOR_INNOVATOR = card(
    "Viktor, Innovator",
    printed(Triggered(WhenYouPlay(during=InTurnOf(Side.ENEMY)), (PlayToken(RECRUIT.token, in_base=True),))),
)
