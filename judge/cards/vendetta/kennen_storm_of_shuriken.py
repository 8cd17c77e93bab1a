from judge.cards.definition import card, printed
from judge.engine.actions.burn import Burn
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.instructions.this_turn import AppliesThisTurn
from judge.engine.keywords.flow import HasFlow
from judge.engine.state.card import SPELL
from judge.engine.state.zones import Zone
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.references import Target

KENNEN_STORM_OF_SHURIKEN = card(
    "Kennen, Storm of Shuriken",
    printed(
        Triggered(WhenPlayed(), (Burn(2),)),
        Triggered(
            WhenThisScores((CONQUER,)), (AppliesThisTurn(HasFlow(), Target(CardsIn(Zone.TRASH, SPELL), "spell")),)
        ),
    ),
)
