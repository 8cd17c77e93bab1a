from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.instructions.give import Give
from judge.engine.state.cost import Cost
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

BOUNTY_HUNTER = card(
    "Bounty Hunter",
    printed(Activated(Cost(exhaust_this=True), (Give((HasKeywords(("Ganking",)),), Target(a_unit())),))),
)
