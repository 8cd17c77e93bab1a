from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

DARIUS_TRIFARIAN = card(
    "Darius, Trifarian", printed(Triggered(WhenYouPlay(nth=2), (GiveMight(2, This()), Ready(This()))))
)
