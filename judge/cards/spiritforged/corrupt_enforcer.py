from judge.cards.definition import card, printed
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.conditions.combat import WhenThisWinsCombat
from judge.engine.conditions.moves import WhenThisMoves
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.locations import Where

CORRUPT_ENFORCER = card(
    "Corrupt Enforcer",
    printed(Triggered(WhenThisMoves(Where.BATTLEFIELD), (Discard(1),)), Triggered(WhenThisWinsCombat(), (Draw(1),))),
)
