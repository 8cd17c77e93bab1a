from judge.cards.definition import card, printed
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

EVERSHADE_STALKER = card("Evershade Stalker", printed(Triggered(WhenPlayed(), (Discard(1), Draw(1)))))
