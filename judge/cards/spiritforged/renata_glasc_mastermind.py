from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.draw import Draw
from judge.engine.instructions.gain_points import GainPoints
from judge.engine.state.cost import Cost
from judge.engine.wording.circumstances import AtABattlefield

RENATA_GLASC_MASTERMIND = card(
    "Renata Glasc, Mastermind",
    printed(
        Activated(Cost(1, ("B",)), (Draw(1),), only_while=AtABattlefield()),
        Activated(Cost(4, ("B",) * 4, exhaust_this=True), (GainPoints(1),), only_while=AtABattlefield()),
    ),
)
