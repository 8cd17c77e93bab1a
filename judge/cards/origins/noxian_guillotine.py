from judge.cards.definition import card, printed
from judge.engine.abilities.damage_conditions import WhenDamaged
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.choose import Choose
from judge.engine.actions.delay import NextTimeThisTurn
from judge.engine.actions.if_so import If
from judge.engine.actions.kill import Kill
from judge.engine.circumstances import AnotherCardFinalized
from judge.engine.criteria import a_unit
from judge.engine.references import Chosen, Noted, Target

KILLED_BY_DAMAGE = Triggered(WhenDamaged(a_unit()), (Kill(Noted()),))

NOXIAN_GUILLOTINE = card(
    "Noxian Guillotine",
    printed(
        "Action",
        "Legion",
        Choose(Target(a_unit())),
        If(AnotherCardFinalized(), (Kill(Chosen()),), (NextTimeThisTurn(Chosen(), KILLED_BY_DAMAGE),)),
    ),
)
