from judge.cards.definition import card, printed
from judge.cards.unleashed.bird import BIRD
from judge.engine.instructions.play_token import PlayToken
from judge.engine.picks.each_player import PlayerDoes
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import TargetPlayer

WALKING_ROOST = card(
    "Walking Roost",
    printed("Deflect", Triggered(WhenPlayed(), (PlayerDoes(TargetPlayer(), (PlayToken(BIRD.token),)),))),
)
