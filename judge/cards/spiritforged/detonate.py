from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import ControllerOf, Target

DETONATE = card("Detonate", printed(Kill(Target(Criteria("Gear"), "gear")), Draw(2, ControllerOf("gear"))))
