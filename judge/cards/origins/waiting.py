"""Origins: cards whose effect waits for something to happen this turn."""

from __future__ import annotations

from judge.cards.definition import FURY, ORDER, printed, spell
from judge.engine.abilities.damage_conditions import WhenDamaged
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.choose import Choose
from judge.engine.actions.delay import NextTimeThisTurn
from judge.engine.actions.if_so import If
from judge.engine.actions.kill import Kill
from judge.engine.actions.this_turn import ThisTurn
from judge.engine.circumstances import AnotherCardFinalized
from judge.engine.criteria import a_unit
from judge.engine.references import Chosen, Noted, Target

KILLED_BY_DAMAGE = Triggered(WhenDamaged(a_unit()), (Kill(Noted()),))

IMPERIAL_DECREE = spell(
    "Imperial Decree", "OGN-221/298", ORDER, energy=5, power=2, keywords=("Action",),
    variants=(printed(ThisTurn(KILLED_BY_DAMAGE)),),
)  # fmt: skip

NOXIAN_GUILLOTINE = spell(
    "Noxian Guillotine", "OGN-254/298", FURY, ORDER, energy=4, power=1, keywords=("Action", "Legion"),
    supertype="Signature", tags=("Darius",),
    variants=(
        printed(
            Choose(Target(a_unit())),
            If(AnotherCardFinalized(), (Kill(Chosen()),), (NextTimeThisTurn(Chosen(), KILLED_BY_DAMAGE),)),
        ),
    ),
)  # fmt: skip
