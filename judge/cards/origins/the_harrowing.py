from judge.cards.definition import card, printed
from judge.engine.actions.play import Ignoring, Play
from judge.engine.criteria import CardsIn
from judge.engine.references import Target
from judge.engine.zones import Zone

THE_HARROWING = card("The Harrowing", printed(Play(Target(CardsIn(Zone.TRASH, "Unit")), Ignoring.ENERGY)))
