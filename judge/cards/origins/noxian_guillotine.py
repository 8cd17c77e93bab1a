from judge.cards.definition import card, printed
from judge.engine.actions.kill import Kill
from judge.engine.conditions.damage import WhenDamaged
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.delay import NextTimeThisTurn
from judge.engine.instructions.if_so import If
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import AnotherCardFinalized
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Chosen, Target, TriggeringObject

KILLED_BY_DAMAGE = Triggered(WhenDamaged(a_unit()), (Kill(TriggeringObject()),))

NOXIAN_GUILLOTINE = card(
    "Noxian Guillotine",
    printed(
        "Action",
        "Legion",
        Choose(Target(a_unit())),
        If(AnotherCardFinalized(), (Kill(Chosen()),), (NextTimeThisTurn(Chosen(), KILLED_BY_DAMAGE),)),
    ),
)
