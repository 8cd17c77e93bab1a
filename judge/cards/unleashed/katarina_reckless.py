from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.actions.ready import Ready
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.conditions.deeds import WhenYouHide
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Target, This

KATARINA_RECKLESS = card(
    "Katarina, Reckless",
    printed(
        Triggered(WhenYouHide(), (Ready(This()),)),
        Triggered(WhenYouPlay(facedown=True), (Deal(2, Target(an_enemy_unit())),)),
    ),
)
