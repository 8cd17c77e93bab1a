from judge.cards.definition import card, printed
from judge.engine.actions.buff import Buff
from judge.engine.actions.draw import Draw
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import ThereAre
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import This

PORO_HERDER = card(
    "Poro Herder",
    printed(
        Triggered(
            WhenPlayed(),
            (Buff(This()), Draw(1)),
            only_if=ThereAre(Criteria("", Side.YOURS, qualities=(Tagged("Poro"),))),
        )
    ),
)
