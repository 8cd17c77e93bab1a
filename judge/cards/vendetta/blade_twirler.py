from judge.cards.definition import card, printed
from judge.engine.abilities.move_conditions import WhenThisMoves
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.burn import Burn
from judge.engine.references import TargetPlayer

BLADE_TWIRLER = card(
    "Blade Twirler", printed(Triggered(WhenThisMoves(nth=1), (Burn(1, TargetPlayer("player", opponent=False)),)))
)
