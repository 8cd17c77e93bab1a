from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.conditions.discards import WhenYouDiscard
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

JINX_REBEL = card("Jinx, Rebel", printed(Triggered(WhenYouDiscard(), (Ready(This()), GiveMight(1, This())))))
