from judge.cards.definition import card, printed
from judge.engine.actions.move import Move, ToThere
from judge.engine.conditions.moves import WhenMoves
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import This

STEALTHY_PURSUER = card(
    "Stealthy Pursuer",
    printed(Triggered(WhenMoves(a_friendly_unit(), from_here=True), (Move(This(), ToThere(with_it=True)),), may=True)),
)
