from judge.cards.definition import card, printed
from judge.engine.actions.kill import Kill
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Target

HARNESSED_DRAGON = card("Harnessed Dragon", printed(Triggered(WhenPlayed(), (Kill(Target(an_enemy_unit())),))))
