from judge.cards.definition import card, printed
from judge.engine.actions.play import Ignoring, Play
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.state.card import SPELL
from judge.engine.state.zones import Zone
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.qualities import CostsLessThanYourPoints
from judge.engine.wording.references import Target

KAISA_EVOLUTIONARY = card(
    "Kai'Sa, Evolutionary",
    printed(
        "Ganking",
        Triggered(
            WhenThisScores((CONQUER,)),
            (
                Play(
                    Target(CardsIn(Zone.TRASH, SPELL, qualities=(CostsLessThanYourPoints(),)), "spell"),
                    Ignoring.ENERGY,
                    recycled="then",
                ),
            ),
            may=True,
        ),
    ),
)
