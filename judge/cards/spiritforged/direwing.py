from judge.cards.definition import card, printed
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.wording.circumstances import ThereAre
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import This

DIREWING = card(
    "Direwing",
    printed(
        EntersReady(This(), during=ThereAre(Criteria("", Side.YOURS, another=True, qualities=(Tagged("Dragon"),))))
    ),
)
