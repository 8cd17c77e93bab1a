from judge.cards.definition import card, printed
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.draw import Draw
from judge.engine.circumstances import ThereAre
from judge.engine.criteria import Criteria, Side

THREE_OTHER_GEAR = ThereAre(Criteria("Gear", Side.YOURS, another=True), 3)

PATCHED_POROBOT = card("Patched Porobot", printed(Triggered(WhenPlayed(), (Draw(1),), only_if=THREE_OTHER_GEAR)))
