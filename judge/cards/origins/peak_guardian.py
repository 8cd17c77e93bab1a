from judge.cards.definition import card, printed
from judge.engine.actions.buff import Buff
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.instructions.if_so import If
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import AtABattlefield
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Every, This

PEAK_GUARDIAN = card(
    "Peak Guardian",
    printed(
        Triggered(
            WhenPlayed(), (Buff(This()), If(AtABattlefield(), (Buff(Every(a_friendly_unit(another=True), here=True)),)))
        )
    ),
)
