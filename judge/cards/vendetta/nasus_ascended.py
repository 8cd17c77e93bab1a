from judge.cards.definition import card, printed
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.instructions.gain_points import GainPoints
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered

NASUS_ASCENDED = card(
    "Nasus, Ascended",
    printed(
        "Deflect 2",
        "Empower",
        "Empowered",
        empower(Cost(8)),
        empowered(Triggered(WhenThisScores((CONQUER,)), (GainPoints(1),))),
    ),
)
