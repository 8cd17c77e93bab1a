from judge.cards.definition import card, printed
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.circumstances import ThereAre
from judge.engine.wording.criteria import Criteria, Side, a_unit_of_yours
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import Every, This

BREAKNECK_MECH = card(
    "Breakneck Mech",
    printed(
        Static(Every(a_unit_of_yours(Tagged("Mech"))), (HasKeywords(("Deflect", "Ganking")),)),
        EntersReady(This(), during=ThereAre(Criteria("", Side.YOURS, another=True, qualities=(Tagged("Mech"),)))),
    ),
)
