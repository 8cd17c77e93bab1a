from judge.cards.definition import card, printed
from judge.engine.actions.choose import Choose
from judge.engine.actions.deal_split import DealSplit
from judge.engine.actions.delay import IfThisKills
from judge.engine.actions.xp import GainXP
from judge.engine.amounts import MightOf
from judge.engine.criteria import Where, a_friendly_unit, an_enemy_unit
from judge.engine.references import ANY_NUMBER, Chosen, Target

SPLIT_AMONG_ENEMIES = Target(
    an_enemy_unit(where=Where.BATTLEFIELD), "units", at_most=ANY_NUMBER, split=True, split_by="unit"
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
