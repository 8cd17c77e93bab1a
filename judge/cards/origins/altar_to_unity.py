from judge.cards.definition import card, printed
from judge.cards.origins.recruit import RECRUIT
from judge.engine.conditions.scoring import WHEN_YOU_HOLD_HERE
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered_ability import Triggered

ALTAR_TO_UNITY = card(
    "Altar to Unity", printed(Triggered(WHEN_YOU_HOLD_HERE, (PlayToken(RECRUIT.token, in_base=True),)))
)
