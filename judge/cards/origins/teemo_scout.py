from judge.cards.definition import card, printed
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.give_might import GiveMight
from judge.engine.references import This

TEEMO_SCOUT = card("Teemo, Scout", printed("Hidden", Triggered(WhenPlayed(), (GiveMight(3, This()),))))
