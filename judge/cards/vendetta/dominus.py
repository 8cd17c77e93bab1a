from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.double import DoubleMight
from judge.engine.actions.ready import Ready
from judge.engine.instructions.give import Give
from judge.engine.state.cost import Cost
from judge.engine.wording.changes import HasAbilities
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Chosen, Target, This

READY_ME = Activated(Cost(power=("A", "A")), (Ready(This()),))

DOMINUS = card(
    "Dominus",
    printed("Action", DoubleMight(Target(a_unit())), Give((HasAbilities((READY_ME,)),), Chosen())),
)
