from judge.cards.definition import card, errata, printed
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.instructions.give_might import GiveMight
from judge.engine.instructions.if_so import If
from judge.engine.state.delayed import Until
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import ThereAre
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.qualities import IsReady
from judge.engine.wording.references import This

READY_ENEMIES_HERE = ThereAre(an_enemy_unit(IsReady()), here=True)

DUNE_DRAKE = card(
    "Dune Drake",
    # As printed no end of the increase is named.
    printed(Triggered(WHEN_THIS_ATTACKS, (If(READY_ENEMIES_HERE, (GiveMight(2, This(), until=Until.FOREVER),)),))),
    errata("2025-10-28-origins", Triggered(WHEN_THIS_ATTACKS, (If(READY_ENEMIES_HERE, (GiveMight(2, This()),)),))),
)
