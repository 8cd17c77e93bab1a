from judge.cards.definition import card, printed
from judge.engine.abilities.untargetable import Untargetable
from judge.engine.instructions.give import Give
from judge.engine.instructions.give_might import GiveMight
from judge.engine.keywords.flow import Flow
from judge.engine.state.cost import Cost
from judge.engine.wording.changes import HasAbilities
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Chosen, Target

TWILIGHT_SHROUD = card(
    "Twilight Shroud",
    printed(
        "Flow",
        Flow(Cost(2)),
        GiveMight(1, Target(a_friendly_unit())),
        Give((HasAbilities((Untargetable(),)),), Chosen()),
    ),
)
