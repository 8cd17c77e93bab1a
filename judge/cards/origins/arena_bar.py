from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.buff import Buff
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.qualities import IsReady
from judge.engine.wording.references import Target

ARENA_BAR = card(
    "Arena Bar", printed(Activated(Cost(exhaust_this=True), (Buff(Target(a_friendly_unit(IsReady(ready=False)))),)))
)
