from judge.cards.definition import card, printed
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.give_might import GiveMight
from judge.engine.instructions.if_so import If
from judge.engine.keywords.level import WhileLevel
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Chosen, Target

COMBAT_EXPERIENCE = card(
    "Combat Experience",
    printed(
        "Reaction",
        "Level 6",
        Choose(Target(a_unit())),
        If(WhileLevel(6), (GiveMight(3, Chosen()),), (GiveMight(1, Chosen()),)),
    ),
)
