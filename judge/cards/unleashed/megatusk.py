from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.instructions.give import Give
from judge.engine.instructions.xp import SpendXP
from judge.engine.state.cost import Cost
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.references import Every

MEGATUSK = card(
    "Megatusk",
    printed(
        Activated(
            Cost(actions=(SpendXP(3),)), (Give((HasKeywords(("Ganking",)),), Every(a_unit_of_yours(), here=True)),)
        )
    ),
)
