from judge.cards.definition import card, printed
from judge.cards.origins.recruit import RECRUIT
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

FAITHFUL_MANUFACTOR = card(
    "Faithful Manufactor", printed(Triggered(WhenPlayed(), (PlayToken(RECRUIT.token, here=True),)))
)
