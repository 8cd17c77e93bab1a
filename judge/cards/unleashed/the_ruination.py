from judge.cards.definition import card, printed
from judge.engine.actions.kill import Kill
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Every

THE_RUINATION = card("The Ruination", printed(Kill(Every(a_unit()))))
