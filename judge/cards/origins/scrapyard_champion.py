from judge.cards.definition import card, printed
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.keywords.legion import LEGION
from judge.engine.triggers.triggered_ability import Triggered

SCRAPYARD_CHAMPION = card(
    "Scrapyard Champion", printed("Legion", Triggered(WhenPlayed(), (Discard(2), Draw(2)), only_if=LEGION))
)
