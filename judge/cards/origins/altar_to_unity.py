from judge.cards.definition import card, printed
from judge.cards.origins.recruit import RECRUIT
from judge.engine.abilities.scoring_conditions import WHEN_YOU_HOLD_HERE
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.play_token import PlayToken

ALTAR_TO_UNITY = card(
    "Altar to Unity", printed(Triggered(WHEN_YOU_HOLD_HERE, (PlayToken(RECRUIT.token, in_base=True),)))
)
