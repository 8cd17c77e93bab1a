from judge.cards.definition import card, printed
from judge.engine.abilities.move_conditions import WhenThisMoves
from judge.engine.abilities.triggered import Triggered
from judge.engine.abilities.untargetable import Untargetable
from judge.engine.actions.give_might import GiveMight
from judge.engine.combat_circumstances import InCombat
from judge.engine.criteria import Where
from judge.engine.references import This

AKALI_SILENT = card(
    "Akali, Silent",
    printed(Untargetable(unless=InCombat()), Triggered(WhenThisMoves(Where.BATTLEFIELD), (GiveMight(2, This()),))),
)
