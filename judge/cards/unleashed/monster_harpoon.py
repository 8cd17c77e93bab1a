from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.if_so import If
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Chosen, Target
from judge.engine.wording.source_circumstances import YouHaveFacedown

MONSTER_HARPOON = card(
    "Monster Harpoon",
    printed(
        "Action",
        Choose(Target(a_unit(where=Where.BATTLEFIELD))),
        If(YouHaveFacedown(), (Deal(4, Chosen()),), (Deal(2, Chosen()),)),
    ),
)
