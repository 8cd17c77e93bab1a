from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import ThereAre
from judge.engine.wording.criteria import Criteria, Side

THREE_OTHER_GEAR = ThereAre(Criteria("Gear", Side.YOURS, another=True), 3)

PATCHED_POROBOT = card("Patched Porobot", printed(Triggered(WhenPlayed(), (Draw(1),), only_if=THREE_OTHER_GEAR)))
