from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import ControllerOf, Target

HIDDEN_BLADE = card(
    "Hidden Blade", printed("Action", "Hidden", Kill(Target(a_unit(where=Where.BATTLEFIELD))), Draw(2, ControllerOf()))
)
