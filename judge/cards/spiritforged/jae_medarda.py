from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.targeting import WhenChosen
from judge.engine.triggers.triggered_ability import Triggered

JAE_MEDARDA = card("Jae Medarda", printed(Triggered(WhenChosen(by_spell=True), (Draw(1),))))
