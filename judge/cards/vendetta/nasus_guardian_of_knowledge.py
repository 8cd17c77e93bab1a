from judge.cards.definition import card, printed
from judge.engine.actions.channel import Channel
from judge.engine.conditions.conditions import WhenDies
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit

NASUS_GUARDIAN_OF_KNOWLEDGE = card(
    "Nasus, Guardian of Knowledge",
    printed(Triggered(WhenDies(an_enemy_unit(), here=True), (Channel(1, exhausted=True),), each_turn=1)),
)
