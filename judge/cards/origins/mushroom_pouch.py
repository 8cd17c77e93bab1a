from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.turn import START_OF_BEGINNING_PHASE
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import ThereAre
from judge.engine.wording.criteria import Facedown, Side

MUSHROOM_POUCH = card(
    "Mushroom Pouch",
    printed(Triggered(START_OF_BEGINNING_PHASE, (Draw(1),), only_if=ThereAre(Facedown(Side.YOURS)))),
)
