from judge.cards.definition import card, printed
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.card import UNIT
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

PRIDESTALKER = card("Pridestalker", printed(Triggered(WhenYouPlay(card_type=UNIT), (GiveMight(1, Target(a_unit())),))))
