from judge.cards.definition import card, printed
from judge.engine.conditions.combat import ATTACKS, DEFENDS, WhenThisFights
from judge.engine.instructions.give_might import GiveMight
from judge.engine.instructions.xp import GainXP
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import ThereAre
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.qualities import Alone
from judge.engine.wording.references import This

KHAZIX_MUTATING_HORROR = card(
    "Kha'Zix, Mutating Horror",
    printed(
        "Ambush",
        Triggered(
            WhenThisFights((ATTACKS, DEFENDS)),
            (GiveMight(2, This()), GainXP(2)),
            only_if=ThereAre(an_enemy_unit(Alone()), here=True),
        ),
    ),
)
