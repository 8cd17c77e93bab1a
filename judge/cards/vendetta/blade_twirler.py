from judge.cards.definition import card, printed
from judge.engine.actions.burn import Burn
from judge.engine.conditions.moves import WhenThisMoves
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import TargetPlayer

BLADE_TWIRLER = card(
    "Blade Twirler", printed(Triggered(WhenThisMoves(nth=1), (Burn(1, TargetPlayer("player", opponent=False)),)))
)
