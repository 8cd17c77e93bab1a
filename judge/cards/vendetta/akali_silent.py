from judge.cards.definition import card, printed
from judge.engine.abilities.untargetable import Untargetable
from judge.engine.conditions.moves import WhenThisMoves
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.combat_circumstances import InCombat
from judge.engine.wording.criteria import Where
from judge.engine.wording.references import This

AKALI_SILENT = card(
    "Akali, Silent",
    printed(Untargetable(unless=InCombat()), Triggered(WhenThisMoves(Where.BATTLEFIELD), (GiveMight(2, This()),))),
)
