from judge.cards.definition import card, printed
from judge.engine.actions.play import Ignoring, Play
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.state.card import UNIT
from judge.engine.state.zones import Zone
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.references import Target

SOULGORGER = card(
    "Soulgorger",
    printed(Triggered(WhenPlayed(), (Play(Target(CardsIn(Zone.TRASH, UNIT), "card"), Ignoring.ENERGY),), may=True)),
)
