from judge.cards.definition import card, printed
from judge.engine.abilities.conditions import WhenYouDiscard
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.give_might import GiveMight
from judge.engine.actions.ready import Ready
from judge.engine.references import This

JINX_REBEL = card("Jinx, Rebel", printed(Triggered(WhenYouDiscard(), (Ready(This()), GiveMight(1, This())))))
