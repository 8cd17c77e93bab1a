from judge.cards.definition import card, printed
from judge.engine.actions.discard import Discard
from judge.engine.picks.each_player import PlayerDoes
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import TargetPlayer

BEWITCHING_SPIRIT = card(
    "Bewitching Spirit",
    printed(Triggered(WhenPlayed(), (PlayerDoes(TargetPlayer("player", opponent=False), (Discard(1),)),))),
)
