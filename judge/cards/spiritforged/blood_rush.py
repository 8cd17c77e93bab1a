from judge.cards.definition import card, errata, printed
from judge.engine.instructions.give import Give
from judge.engine.keywords.repeat import repeat
from judge.engine.state.cost import Cost
from judge.engine.state.delayed import Until
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

REPEAT_FOR_ONE = repeat(Cost(energy=1))

ASSAULT_TWO = (HasKeywords(("Assault 2",)),)

BLOOD_RUSH = card(
    "Blood Rush",
    printed("Action", "Repeat", REPEAT_FOR_ONE, Give(ASSAULT_TWO, Target(a_unit()), Until.FOREVER)),
    errata("2026-01-14-spiritforged", "Action", "Repeat", REPEAT_FOR_ONE, Give(ASSAULT_TWO, Target(a_unit()))),
)
