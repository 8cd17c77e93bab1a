from judge.cards.definition import card, printed
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.deal_split import DealSplit
from judge.engine.instructions.delay import IfThisKills
from judge.engine.instructions.xp import GainXP
from judge.engine.targeting.amounts import MightOf
from judge.engine.wording.criteria import Where, a_friendly_unit, an_enemy_unit
from judge.engine.wording.references import ANY_NUMBER, Chosen, Target
from judge.engine.wording.requirements import SplitDamage

SPLIT_AMONG_ENEMIES = Target(
    an_enemy_unit(where=Where.BATTLEFIELD), "units", at_most=ANY_NUMBER, requirements=(SplitDamage("unit"),)
)

ALPHA_STRIKE = card(
    "Alpha Strike",
    printed(
        "Action",
        Choose(Target(a_friendly_unit())),
        DealSplit(MightOf(Chosen()), SPLIT_AMONG_ENEMIES, by=Chosen()),
        IfThisKills(Chosen("units"), (GainXP(1),), dealer=Chosen()),
    ),
)
