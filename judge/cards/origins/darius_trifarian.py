from judge.cards.definition import card, printed
from judge.engine.abilities.conditions import WhenYouPlay
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.give_might import GiveMight
from judge.engine.actions.ready import Ready
from judge.engine.references import This

DARIUS_TRIFARIAN = card(
    "Darius, Trifarian", printed(Triggered(WhenYouPlay(nth=2), (GiveMight(2, This()), Ready(This()))))
)
