from judge.cards.definition import card, printed
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.xp import GainXP
from judge.engine.state.card import BATTLEFIELD
from judge.engine.wording.compared import LessMightThan
from judge.engine.wording.criteria import Criteria, a_friendly_unit, an_enemy_unit
from judge.engine.wording.references import Every, Target
from judge.engine.wording.requirements import AtLocationOf

STARE_DOWN = card(
    "Stare Down",
    printed(
        Choose(Target(a_friendly_unit())),
        Choose(Target(Criteria(BATTLEFIELD), "battlefield")),
        Move(Every(an_enemy_unit(), requirements=(AtLocationOf("battlefield"), LessMightThan("unit"))), TO_BASE),
        GainXP(1),
    ),
)
