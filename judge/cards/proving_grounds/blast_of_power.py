from judge.cards.definition import card, printed
from judge.engine.actions.kill import Kill
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.locations import Where
from judge.engine.wording.references import Target

BLAST_OF_POWER = card("Blast of Power", printed("Action", Kill(Target(a_unit(where=Where.BATTLEFIELD)))))
