from judge.cards.definition import card, printed
from judge.engine.actions.kill import Kill
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Every

THERMO_BEAM = card("Thermo Beam", printed("Action", Kill(Every(Criteria("Gear")))))
