from judge.cards.definition import card, printed
from judge.engine.actions.kill import Kill
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.locations import Where
from judge.engine.wording.qualities import WithMight
from judge.engine.wording.references import Target

SOUL_HARVEST = card("Soul Harvest", printed(Kill(Target(a_unit(WithMight(at_most=3), where=Where.BATTLEFIELD)))))
