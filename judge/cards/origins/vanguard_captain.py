from judge.cards.definition import card, printed
from judge.cards.origins.recruit import RECRUIT
from judge.engine.instructions.play_token import PlayToken
from judge.engine.keywords.legion import LEGION
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

VANGUARD_CAPTAIN = card(
    "Vanguard Captain",
    printed("Legion", Triggered(WhenPlayed(), (PlayToken(RECRUIT.token, 2, here=True),), only_if=LEGION)),
)
