from judge.cards.definition import card, printed
from judge.engine.actions.play import Ignoring, Play
from judge.engine.state.zones import Zone
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.references import Target

THE_HARROWING = card("The Harrowing", printed(Play(Target(CardsIn(Zone.TRASH, "Unit")), Ignoring.ENERGY)))
